import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Upload } from '@tus/utils';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isStorageFull, isUnavailable } from '../db/engine.js';
import { createDiskRoom } from './disk-room.js';
import { openFolderStorage } from './folder-storage.js';
import type { Storage } from './storage.js';

const megabyte = 1_048_576;

describe('A folder of files', () => {
  let folder: string;
  let disk: { size: number; free: number };
  let storage: Storage;
  const open = (reserve: number | null) =>
    openFolderStorage(
      folder,
      createDiskRoom(folder, reserve, async () => disk),
    );
  const hasRoom = (bytes: number) =>
    storage.requireRoom(bytes).then(
      () => true,
      (error: unknown) => !isStorageFull(error),
    );
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kerf-files-'));
    disk = { size: 1_000 * megabyte, free: 100 * megabyte };
    storage = await open(20);
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('leaves so much of its disk free as it is told', async () => {
    expect(await hasRoom(79 * megabyte)).toBe(true);
    expect(await hasRoom(80 * megabyte)).toBe(false);
  });

  test.each([
    [30, 16],
    [1_000, 50],
    [4_000_000, 1_024],
  ])('of a disk of %i MB leaves %i free where it is told nothing', async (size, reserve) => {
    storage = await open(null);
    disk = { size: size * megabyte, free: (reserve + 10) * megabyte };
    expect(await hasRoom(9 * megabyte)).toBe(true);
    expect(await hasRoom(10 * megabyte)).toBe(false);
  });

  test('stops what finds no room on its way, and keeps none of it', async () => {
    await storage.uploads.create(new Upload({ id: 'a', offset: 0, size: 9 * megabyte }));
    async function* content() {
      for (let n = 0; n < 9; n++) {
        yield Buffer.alloc(megabyte);
        disk.free -= 15 * megabyte;
      }
    }
    const source = Readable.from(content());
    const outcome = await storage.uploads.write(source, 'a', 0).catch((error: unknown) => error);
    // A source that is destroyed is taken for a sender who left, who is told nothing.
    expect(source.destroyed).toBe(false);
    expect(isStorageFull(outcome)).toBe(true);
    expect(await storage.list()).toEqual([]);
  });

  test('that is away can’t be used for now, which is no fault of who asks, and is not made again', async () => {
    await storage.uploads.create(new Upload({ id: 'a', offset: 0, size: 9 }));
    await rm(folder, { recursive: true });
    for (const asked of [
      () => open(20),
      () => storage.requireRoom(1),
      () => storage.list(),
      () => storage.uploads.create(new Upload({ id: 'b', offset: 0, size: 9 })),
      () => storage.uploads.getUpload('a'),
      () => storage.uploads.write(Readable.from([Buffer.alloc(9)]), 'a', 0),
      () => storage.read('a'),
      () => storage.withPath('a', async () => {}),
    ])
      expect(await asked().then(() => null, isUnavailable)).toBe(true);
    // Fails where there is one.
    await mkdir(folder);
  });

  test('keeps what came of a file whose sender left', async () => {
    await storage.uploads.create(new Upload({ id: 'a', offset: 0, size: 9 }));
    async function* content() {
      yield Buffer.from('half');
      throw new Error('The line broke.');
    }
    await expect(storage.uploads.write(Readable.from(content()), 'a', 0)).rejects.toBeDefined();
    expect(await storage.list()).toHaveLength(1);
  });
});
