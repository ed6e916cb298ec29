import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, inject } from 'vitest';

/** An empty database that no other test sees. */
export interface EmptyDatabase {
  databaseUrl: string | null;
  dataDirectory: string;
  /** The same as variables of a process. */
  variables: Record<string, string>;
}

/** Makes another empty database; all of them are gone after the tests. */
export type OpenEmpty = () => Promise<EmptyDatabase>;

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
export function describeOnEachDatabase(name: string, declare: (open: OpenEmpty) => void): void {
  for (const engine of ['SQLite', 'PostgreSQL'] as const) {
    describe(`${name}, on ${engine}`, () => {
      const tidy: (() => Promise<void>)[] = [];
      afterAll(async () => {
        for (const each of tidy.reverse()) await each();
      });
      declare(async () => {
        const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kerf-data-'));
        tidy.push(() => rm(dataDirectory, { recursive: true, force: true }));
        if (engine === 'SQLite')
          return {
            databaseUrl: null,
            dataDirectory,
            variables: { DATA_DIR: dataDirectory, DATABASE_URL: '' },
          };
        const server = inject('postgresUrl');
        const database = `kerf_${randomBytes(6).toString('hex')}`;
        await tell(server, `create database ${database}`);
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
