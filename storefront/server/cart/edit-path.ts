import { designerPath, type FeaturedItem, type PricingRequest } from '@kerf/sdk/contract';
import { toPricingQuery } from '@kerf/sdk/rules';
import type { Catalogue } from '../catalogue/catalogue.js';
import { findQuotePage } from '../catalogue/find-quote-page.js';

/**
 * The page that opens with a configuration, to change it: the designer for letters that were designed, else that of its own
 * item, else any that has its product.
 */
export function editPath(configuration: PricingRequest, catalogue: Catalogue): string {
  if (configuration.lettering) return `${designerPath}?${toPricingQuery(configuration)}`;
  const { items, ranges, products } = catalogue;
  const product = products.get(configuration.product_id);
  const has = ({ slug }: FeaturedItem) => ranges.get(slug)?.products.some(({ id }) => id === product?.id);
  const own = items.find(({ id }) => id === configuration.featured_item_id);
  for (const item of own ? [own, ...items] : items) {
    const page = product && has(item) ? findQuotePage(catalogue, item.slug, product.url_slug) : null;
    if (page) return `${page.path}?${toPricingQuery(configuration)}`;
  }
  return '/';
}
