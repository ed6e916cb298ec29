import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FileStore } from '@tus/file-store';
import type { Storage, StoredFile } from './storage.js';

/** What the uploads of a folder keep beside each file: its length and what was said of it. */
const besides = '.json';

/** Files in a folder, which is made when it is not there. Several servers share it only as a folder of one disk. */
export async function openFolderStorage(folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const uploads = new FileStore({ directory: folder });
  // It makes the folder again, unasked, and throws where nobody hears it should the folder be gone by then.
  await stat(folder);
  const pathOf = (key: string): string => {
    if (!/^[\w-]+$/.test(key)) throw new Error('This is no key of the storage.');
    return path.join(folder, key);
  };

  const changedAt = async (name: string): Promise<Date | null> =>
    (await stat(path.join(folder, name)).catch(() => null))?.mtime ?? null;

  return {
    words: `Files: the folder ${folder}.`,
    uploads,
    read: async (key, bytes) =>
      createReadStream(pathOf(key), bytes === undefined ? {} : { end: Math.max(0, bytes - 1) }),
    withPath: (key, work) => work(pathOf(key)),
    async remove(key) {
      await rm(pathOf(key), { force: true });
      await rm(pathOf(key) + besides, { force: true });
    },
    async list() {
      const files = new Map<string, StoredFile>();
      for (const name of await readdir(folder)) {
        const key = path.basename(name, besides);
        const changed = await changedAt(name);
        const known = files.get(key);
        if (changed && (!known || known.changedAt < changed)) files.set(key, { key, changedAt: changed });
      }
      return [...files.values()];
    },
  };
}
