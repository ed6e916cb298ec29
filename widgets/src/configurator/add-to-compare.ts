import { summaryText, toDollars, totalCents } from '@kerf/sdk/rules';
import type { Widget } from '../element/widget-context.js';
import type { OpenConfiguration } from './open-configuration.js';

/** A configuration kept for comparing: what a compare card shows. `price` in dollars. */
export interface CompareType {
  product: string;
  details: string;
  price: number;
}

const prefix = 'kerf-compare-';

/** What came of keeping a configuration: 'known' when the same product, details and price are kept already. */
export type Comparison = { status: 'kept'; type: CompareType } | { status: 'known' | 'blocked' };

/** What is said of it. */
const compareWords: Readonly<Record<Comparison['status'], string>> = {
  kept: 'Added to compare.',
  known: 'This configuration is in your comparison already.',
  blocked: 'This browser keeps nothing for this page. Allow storage to compare.',
};

/** Keeps a configuration for comparing where the page may keep anything, tells the page, and returns what is said of it. */
export function compare(props: OpenConfiguration, { runtime, host }: Widget, about: object): string {
  const isWithheld = runtime.snapshot().cart.consent === 'withheld';
  const comparison = addToCompare(props, isWithheld ? null : undefined);
  if (comparison.status === 'kept') host?.emit('kerf-compare', { ...about, type: comparison.type });
  return compareWords[comparison.status];
}

/** Keeps the configuration for comparing during this visit. */
export function addToCompare(
  { state, range, selection }: OpenConfiguration,
  storage: Storage | null = sessionStore(),
): Comparison {
  const product = range.products.find(({ id }) => id === selection.product_id)?.name ?? range.item.name;
  const type = { product, details: summaryText(range, selection), price: toDollars(totalCents(state)) };
  const text = JSON.stringify(type);
  if (!storage) return { status: 'blocked' };
  const keys = Object.keys(storage).filter((key) => key.startsWith(prefix));
  if (keys.some((key) => storage.getItem(key) === text)) return { status: 'known' };
  const free = [...Array(1000)]
    .map((_, suffix) => prefix + String(suffix).padStart(3, '0'))
    .filter((key) => !keys.includes(key));
  const key = free[Math.floor(Math.random() * free.length)];
  try {
    if (key) storage.setItem(key, text);
    return key ? { status: 'kept', type } : { status: 'blocked' };
  } catch {
    return { status: 'blocked' };
  }
}

function sessionStore(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
