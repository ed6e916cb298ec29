import { version } from '../version.js';
import { createRuntime, type RuntimeOptions } from './create-runtime.js';
import { pageShop } from './page-shop.js';
import type { Runtime } from './runtime.js';

const major = (text: string) => Number.parseInt(text, 10);

/**
 * The runtime that every widget on the page shares, whichever copy of the library it came with. A copy of another
 * version says so once; of another major version it keeps to a runtime of its own.
 */
export function sharedRuntime(options: RuntimeOptions): Runtime {
  const shop = pageShop();
  const make = () =>
    createRuntime({
      storage: 'page',
      // What the script tag asked for already is taken once.
      early:
        shop.early &&
        ((url) => {
          const answer = shop.early?.[url];
          delete shop.early?.[url];
          return answer;
        }),
      ...options,
      api: shop.options?.api ?? options.api,
      shop: shop.options?.shop ?? options.shop,
    });
  shop.runtime ??= make();
  const { runtime } = shop;
  if (runtime.version === version) return runtime;
  shop.others ??= {};
  if (!shop.others[version]) {
    // Where script tags of two versions met, they have said so.
    if (!shop.tags) console.info(`Kerf: this page has ${runtime.version} and ${version}.`);
    shop.others[version] = major(runtime.version) === major(version) ? runtime : make();
  }
  return shop.others[version];
}
