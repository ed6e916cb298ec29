import path from 'node:path';
import { isStorageFull } from '../db/engine.js';
import type { Env } from '../env.js';
import { StartError } from '../start-error.js';
import { createDiskRoom } from './disk-room.js';
import { openFolderStorage } from './folder-storage.js';
import { openS3Storage } from './s3-storage.js';
import type { Storage } from './storage.js';

/**
 * The storage that the variables name: a bucket, or else a folder beside the embedded database. Throws a
 * {@link StartError} where it can't be used.
 */
export async function openStorage({
  dataDirectory,
  s3 = null,
  diskReserve = null,
}: Pick<Env, 'dataDirectory'> & Partial<Pick<Env, 's3' | 'diskReserve'>>): Promise<Storage> {
  if (s3) return openS3Storage(s3);
  const folder = path.join(dataDirectory, 'files');
  try {
    return await openFolderStorage(folder, createDiskRoom(folder, diskReserve));
  } catch (error) {
    const why = isStorageFull(error)
      ? 'its disk is full. Make room, then start again.'
      : 'nothing can be written there. Set it to a folder of this user.';
    throw new StartError(`DATA_DIR can’t be used for ${folder}: ${why}`, { cause: error });
  }
}
