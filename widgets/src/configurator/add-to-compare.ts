import { toDollars } from '@kerf/sdk/rules/money';
import { summaryText } from '@kerf/sdk/rules/summary';
import { totalCents } from '@kerf/sdk/rules/total';
import type { PanelProps } from './panel-props.js';

/** A configuration kept for comparing: what a compare card shows. `price` in dollars. */
export interface CompareType {
  product: string;
  details: string;
  price: number;
}

const prefix = 'kerf-compare-';

/**
 * Keeps the configuration for this visit, unless the same one (product, details and price) is kept already.
 * Returns what was kept, or null where storage is blocked or it was known.
 */
export function addToCompare(
  { state, range, selection }: PanelProps,
  storage: Storage | null = sessionStore(),
): CompareType | null {
  const product = range.products.find(({ id }) => id === selection.product_id)?.name ?? range.item.name;
  const type = { product, details: summaryText(range, selection), price: toDollars(totalCents(state)) };
  const text = JSON.stringify(type);
  if (!storage) return null;
  const keys = Object.keys(storage).filter((key) => key.startsWith(prefix));
  if (keys.some((key) => storage.getItem(key) === text)) return null;
  const free = Array.from({ length: 1000 }, (_, suffix) => prefix + String(suffix).padStart(3, '0')).filter(
    (key) => !keys.includes(key),
  );
  const key = free[Math.floor(Math.random() * free.length)];
  if (!key) return null;
  storage.setItem(key, text);
  return type;
}

function sessionStore(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
