import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { type Kysely, sql, type Transaction } from 'kysely';
import { knowsSchema, migrate } from '../db/migrate.js';
import { openAsItIs, openDatabase } from '../db/open-database.js';
import type { Env } from '../env.js';
import { StartError } from '../start-error.js';
import {
  type AnySchema,
  type BackupHead,
  type BackupRow,
  backupFormat,
  isAddedTo,
  isEnd,
  isHead,
  isRow,
  keptTables,
} from './backup-format.js';
import { readRows } from './read-rows.js';

/** Rows that are inserted by one statement. */
const batchSize = 200;

const notABackup = (file: string) => new StartError(`${file} is no backup of this shop.`);
const damaged = (file: string) => new StartError(`${file} is damaged or cut off. Nothing was restored.`);

async function* linesOf(file: string): AsyncGenerator<unknown> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip());
  source.on('error', (error) => text.destroy(error));
  let rest = '';
  for await (const chunk of text.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}

function checkHead(line: unknown, file: string): BackupHead {
  if (!isHead(line)) throw notABackup(file);
  if (line.kerf_backup > backupFormat || !knowsSchema(line.schema))
    throw new StartError(`${file} was made by a newer version of the shop. Restore it with that version.`);
  return line;
}

async function insertRows(db: Kysely<AnySchema>, rows: readonly BackupRow[]): Promise<void> {
  const [first] = rows;
  if (first)
    await db
      .insertInto(first.table)
      .values(rows.map(({ row }) => toValues(row)))
      .execute();
}

/** The columns of a row; one without an id is refused by its table. */
const toValues = ({ id, ...columns }: BackupRow['row']) => ({ ...columns, id: String(id) });

/** Puts the rows of a backup into an empty database of the schema that they are of, and brings that up to date. */
async function unpack(lines: AsyncIterator<unknown>, head: BackupHead, db: Kysely<AnySchema>, file: string) {
  await migrate(db, head.schema);
  await db.transaction().execute(async (trx) => {
    let batch: BackupRow[] = [];
    let rows = 0;
    for (;;) {
      const { value: line, done } = await lines.next();
      if (done) throw damaged(file);
      if (isEnd(line)) {
        if (line.rows !== rows) throw damaged(file);
        break;
      }
      if (!isRow(line)) throw damaged(file);
      if (batch.length === batchSize || (batch[0] && batch[0].table !== line.table)) {
        await insertRows(trx, batch);
        batch = [];
      }
      batch.push(line);
      rows++;
    }
    await insertRows(trx, batch);
  });
  await migrate(db);
}

async function isEmpty(db: Kysely<AnySchema>): Promise<boolean> {
  // Every server fills the others when it starts.
  for (const table of keptTables.filter((name) => !isAddedTo(name)))
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false;
  return true;
}

/** Puts everything of `source` in the place of what `target` keeps, but for what is only added to. Returns the number of rows. */
async function replaceAll(target: Transaction<AnySchema>, source: Kysely<AnySchema>): Promise<number> {
  for (const table of keptTables.filter((name) => !isAddedTo(name)).reverse())
    await target.deleteFrom(table).execute();
  let count = 0;
  for (const table of keptTables)
    for await (const page of readRows(source, table)) {
      for (let at = 0; at < page.length; at += batchSize)
        await target
          .insertInto(table)
          .values(page.slice(at, at + batchSize))
          .$if(isAddedTo(table), (rows) => rows.onConflict((conflict) => conflict.column('id').doNothing()))
          .execute();
      count += page.length;
    }
  return count;
}

/** Reads a whole backup into a database of its own in `folder`: a file that is wrong changes nothing anywhere else. */
async function readBackup(file: string, folder: string): Promise<Kysely<AnySchema>> {
  const lines = linesOf(file);
  const db = await openAsItIs<AnySchema>({ databaseUrl: null, dataDirectory: folder });
  try {
    const first = await lines.next().catch((error: NodeJS.ErrnoException) => {
      throw error.syscall ? new StartError(`${file} can’t be read: ${error.message}.`) : notABackup(file);
    });
    await unpack(lines, checkHead(first.value, file), db, file);
    return db;
  } catch (error) {
    await db.destroy();
    throw error instanceof StartError ? error : Object.assign(damaged(file), { cause: error });
  } finally {
    await lines.return(undefined);
  }
}

/**
 * Puts a backup into an installation, all of it or nothing; servers may run meanwhile. With `replace` it takes the
 * place of what is there; without, an installation that holds anything is refused. Returns the number of rows.
 */
export async function restoreBackup(
  place: Pick<Env, 'databaseUrl' | 'dataDirectory'>,
  file: string,
  { replace = false }: { replace?: boolean } = {},
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'kerf-restore-'));
  try {
    const source = await readBackup(file, folder);
    const { engine, close } = await openDatabase(place);
    const db = await openAsItIs<AnySchema>(place);
    try {
      return await db.transaction().execute(async (trx) => {
        // SQLite's transactions shut other writers out by themselves.
        if (engine === 'postgres')
          await sql`lock table ${sql.join(keptTables.map((table) => sql.table(table)))} in access exclusive mode`.execute(
            trx,
          );
        if (!replace && !(await isEmpty(trx)))
          throw new StartError(
            'This installation holds carts or people already. Add --replace to put the backup in their place.',
          );
        return await replaceAll(trx, source);
      });
    } finally {
      await db.destroy();
      await close();
      await source.destroy();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
