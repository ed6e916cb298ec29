import type { PricingRow } from '../contract/pricing.js';
import type { Runtime } from './runtime.js';

interface Seen {
  rows: PricingRow[];
  /** When it was answered, ms. */
  at: number;
}

const capacity = 100;
/** Prices are asked for again after this long, ms: the shop may have a new rate card. */
const lifetime = 300_000;
const seen = /* @__PURE__ */ new WeakMap<Runtime, Map<string, Seen>>();

/** Rows that were answered to this query before, or undefined. */
export function seenPrices(rt: Runtime, query: string): PricingRow[] | undefined {
  const entry = seen.get(rt)?.get(query);
  if (!entry || Date.now() - entry.at > lifetime) return undefined;
  rememberPrices(rt, query, entry.rows, entry.at);
  return entry.rows;
}

/** Keeps an answer; the one not used for the longest time goes first. */
export function rememberPrices(
  rt: Runtime,
  query: string,
  rows: PricingRow[],
  at: number = Date.now(),
): void {
  const entries = seen.get(rt) ?? new Map<string, Seen>();
  seen.set(rt, entries);
  entries.delete(query);
  entries.set(query, { rows, at });
  for (const oldest of entries.keys()) {
    if (entries.size <= capacity) break;
    entries.delete(oldest);
  }
}

/** Shops whose prices moved while they were shown: what the browser's cache holds of them is in doubt too. */
const doubtful = /* @__PURE__ */ new WeakSet<Runtime>();

/** Whether prices have to be asked for past the browser's cache. */
export const arePricesDoubtful = (rt: Runtime): boolean => doubtful.has(rt);

/** Forgets every answer, once one of them turned out to be out of date. */
export function forgetPrices(rt: Runtime): void {
  seen.delete(rt);
  doubtful.add(rt);
}
