import type { Product, Range } from '@kerf/sdk/contract';
import { quoteRoot } from '@kerf/sdk/rules';
import type { Crumb } from '../../pages/breadcrumb.js';

/** Where every business-card page starts from. */
const cardRoot: Crumb = { label: 'Business Cards', path: '/business-cards' };

/**
 * The shelf of the landing page that a card stands on: by material what the page of a stock opens with, by type
 * everything else. Stickers stand on none.
 */
export function shelfOf(
  { item, featured_price: opening }: Pick<Range, 'item' | 'featured_price'>,
  { product_id }: { product_id: number },
): 'type' | 'material' | null {
  if (quoteRoot(item) !== 'business-cards') return null;
  return item.material !== undefined && product_id === opening.product_id ? 'material' : 'type';
}

const shelfLabels = { type: 'Type', material: 'Material' };

/** The crumbs of a quote page. `product` is null when several are on offer and none was named: the root alone shows. */
export function breadcrumbTrail(
  range: Pick<Range, 'item' | 'featured_price'>,
  product: Pick<Product, 'id' | 'name'> | null,
): Crumb[] {
  if (!product) return [cardRoot];
  const shelf = shelfOf(range, { product_id: product.id });
  return [
    cardRoot,
    ...(shelf ? [{ label: shelfLabels[shelf], path: `${cardRoot.path}#${shelf}` }] : []),
    { label: product.name, path: null },
  ];
}
