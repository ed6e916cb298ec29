import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, inject } from 'vitest';
import { type Engine, engines } from './database-engines.js';

/** A database without a row that no other test sees. */
export interface EmptyDatabase {
  databaseUrl: string | null;
  dataDirectory: string;
  /** The same as variables of a process. */
  variables: Record<string, string>;
}

/**
 * Makes another empty database with the schema of today, as a copy: to migrate one takes longer than most tests do.
 * With 'no schema' it is one that nobody ever opened. All of them are gone after the tests.
 */
export type OpenEmpty = (schema?: 'no schema') => Promise<EmptyDatabase>;

async function tell(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Declares the same tests twice: on the embedded database, and on a PostgreSQL. */
export function describeOnEachDatabase(
  name: string,
  declare: (open: OpenEmpty) => void,
  on: readonly Engine[] = engines,
): void {
  for (const engine of on) {
    describe(`${name}, on ${engine}`, () => {
      const tidy: (() => Promise<void>)[] = [];
      afterAll(async () => {
        for (const each of tidy.reverse()) await each();
      });
      declare(async (schema) => {
        const migrated = inject('migrated');
        const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kerf-data-'));
        tidy.push(() => rm(dataDirectory, { recursive: true, force: true }));
        if (engine === 'SQLite') {
          if (!schema) await cp(migrated.dataDirectory, dataDirectory, { recursive: true });
          return {
            databaseUrl: null,
            dataDirectory,
            variables: { DATA_DIR: dataDirectory, DATABASE_URL: '', DEMO: 'off' },
          };
        }
        const server = inject('postgresUrl');
        const database = `kerf_${randomBytes(6).toString('hex')}`;
        await tell(
          server,
          `create database ${database}${schema ? '' : ` template ${migrated.database} strategy file_copy`}`,
        );
        tidy.push(() => tell(server, `drop database if exists ${database} with (force)`));
        const url = new URL(server);
        url.pathname = `/${database}`;
        return {
          databaseUrl: url.href,
          dataDirectory,
          variables: { DATA_DIR: dataDirectory, DATABASE_URL: url.href },
        };
      });
    });
  }
}

/** Declares tests that are slow and ask a database for little, on the embedded one alone. */
export const describeOnSQLite = (name: string, declare: (open: OpenEmpty) => void): void =>
  describeOnEachDatabase(name, declare, ['SQLite']);
