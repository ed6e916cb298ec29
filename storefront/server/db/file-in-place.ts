import { fstatSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { movedCode } from './engine.js';

/** What a write of a few rows takes of a disk at most, bytes, its copy in the log included. */
const roomOfWrite = 1_048_576;

/** A database that can't keep anything; told as one that is not available. */
class FileAway extends Error {
  override readonly name = 'FileAway';
  // The engine does not see it by itself while it writes to a log.
  readonly code = movedCode;
}

class DiskFull extends Error {
  override readonly name = 'DiskFull';
  readonly code = 'ENOSPC';
}

/** Bytes that are free on the disk of a folder. */
async function freeOn(folder: string): Promise<number> {
  const { bsize, bavail } = await statfs(folder);
  return bsize * bavail;
}

/** Whether what is written is kept. */
export interface FileInPlace {
  /**
   * Throws where the file that is open, or its log, is not the one at its path any more, as after it was moved away: what is
   * written then is gone with this process.
   */
  require(): void;
  /** Throws where the disk has no room for a small write. */
  requireRoom(): Promise<void>;
}

/** For a database that was just opened at a path, with its log, which is open under this descriptor. */
export function createFileInPlace(file: string, log: number, look: typeof freeOn = freeOn): FileInPlace {
  const opened = statSync(file);
  const openedLog = fstatSync(log);
  const isAt = (place: string, { dev, ino }: { dev: number; ino: number }): boolean => {
    const there = statSync(place, { throwIfNoEntry: false });
    return there !== undefined && there.dev === dev && there.ino === ino;
  };
  return {
    require() {
      if (!isAt(file, opened) || !isAt(`${file}-wal`, openedLog))
        throw new FileAway(`${file} is not the file any more that was opened.`);
    },
    async requireRoom() {
      if ((await look(path.dirname(file))) < roomOfWrite) throw new DiskFull(`The disk of ${file} is full.`);
    },
  };
}
