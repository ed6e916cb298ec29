import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { isStorageFull } from '../db/engine.js';
import type { Env } from '../env.js';
import { StartError } from '../start-error.js';
import { createDiskRoom } from './disk-room.js';
import { FolderAway, openFolderStorage } from './folder-storage.js';
import { openS3Storage } from './s3-storage.js';
import type { Storage } from './storage.js';

/**
 * The storage that the variables name: a bucket, or else a folder beside the embedded database. It is made for a shop that is
 * new, and never again: another one in its place would take files that are gone when it is back. Throws a
 * {@link StartError} where it can't be used.
 */
export async function openStorage(
  {
    dataDirectory,
    s3 = null,
    diskReserve = null,
  }: Pick<Env, 'dataDirectory'> & Partial<Pick<Env, 's3' | 'diskReserve'>>,
  { isNew = false } = {},
): Promise<Storage> {
  if (s3) return openS3Storage(s3);
  const folder = path.join(dataDirectory, 'files');
  try {
    if (isNew) await mkdir(folder, { recursive: true, mode: 0o700 });
    return await openFolderStorage(folder, createDiskRoom(folder, diskReserve));
  } catch (error) {
    const why = isStorageFull(error)
      ? 'its disk is full. Make room, then start again.'
      : error instanceof FolderAway
        ? 'it is away, with the files in it. Bring it back, or make an empty one where they are lost, then start again.'
        : 'nothing can be written there. Set it to a folder of this user.';
    throw new StartError(`DATA_DIR can’t be used for ${folder}: ${why}`, { cause: error });
  }
}
