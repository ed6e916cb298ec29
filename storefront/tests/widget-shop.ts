/** Vitest set-up for widget tests: the real shop as a process of its own, with a database of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startApi } from './start-api.js';

export default async function startWidgetShop(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kerf-widgets-'));
  const shop = await startApi({ DATA_DIR: folder, DEMO: 'off' });
  await shop.answering();
  project.provide('shopApi', `${shop.url}/api`);
  return async () => {
    await shop.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
}
