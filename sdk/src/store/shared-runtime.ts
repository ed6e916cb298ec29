import { version } from '../version.js';
import { createRuntime, type RuntimeOptions } from './create-runtime.js';
import { pageStorage } from './page-storage.js';
import type { Runtime } from './runtime.js';

/** What the script tag may set before any widget is there; both win over what a widget assumes. */
export interface PageOptions {
  api?: string;
  /** Where the shop's pages and pictures are, when its API is called by way of another address. */
  shop?: string;
  /** 'withheld' keeps everything out of the browser's storage until it becomes 'granted'. */
  consent?: 'granted' | 'withheld';
}

/** The one thing that Kerf keeps on a page's global object, under `Symbol.for('kerf.shop')`. */
export interface SharedShop {
  options?: PageOptions;
  runtime?: Runtime;
  /** Runtimes of copies of another major version, by that version. */
  others?: Record<string, Runtime>;
}

const major = (text: string) => text.split('.')[0] ?? text;

/**
 * The runtime that every widget on the page shares, whichever copy of the library it came with. A copy of another
 * version says so once; of another major version it keeps to a runtime of its own.
 */
export function sharedRuntime(options: RuntimeOptions): Runtime {
  const scope = globalThis as { [key: symbol]: SharedShop | undefined };
  const key = Symbol.for('kerf.shop');
  const shop = scope[key] ?? {};
  scope[key] = shop;
  const make = () =>
    createRuntime({
      storage: pageStorage(() => shop.options?.consent !== 'withheld'),
      ...options,
      api: shop.options?.api ?? options.api,
      shop: shop.options?.shop ?? options.shop,
    });
  shop.runtime ??= make();
  const { runtime } = shop;
  if (runtime.version === version) return runtime;
  const isShared = major(runtime.version) === major(version);
  shop.others ??= {};
  if (!shop.others[version]) {
    console.info(
      `Kerf: this page has version ${runtime.version} and version ${version}; they ${isShared ? 'share one shop' : 'keep apart'}.`,
    );
    shop.others[version] = isShared ? runtime : make();
  }
  return shop.others[version];
}
