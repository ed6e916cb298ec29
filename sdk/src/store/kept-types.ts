/** Configurations kept for comparing, as the browser keeps them. */
import { maxCompared } from '../contract/limits.js';
import { comparePrefix, type KeptType } from './compare-state.js';
import { isOwnShop } from './own-shop.js';
import type { Runtime } from './runtime.js';
import { withTabStorage } from './tab-storage.js';

/** How many names there are. */
const places = 1000;

/** A name with three random digits that nothing has yet: neither these nor what the browser keeps. */
export function drawKey(rt: Runtime, known: readonly KeptType[]): string {
  const taken = new Set([
    ...known.map(({ key }) => key),
    ...(withTabStorage(rt, (kept) => Object.keys(kept)) ?? []),
  ]);
  const every = [...Array(places)].map((_, at) => comparePrefix + String(at).padStart(3, '0'));
  const free = every.filter((key) => !taken.has(key));
  const drawFrom = free.length ? free : every;
  return drawFrom[Math.floor(Math.random() * drawFrom.length)] as string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether something that was parsed is a kept type: anybody on the page may have written it. */
function isKept(value: unknown): value is Omit<KeptType, 'key'> {
  const { product, details, price, was, keptAt, configuration, item, path, selection, request, facts } =
    Object(value);
  return (
    [product, details, configuration, item].every(isText) &&
    [price, keptAt].every(Number.isFinite) &&
    (was === null || Number.isFinite(was)) &&
    (path === null || isText(path)) &&
    Number.isFinite(selection?.quantity_index) &&
    isRequest(request) &&
    Array.isArray(facts) &&
    facts.every((fact) => Array.isArray(fact) && fact.length === 2 && fact.every(isText))
  );
}

/** Whether a price can be asked for with it; the shop looks at it more closely. */
function isRequest(value: unknown): boolean {
  const { product_id, width, height, quantity, kinds, print_features } = Object(value);
  return (
    [product_id, width, height, quantity, kinds].every(Number.isFinite) &&
    Array.isArray(print_features) &&
    print_features.every((choice) => choice === Object(choice))
  );
}

function parse(key: string, text: string | null): KeptType[] {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    return isKept(kept) ? [{ ...kept, key }] : [];
  } catch {
    return [];
  }
}

/** What is kept, the first in front; null where nothing may be. What is no kept type is left where it is, and not shown. */
export const readKept = (rt: Runtime): KeptType[] | null =>
  withTabStorage(rt, (kept) =>
    Object.keys(kept)
      .filter((key) => key.startsWith(comparePrefix))
      .flatMap((key) => parse(key, kept.getItem(key)))
      .sort((one, other) => one.keptAt - other.keptAt || (one.key < other.key ? -1 : 1))
      .slice(0, maxCompared),
  );

/** Keeps one, or what has changed of it; says whether that is so. */
export const writeKept = (rt: Runtime, { key, ...type }: KeptType): boolean =>
  withTabStorage(rt, (kept) => {
    kept.setItem(key, JSON.stringify(type));
    return true;
  }) ?? false;

export const removeKept = (rt: Runtime, key: string): void =>
  void withTabStorage(rt, (kept) => kept.removeItem(key));

/**
 * Says to the shop's own pages how many are kept, in the cookie `compare_types`, which goes with the visit. Other sites
 * get no cookie of ours.
 */
export function keepCount(shop: Pick<Runtime, 'api' | 'shop'>, count: number): void {
  if (typeof document === 'undefined' || !isOwnShop(shop)) return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the other way.
    document.cookie = `compare_types=${count}; path=/; samesite=lax${secure}${count ? '' : '; max-age=0'}`;
  } catch {
    // A sandboxed frame has none.
  }
}
