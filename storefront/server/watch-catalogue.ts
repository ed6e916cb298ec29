import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Catalogue } from './catalogue/catalogue.js';
import { loadCatalogue } from './pricing/load-catalogue.js';

/** A catalogue that follows its files. */
export interface LiveCatalogue {
  current(): Catalogue;
  stop(): void;
}

/** How often the files are looked at, ms. They are read again once two looks have seen the same change. */
const look = 2_000;

async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.sort().map(async (name) => {
      const file = join(folder, name);
      const { ino, size, mtimeMs } = await stat(file);
      return `${file} ${ino} ${size} ${mtimeMs}`;
    }),
  );
}

/**
 * What tells one state of a folder's files from another: where the folder really is, and name, size and time of each
 * file in it; null where there is no folder.
 */
async function stateOf(directory: string): Promise<string | null> {
  try {
    const root = await realpath(directory);
    const folders = (await readdir(root)).sort();
    const files = await Promise.all(folders.map((folder) => filesOf(join(root, folder))));
    return [root, ...files.flat()].join('\n');
  } catch {
    return null;
  }
}

/**
 * Reads the catalogue, and reads it again when its files change. Files that are wrong change nothing but the log. The
 * folder may be moved away and back, replaced by another one, or be a link that is pointed elsewhere: it is looked up
 * by its name each time.
 */
export async function watchCatalogue(
  directory: string,
  log: Pick<Logger, 'warn' | 'error'>,
  interval = look,
): Promise<LiveCatalogue> {
  let used = await stateOf(directory);
  let catalogue = await loadCatalogue(directory);
  const ending = new AbortController();

  async function reload(state: string | null): Promise<void> {
    used = state;
    try {
      const { version } = catalogue;
      catalogue = await loadCatalogue(directory);
      log.warn({ version: catalogue.version, before: version }, 'the catalogue was changed');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.error(`The catalogue was changed, but can’t be used; the earlier one stays. ${reason}`);
    }
  }

  async function follow(): Promise<void> {
    for (let before = used; ; ) {
      await wait(interval, undefined, { ref: false, signal: ending.signal });
      const state = await stateOf(directory);
      if (state !== used && state === before) await reload(state);
      before = state;
    }
  }

  // The one thing that ends it is the signal.
  follow().catch(() => {});
  return {
    current: () => catalogue,
    stop: () => ending.abort(),
  };
}
