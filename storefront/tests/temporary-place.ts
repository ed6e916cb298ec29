import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Engine } from './database-engines.js';
import type { EmptyDatabase } from './databases.js';
import { startPostgres } from './start-postgres.js';

/** An empty database of its own, outside vitest. */
export interface TemporaryPlace extends EmptyDatabase {
  /** Ends the database under its users, as a power cut would, and starts it again; the embedded one ends with them. */
  crash(): Promise<void>;
  remove(): Promise<void>;
}

/** Makes an empty database: the embedded one in a folder of its own, or a PostgreSQL server that is started for it. */
export async function temporaryPlace(engine: Engine = 'SQLite'): Promise<TemporaryPlace> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kerf-data-'));
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
  const databaseUrl = postgres?.url ?? null;
  return {
    databaseUrl,
    dataDirectory,
    variables: { DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl ?? '', DEMO: 'off' },
    crash: async () => postgres?.crash(),
    async remove() {
      await postgres?.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
