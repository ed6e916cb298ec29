import type { Dollars } from '@kerf/sdk/contract';
import { dollars } from '@kerf/sdk/rules';

/** Shown to search engines while there is no live price, by slug of the featured item. */
const displayPrices: Readonly<Record<string, Dollars>> = {
  'standard-business-card': dollars(17),
  'premium-business-card': dollars(17),
  'standard-matte-250gsm': dollars(17),
  'swing-tags': dollars(13),
  'royal-extra-white-400gsm': dollars(42),
  'vintage-kraft-300gsm': dollars(35),
};
const anythingElse = dollars(13);

/** The price that stands for an item until its live price is known. */
export function displayPrice(slug: string): Dollars {
  return Object.hasOwn(displayPrices, slug) ? (displayPrices[slug] ?? anythingElse) : anythingElse;
}
