import type { PricingRequest, Range } from '@kerf/sdk/contract';
import type { Catalogue } from './catalogue.js';

/** The range that a configuration is of: that of its own item, else any that has its product. */
export function rangeOf(
  { items, ranges }: Catalogue,
  { featured_item_id, product_id }: PricingRequest,
): Range | null {
  const has = (range: Range | undefined) => range?.products.some(({ id }) => id === product_id);
  const own = items.filter(({ id }) => id === featured_item_id);
  for (const { slug } of [...own, ...items]) {
    const range = ranges.get(slug);
    if (range && has(range)) return range;
  }
  return null;
}
