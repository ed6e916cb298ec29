import { statfs } from 'node:fs/promises';
import { isStorageFull } from '../db/engine.js';

const megabyte = 1_048_576;
/** Of a disk, what is kept free where no setting says it: a share of it, and at least and at most so many megabytes. */
const usualShare = 0.05;
const [leastReserve, mostReserve] = [16, 1_024];

/** Said of a disk in the words of the system, which are told as those of a full one. */
class DiskFull extends Error {
  override readonly name = 'DiskFull';
  readonly code = 'ENOSPC';
}

/** Whether a file was refused since there is no room for it. */
export const isOutOfRoom = (error: unknown): boolean => isStorageFull(error);

/** How much there is on a disk, and how much of it is free, bytes. */
type LookAtDisk = (folder: string) => Promise<{ size: number; free: number }>;

async function lookAtDisk(folder: string): ReturnType<LookAtDisk> {
  const { bsize, blocks, bavail } = await statfs(folder);
  return { size: bsize * blocks, free: bsize * bavail };
}

/** What is left on the disk of a folder for files, beside what is kept free for the database. */
export interface DiskRoom {
  /** Throws as a full disk does where so many bytes more would use some of what is kept free. */
  require(bytes: number): Promise<void>;
}

/** `reserve` is what is kept free, megabytes; null for what suits the disk. */
export function createDiskRoom(
  folder: string,
  reserve: number | null,
  look: LookAtDisk = lookAtDisk,
): DiskRoom {
  return {
    async require(bytes) {
      const { size, free } = await look(folder);
      const usual = Math.min(Math.max((size * usualShare) / megabyte, leastReserve), mostReserve);
      if (free - bytes <= (reserve ?? usual) * megabyte)
        throw new DiskFull(`The disk of ${folder} has no room for ${bytes} bytes more.`);
    },
  };
}
