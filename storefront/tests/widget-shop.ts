/** Vitest set-up for widget tests: the real shop, on a free port, with a database of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from '../server/start-server.js';

export default async function startWidgetShop(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kerf-widgets-'));
  const server = await startServer({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'warn' });
  const address = server.app.server.address();
  if (!address || typeof address === 'string') throw new Error('The shop for the tests has no port.');
  project.provide('shopApi', `http://127.0.0.1:${address.port}/api`);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
