/** Where a visitor came from, as the address of the page says, kept until they ask for a quote. */
import { type UtmName, utmNames } from '../contract/quote-routes.js';
import { storageOf } from './page-storage.js';
import type { Runtime } from './runtime.js';

const storageKey = 'kerf-utm';
/** Characters of each that are kept. */
const maxLength = 200;

export type UtmFields = Partial<Record<UtmName, string>>;

const utmIn = (query: string): UtmFields => {
  const params = new URLSearchParams(query);
  return Object.fromEntries(
    utmNames.flatMap((name) => {
      const value = params.get(name)?.slice(0, maxLength);
      return value ? [[name, value]] : [];
    }),
  );
};

/** What the page's address said last: a page may have another by the time that this may be kept. */
let landedWith: UtmFields = {};

const saysAny = (fields: UtmFields) => Object.keys(fields).length > 0;

/** What the page's address says or said, else what an earlier page's did; nothing where nothing does. */
export function utmFields(rt: Runtime): UtmFields {
  const here = typeof location === 'undefined' ? {} : utmIn(location.search);
  if (saysAny(here)) landedWith = here;
  return saysAny(landedWith) ? landedWith : utmIn(storageOf(rt)?.getItem(storageKey) ?? '');
}

/** Keeps it for later pages, where the page keeps anything; to be called again once it may. */
export function keepUtm(rt: Runtime): void {
  const query = new URLSearchParams(utmFields(rt)).toString();
  if (query) storageOf(rt)?.setItem(storageKey, query);
}

/** Forgets it: it went with a request. */
export function forgetUtm(rt: Runtime): void {
  landedWith = {};
  storageOf(rt)?.removeItem(storageKey);
}
