import { type Product, stockProductIds, typeProductIds } from '@kerf/sdk/contract';
import type { Crumb } from '../../pages/breadcrumb.js';

/** Where every business-card page starts from. */
const cardRoot: Crumb = { label: 'Business Cards', path: '/business-cards' };

/** The shelf of the landing page that a product stands on: by type, or by material. */
export function shelfOf(productId: number): 'type' | 'material' | null {
  if (typeProductIds.includes(productId)) return 'type';
  return stockProductIds.includes(productId) ? 'material' : null;
}

const shelfLabels = { type: 'Type', material: 'Material' };

/** The crumbs of a quote page. `product` is null when several are on offer and none was named: the root alone shows. */
export function breadcrumbTrail(product: Pick<Product, 'id' | 'name'> | null): Crumb[] {
  if (!product) return [cardRoot];
  const shelf = shelfOf(product.id);
  return [
    cardRoot,
    ...(shelf ? [{ label: shelfLabels[shelf], path: `${cardRoot.path}#${shelf}` }] : []),
    { label: product.name, path: null },
  ];
}
