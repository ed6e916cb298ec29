import { pageShop } from './page-shop.js';
import type { KeptIn } from './runtime.js';

/** By storage: the API of the first shop that keeps something in it. */
const firsts = /* @__PURE__ */ new WeakMap<KeptIn, string>();

/**
 * A storage of which several shops may make use. The page's own shop, or else the first, keeps things there under their plain
 * names; another one under names of its own: the secret of a cart or of who signed in must not be sent to another shop.
 */
export function keptApart(storage: KeptIn, api: string): KeptIn {
  const first = firsts.get(storage) ?? api;
  firsts.set(storage, first);
  const own = (name: string): string => {
    const { runtime, options } = pageShop();
    // Asked for at every use: the page may get its shop later.
    return (runtime?.api ?? options?.api ?? first) === api ? name : `${name} ${api}`;
  };
  return {
    getItem: (name) => storage.getItem(own(name)),
    setItem: (name, value) => storage.setItem(own(name), value),
    removeItem: (name) => storage.removeItem(own(name)),
  };
}
