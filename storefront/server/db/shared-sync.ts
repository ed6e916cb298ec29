/** Waiting for the disk beside the thread that answers everybody. */
import { closeSync, fdatasync } from 'node:fs';
import { promisify } from 'node:util';

const sync = promisify(fdatasync);

/** Puts what was written to one file on the disk, for many at once. */
export interface SharedSync {
  /** Returns when all that was written before is on the disk. */
  wait(): Promise<void>;
  /**
   * Throws where what is written now would not be kept, as where a wait has failed once: what the disk did not take then may be missing before all that comes later, and
   * the system does not say so a second time.
   */
  requireSound(): void;
  /** Closes the file when no wait is under way any more. */
  close(): Promise<void>;
}

/** For an open file. Who asks while a wait is under way may have written after it began, and shares the next one. */
export function createSharedSync(descriptor: number): SharedSync {
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let broken: { error: unknown } | undefined;

  function requireSound(): void {
    if (broken) throw broken.error;
  }

  async function begin(before: Promise<void>): Promise<void> {
    await before.catch(() => {});
    next = undefined;
    requireSound();
    try {
      await sync(descriptor);
    } catch (error) {
      broken = { error };
      throw error;
    }
  }

  return {
    wait() {
      if (!next) {
        next = begin(last);
        last = next;
      }
      return next;
    },
    requireSound,
    async close() {
      await last.catch(() => {});
      closeSync(descriptor);
    },
  };
}
