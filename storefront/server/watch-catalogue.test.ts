import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { repositoryRoot } from './paths.js';
import { type LiveCatalogue, watchCatalogue } from './watch-catalogue.js';

describe('A catalogue in use', () => {
  let above: string;
  let directory: string;
  let live: LiveCatalogue;
  let said: string[];
  const file = () => path.join(directory, 'shipping/shipping.json');
  const edit = async (change: (text: string) => string) => {
    await writeFile(file(), change(await readFile(file(), 'utf8')));
  };
  beforeEach(async () => {
    above = await mkdtemp(path.join(tmpdir(), 'kerf-catalogue-'));
    directory = path.join(above, 'catalogue');
    await cp(path.join(repositoryRoot(), 'storefront/catalogue'), directory, { recursive: true });
    said = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) });
    live = await watchCatalogue(directory, log, 25);
  });
  afterEach(async () => {
    live.stop();
    await rm(above, { recursive: true });
  });
  const nameMethod = (name: string) =>
    edit((text) => text.replace(/"method": ?"[^"]+"/, `"method": "${name}"`));
  const copy = async (name: string, method: string) => {
    const to = path.join(above, name);
    await cp(directory, to, { recursive: true });
    const shipping = path.join(to, 'shipping/shipping.json');
    const text = await readFile(shipping, 'utf8');
    await writeFile(shipping, text.replace(/"method": ?"[^"]+"/, `"method": "${method}"`));
    return to;
  };
  const shows = (name: string) =>
    vi.waitFor(() => expect(live.current().shipping.methods[0]?.method).toBe(name), patience);
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

  test('follows them still when the folder was moved away and back', async () => {
    const before = live.current();
    const aside = path.join(above, 'aside');
    await rename(directory, aside);
    await vi.waitFor(() => expect(said.join('')).toContain('the earlier one stays'), patience);
    expect(live.current()).toBe(before);
    await rename(aside, directory);
    await nameMethod('Road');
    await shows('Road');
  });

  test('follows the folder that took the place of the first, and its files', async () => {
    const next = await copy('next', 'Rail');
    await rename(directory, path.join(above, 'previous'));
    await rename(next, directory);
    await shows('Rail');
    await nameMethod('Road');
    await shows('Road');
  });

  test('follows a link that is pointed at another folder, and the files there', async () => {
    const [first, second] = [await copy('release-1', 'Rail'), await copy('release-2', 'River')];
    const link = path.join(above, 'current');
    await symlink(first, link);
    live.stop();
    live = await watchCatalogue(link, pino({ level: 'silent' }), 25);
    await shows('Rail');
    await symlink(second, `${link}-new`);
    await rename(`${link}-new`, link);
    await shows('River');
    directory = second;
    await nameMethod('Road');
    await shows('Road');
  });
});
