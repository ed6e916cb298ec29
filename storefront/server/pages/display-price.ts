/** Shown to search engines while there is no live price, dollars by slug of the featured item. */
const displayPrices: Readonly<Record<string, number>> = {
  'standard-business-card': 17,
  'premium-business-card': 17,
  'standard-matte-250gsm': 17,
  'swing-tags': 13,
  'royal-extra-white-400gsm': 42,
  'vintage-kraft-300gsm': 35,
};
const anythingElse = 13;

/** The price in dollars that stands for an item until its live price is known. */
export function displayPrice(slug: string): number {
  return Object.hasOwn(displayPrices, slug) ? (displayPrices[slug] ?? anythingElse) : anythingElse;
}
