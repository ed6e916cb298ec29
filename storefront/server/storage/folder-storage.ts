import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { FileConfigstore, FileStore } from '@tus/file-store';
import { isStorageFull } from '../db/engine.js';
import type { DiskRoom } from './disk-room.js';
import type { Storage, StoredFile } from './storage.js';

/** What the uploads of a folder keep beside each file: its length and what was said of it. */
const besides = '.json';

/** Bytes that come between two looks at whether there is room for more. */
const step = 1_048_576;

/** Said of a folder that is not there any more, such as a disk that came off, as the system says that one can't be read. */
export class FolderAway extends Error {
  override readonly name = 'FolderAway';
  readonly code = 'EIO';
}

async function requireFolder(folder: string): Promise<void> {
  const there = await stat(folder).catch(() => null);
  if (!there?.isDirectory()) throw new FolderAway(`The folder ${folder} is not there any more.`);
}

/** What comes, as long as there is room. */
async function* whileRoom(source: Readable, room: DiskRoom): AsyncGenerator<Buffer> {
  let since = step;
  // Left open: a source that is destroyed is taken for a sender who left.
  for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (since >= step) {
      await room.require(chunk.length);
      since = 0;
    }
    since += chunk.length;
    yield chunk;
  }
}

function openUploads(folder: string): FileStore {
  // The library makes the folder that it is told of, unasked: one that is there anyhow.
  const uploads = new FileStore({ directory: tmpdir(), configstore: new FileConfigstore(folder) });
  uploads.directory = folder;
  return uploads;
}

/** Where the folder is away, the library makes another one for what begins, and says of what is under way that it never came. */
function whileThere(uploads: FileStore): FileStore {
  const create = uploads.create.bind(uploads);
  uploads.create = async (upload) => {
    await requireFolder(uploads.directory);
    return create(upload);
  };
  const getUpload = uploads.getUpload.bind(uploads);
  uploads.getUpload = async (id) => {
    try {
      return await getUpload(id);
    } catch (error) {
      await requireFolder(uploads.directory);
      throw error;
    }
  };
  return uploads;
}

/** Removes what finds no room: nobody can go on with it, and it would keep the room from others. */
function withinRoom(uploads: FileStore, room: DiskRoom): FileStore {
  const write = uploads.write.bind(uploads);
  uploads.write = async (source, id, offset) => {
    try {
      return await write(Readable.from(whileRoom(source, room), { objectMode: false }), id, offset);
    } catch (error) {
      // The library says of every fault that it could not write.
      await requireFolder(uploads.directory);
      const full = isStorageFull(error)
        ? error
        : await room.require(0).then(
            () => null,
            (reason: unknown) => reason,
          );
      if (!full) throw error;
      await uploads.remove(id).catch(() => {});
      throw full;
    }
  };
  return uploads;
}

/** Files in a folder, which has to be there. Several servers share it only as a folder of one disk. */
export async function openFolderStorage(folder: string, room: DiskRoom): Promise<Storage> {
  await requireFolder(folder);
  const uploads = withinRoom(whileThere(openUploads(folder)), room);
  const pathOf = (key: string): string => {
    if (!/^[\w-]+$/.test(key)) throw new Error('This is no key of the storage.');
    return path.join(folder, key);
  };

  const changedAt = async (name: string): Promise<Date | null> =>
    (await stat(path.join(folder, name)).catch(() => null))?.mtime ?? null;

  return {
    words: `Files: the folder ${folder}.`,
    uploads,
    async requireRoom(bytes) {
      await requireFolder(folder);
      await room.require(bytes);
    },
    async read(key, bytes) {
      await requireFolder(folder);
      return createReadStream(pathOf(key), bytes === undefined ? {} : { end: Math.max(0, bytes - 1) });
    },
    async withPath(key, work) {
      await requireFolder(folder);
      return work(pathOf(key));
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
      await rm(pathOf(key) + besides, { force: true });
    },
    async list() {
      await requireFolder(folder);
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
