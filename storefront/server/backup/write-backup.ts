import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { knowsSchema, schemaOf } from '../db/migrate.js';
import { openKeptAsItIs } from '../db/open-database.js';
import type { Env } from '../env.js';
import { StartError } from '../start-error.js';
import {
  type AnySchema,
  type BackupEnd,
  type BackupHead,
  backupFormat,
  keptTables,
} from './backup-format.js';
import { readRows } from './read-rows.js';

async function requireSchema(db: Kysely<AnySchema>): Promise<string> {
  const schema = await schemaOf(db);
  if (schema === null || !knowsSchema(schema))
    throw new StartError(
      'The database was made by a newer version of the shop. Back it up with that version.',
    );
  return schema;
}

/** What a backup counted. */
interface Counted {
  rows: number;
}

async function* linesOf(db: Kysely<AnySchema>, now: Date, counted: Counted): AsyncGenerator<string> {
  const tables = new Set(
    (await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name),
  );
  const head: BackupHead = {
    kerf_backup: backupFormat,
    schema: await requireSchema(db),
    made_at: now.toISOString(),
  };
  yield `${JSON.stringify(head)}\n`;
  for (const table of keptTables.filter((name) => tables.has(name)))
    for await (const rows of readRows(db, table)) {
      counted.rows += rows.length;
      yield rows.map((row) => `${JSON.stringify({ table, row })}\n`).join('');
    }
  const end: BackupEnd = { end: true, rows: counted.rows };
  yield `${JSON.stringify(end)}\n`;
}

/**
 * Writes everything that a shop keeps into `file`, as it is at one moment, while servers go on writing. A file that is
 * there already is replaced once the new one is whole. Returns the number of rows.
 */
export async function writeBackup(
  place: Pick<Env, 'databaseUrl' | 'dataDirectory'>,
  file: string,
  now: Date,
): Promise<number> {
  const db = await openKeptAsItIs<AnySchema>(place);
  const part = `${file}.${process.pid}.part`;
  const counted: Counted = { rows: 0 };
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) =>
        pipeline(
          Readable.from(linesOf(trx, now, counted)),
          createGzip(),
          // It holds what people put in their carts: for its owner's eyes.
          createWriteStream(part, { mode: 0o600, flush: true }),
        ),
      );
    await rename(part, file);
    return counted.rows;
  } catch (error) {
    await rm(part, { force: true });
    if (error instanceof Error && 'syscall' in error)
      throw new StartError(`The backup can’t be written to ${file}: ${error.message}.`, { cause: error });
    throw error;
  } finally {
    await db.destroy();
  }
}
