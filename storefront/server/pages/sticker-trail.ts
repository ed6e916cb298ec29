import type { FeaturedItem, Product } from '@kerf/sdk/contract';
import { itemPath } from '@kerf/sdk/rules';
import type { Crumb } from '../../pages/breadcrumb.js';

/** The crumbs of a sticker page: Stickers, the item, the product that is selected. */
export const stickerTrail = (
  item: Pick<FeaturedItem, 'name' | 'slug' | 'featured_category_id'>,
  product: Pick<Product, 'name'>,
): Crumb[] => [
  { label: 'Stickers', path: '/stickers' },
  { label: item.name, path: itemPath(item) },
  { label: product.name, path: null },
];
