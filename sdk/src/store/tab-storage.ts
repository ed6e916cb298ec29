import { pageShop } from './page-shop.js';
import type { Runtime } from './runtime.js';

/**
 * Does something with what the browser keeps for as long as the tab; null where page or visitor allow nothing to be kept,
 * where it is blocked or full, and for a shop that keeps its cart elsewhere. Asked at every use, since consent may be
 * given and taken back.
 */
export function withTabStorage<T>(
  { storage }: Pick<Runtime, 'storage'>,
  use: (kept: Storage) => T,
): T | null {
  if (storage !== 'page' || pageShop().options?.consent === 'withheld') return null;
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
