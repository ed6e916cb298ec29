import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Storage } from '../storage/storage.js';
import { copyFiles } from './copy-artwork.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kerf-copies-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('A file is copied under a name that any folder takes, and keeps its ending however long it was called', async () => {
  const kept = path.join(folder, 'kept');
  await writeFile(kept, 'x');
  const storage = { withPath: (_key: string, work: (file: string) => unknown) => work(kept) };
  const names = [`${'a'.repeat(300)}.svg`, '../../x.pdf', 'b'.repeat(300), `${'ж'.repeat(119)}.tiff`];
  const files = names.map((name) => ({ name, storage_key: 'kept' }));
  const copied = await copyFiles(storage as unknown as Storage, files, path.join(folder, 'copies'));
  expect(copied).toEqual([
    `1 ${'a'.repeat(114)}.svg`,
    '2 _.._x.pdf',
    `3 ${'b'.repeat(118)}`,
    `4 ${'ж'.repeat(113)}.tiff`,
  ]);
  expect((await readdir(path.join(folder, 'copies'))).sort()).toEqual([...copied].sort());
});
