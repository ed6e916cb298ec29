import { productLine, productName } from '@kerf/sdk/rules';
import type { StockEntry } from '../../pages/stickers/stock-list.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { findQuotePage } from '../catalogue/find-quote-page.js';
import { stockCopy } from '../words/stock-copy.js';

/** Every sticker stock, each leading to the first of the range that is made of it. */
export function stockEntries(catalogue: Catalogue): StockEntry[] {
  const ranges = [...catalogue.ranges.values()].filter(({ item }) => productLine(item).name === 'stickers');
  return [...catalogue.products.values()].flatMap((product) => {
    const first = ranges.find(({ products }) => products.some(({ id }) => id === product.id));
    const page = first && findQuotePage(catalogue, first.item.slug, product.url_slug);
    if (!page) return [];
    const name = productName(product);
    return [
      {
        path: page.path,
        name,
        line: stockCopy(catalogue, product.url_slug, name),
        picture: product.attributes.thumbnails.thumbnail,
      },
    ];
  });
}
