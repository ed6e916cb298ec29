import { watch } from 'node:fs';
import type { Logger } from 'pino';
import type { Catalogue } from './catalogue/catalogue.js';
import { loadCatalogue } from './pricing/load-catalogue.js';

/** A catalogue that follows its files. */
export interface LiveCatalogue {
  current(): Catalogue;
  stop(): void;
}

/** How long changes are collected before the files are read again, ms: an editor writes a file in several steps. */
const settle = 250;

/** Reads the catalogue, and reads it again when its files change. Files that are wrong change nothing but the log. */
export async function watchCatalogue(directory: string, log: Logger): Promise<LiveCatalogue> {
  let catalogue = await loadCatalogue(directory);
  let timer: NodeJS.Timeout | undefined;
  const reload = async () => {
    try {
      catalogue = await loadCatalogue(directory);
      log.warn({ version: catalogue.version }, 'the catalogue was changed');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.error(`The catalogue was changed, but can’t be used; the earlier one stays. ${reason}`);
    }
  };
  const watcher = watch(directory, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(reload, settle);
    timer.unref();
  });
  watcher.on('error', (error) => log.error({ err: error }, 'the catalogue is not watched any more'));
  watcher.unref();
  return {
    current: () => catalogue,
    stop() {
      clearTimeout(timer);
      watcher.close();
    },
  };
}
