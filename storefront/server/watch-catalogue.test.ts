import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { repositoryRoot } from './paths.js';
import { type LiveCatalogue, watchCatalogue } from './watch-catalogue.js';

describe('A catalogue in use', () => {
  let directory: string;
  let live: LiveCatalogue;
  let said: string[];
  const file = () => path.join(directory, 'shipping/shipping.json');
  const edit = async (change: (text: string) => string) => {
    await writeFile(file(), change(await readFile(file(), 'utf8')));
  };
  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'kerf-catalogue-'));
    await cp(path.join(repositoryRoot(), 'storefront/catalogue'), directory, { recursive: true });
    said = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) });
    live = await watchCatalogue(directory, log);
  });
  afterEach(async () => {
    live.stop();
    await rm(directory, { recursive: true });
  });
  const patience = { timeout: 15_000, interval: 50 };

  test('follows its files without a restart', async () => {
    const before = live.current();
    await edit((text) => text.replace(/"method": ?"Standard"/, '"method": "Road"'));
    await vi.waitFor(() => expect(live.current().shipping.methods[0]?.method).toBe('Road'), patience);
    expect(before.shipping.methods[0]?.method).toBe('Standard');
  });

  test('stays as it was while a file is wrong, and says which', async () => {
    const before = live.current();
    const right = await readFile(file(), 'utf8');
    await edit((text) => text.slice(0, text.length / 2));
    await vi.waitFor(() => expect(said.join('')).toContain('shipping/shipping.json'), patience);
    expect(live.current()).toBe(before);
    await writeFile(file(), right.replace(/"method": ?"Standard"/, '"method": "Road"'));
    await vi.waitFor(() => expect(live.current().shipping.methods[0]?.method).toBe('Road'), patience);
  });
});
