import { pageShop } from './page-shop.js';
import type { KeptIn, Runtime } from './runtime.js';

/** Where a shop keeps its cart's token; null where it keeps nothing. */
export const storageOf = ({ storage }: Runtime): KeptIn | null =>
  storage === 'page' ? pageStorage() : storage;

/**
 * The browser's storage, or null where it is blocked: a sandboxed frame or a privacy setting makes even the access
 * throw. The page's consent is asked before every use, so that consent given later counts.
 */
function pageStorage(): KeptIn | null {
  try {
    const { localStorage } = globalThis;
    if (!localStorage) return null;
    const attempt = <T>(use: () => T): T | null => {
      try {
        return pageShop().options?.consent === 'withheld' ? null : use();
      } catch {
        return null;
      }
    };
    return {
      getItem: (key) => attempt(() => localStorage.getItem(key)),
      setItem: (key, value) => void attempt(() => localStorage.setItem(key, value)),
      removeItem: (key) => void attempt(() => localStorage.removeItem(key)),
    };
  } catch {
    return null;
  }
}
