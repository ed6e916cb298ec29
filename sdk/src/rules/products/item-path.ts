import type { FeaturedItem } from '../../contract/catalogue.js';

/** The parts of the range; each has a landing page of that name, and its items' pages lie below it. */
export const quoteRoots = ['stickers', 'business-cards'] as const;
export type QuoteRoot = (typeof quoteRoots)[number];

/** By featured category: stickers, business cards, swing tags. */
const roots: ReadonlyMap<number, QuoteRoot> = /* @__PURE__ */ new Map([
  [1, 'stickers'],
  [2, 'business-cards'],
  [3, 'business-cards'],
]);

/** The part of the range that an item belongs to, or null while the shop has no pages for its category. */
export const quoteRoot = ({
  featured_category_id,
}: Pick<FeaturedItem, 'featured_category_id'>): QuoteRoot | null => roots.get(featured_category_id) ?? null;

/** The page of a featured item, or null while the shop has no page for its category. */
export function itemPath(item: Pick<FeaturedItem, 'featured_category_id' | 'slug'>): string | null {
  const root = quoteRoot(item);
  return root && `/${root}/${item.slug}`;
}
