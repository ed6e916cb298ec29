import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EmptyDatabase } from './databases.js';

/** An empty embedded database in a folder of its own, for tests that no engine matters to. */
export async function temporaryPlace(): Promise<EmptyDatabase & { remove(): Promise<void> }> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kerf-data-'));
  return {
    databaseUrl: null,
    dataDirectory,
    variables: { DATA_DIR: dataDirectory, DATABASE_URL: '', DEMO: 'off' },
    remove: () => rm(dataDirectory, { recursive: true, force: true }),
  };
}
