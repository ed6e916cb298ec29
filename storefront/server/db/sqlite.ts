import { openSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import Libsql from 'libsql';
import { type Engine, isStorageFull } from './engine.js';
import { createFileInPlace, type FileInPlace } from './file-in-place.js';
import { createSharedSync } from './shared-sync.js';
import { sqliteDialect, waitWhileBusy } from './sqlite-dialect.js';

/** How long another server may take to migrate, ms. */
const lockWait = 60_000;
/** How long opening waits for another process that opens or recovers the file, ms. */
const openWait = 10_000;

/** The file of the embedded database in its folder. */
export const databaseFile = (directory: string): string => join(directory, 'kerf.db');

function connect(file: string): Libsql.Database {
  const database = new Libsql(file);
  // Waiting inside of the engine would hold up everything else that this process does.
  database.exec('pragma busy_timeout = 0');
  // The engine syncs where it moves its log into the file; that a commit is on the disk is waited for beside this thread.
  database.exec('pragma synchronous = normal');
  database.exec('pragma foreign_keys = on');
  return database;
}

/** A transaction that shuts everybody else out; null where there is not even room for that. */
function takeExclusive(side: Libsql.Database): (() => Promise<void>) | null {
  try {
    side.exec('begin exclusive');
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    return null;
  }
  return async () => {
    side.exec('rollback');
    side.close();
  };
}

/** The embedded engine: one file in `directory`, in write-ahead mode, each commit on the disk before it is answered. */
export function sqlite(directory: string): Engine {
  return {
    name: 'sqlite',
    async lock() {
      await mkdir(directory, { recursive: true });
      // A database of its own as the lock: the system lets go of it when the process dies, however it dies.
      const side = new Libsql(join(directory, 'migrations.lock'));
      try {
        side.exec('pragma busy_timeout = 0');
        const unlock = await waitWhileBusy(() => takeExclusive(side), lockWait);
        if (unlock) return unlock;
      } catch (error) {
        side.close();
        throw error;
      }
      // On a full disk nobody can migrate; a database that is up to date can still be read.
      side.close();
      return async () => {};
    },
    open() {
      const file = databaseFile(directory);
      return waitWhileBusy(() => {
        const first = new Libsql(file);
        try {
          first.exec('pragma busy_timeout = 0');
          first.exec('pragma journal_mode = wal');
        } finally {
          first.close();
        }
        let place: FileInPlace | undefined;
        const dialect = sqliteDialect(
          () => connect(file),
          () => {
            const descriptor = openSync(`${file}-wal`, 'r+');
            const log = createSharedSync(descriptor);
            const opened = createFileInPlace(file, descriptor);
            place = opened;
            return {
              ...log,
              requireSound() {
                log.requireSound();
                opened.require();
              },
            };
          },
        );
        return {
          dialect,
          async requireKept() {
            place?.require();
            await place?.requireRoom();
          },
        };
      }, openWait);
    },
  };
}
