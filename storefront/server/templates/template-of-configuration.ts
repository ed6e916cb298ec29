import type { PricingRequest, Range } from '@kerf/sdk/contract';
import { toPricingQuery } from '@kerf/sdk/rules';
import { configuredTemplate } from './configured-template.js';
import { templatesPath } from './fixed-templates.js';

/**
 * Path of the template of exactly what was ordered. Null for letters that were designed here, which come without artwork,
 * and for what the shop sells no more as it was ordered.
 */
export function templateOfConfiguration(
  ranges: Iterable<Range>,
  configuration: PricingRequest,
): string | null {
  if (configuration.lettering) return null;
  const { featured_item_id, product_id } = configuration;
  const ordered = { ...configuration, quantity: null };
  const query = toPricingQuery(ordered);
  for (const range of ranges) {
    const product = range.products.find(({ id }) => id === product_id);
    if (!product || (featured_item_id !== null && range.item.id !== featured_item_id)) continue;
    const template = configuredTemplate(range, query, product.url_slug);
    const isSame =
      template?.key === toPricingQuery({ ...ordered, featured_item_id: range.item.id, kinds: 1 });
    if (isSame) return `${templatesPath}/configured/${range.item.slug}/${product.url_slug}.pdf?${query}`;
  }
  return null;
}
