import type { Catalogue } from './catalogue/catalogue.js';
import type { MediaAddresses } from './http/media-addresses.js';

/** A copy of plain data with the addresses of its media in it; what stands in it twice is copied once. */
function addressed<T>(value: T, media: MediaAddresses, known: Map<unknown, unknown>): T;
function addressed(value: unknown, media: MediaAddresses, known: Map<unknown, unknown>): unknown {
  if (typeof value === 'string') return /^\/(images|videos)\//.test(value) ? media.of(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const before = known.get(value);
  if (before) return before;
  const copy = Array.isArray(value)
    ? value.map((one) => addressed(one, media, known))
    : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, addressed(one, media, known)]));
  known.set(value, copy);
  return copy;
}

/** The catalogue as it is shown: pictures and films under the addresses that may be kept for good. */
export function withMedia(catalogue: Catalogue, media: MediaAddresses): Catalogue {
  const known = new Map<unknown, unknown>();
  const all = <Key, Value>(entries: ReadonlyMap<Key, Value>): Map<Key, Value> =>
    new Map([...entries].map(([key, value]) => [key, addressed(value, media, known)]));
  return {
    ...catalogue,
    items: addressed(catalogue.items, media, known),
    products: all(catalogue.products),
    ranges: all(catalogue.ranges),
  };
}
