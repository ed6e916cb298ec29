import { pageShop } from './page-shop.js';
import type { KeptIn, Runtime } from './runtime.js';

/**
 * Where a shop keeps its cart's token; null where it keeps nothing. Asked for at every use, so that consent given or
 * taken back since counts.
 */
export const storageOf = ({ storage }: Runtime): KeptIn | null =>
  storage === 'page' ? pageStorage() : storage;

/**
 * The browser's storage; null without the page's consent, or where it is blocked: a sandboxed frame or a privacy
 * setting makes even the access throw, a full disk the use.
 */
function pageStorage(): KeptIn | null {
  const attempt = <T>(use: (kept: Storage) => T): T | null => {
    try {
      return use(localStorage);
    } catch {
      return null;
    }
  };
  if (pageShop().options?.consent === 'withheld' || !attempt((kept) => kept)) return null;
  return {
    getItem: (key) => attempt((kept) => kept.getItem(key)),
    setItem: (key, value) => void attempt((kept) => kept.setItem(key, value)),
    removeItem: (key) => void attempt((kept) => kept.removeItem(key)),
  };
}
