import type { Product, Range } from '@kerf/sdk/contract/catalogue';
import type { Catalogue } from '../catalogue/catalogue.js';
import { itemPath } from './item-path.js';

/** The item that a quote page is about, and the product: the named one, the only one, or null for a choice of several. */
export interface QuotePageSubject {
  range: Range;
  product: Product | null;
  /** The one address of this content: a product that is the only one of its item has no address of its own. */
  path: string;
}

/** What /business-cards/{item}/{product?} names, or null when there is no such item or product. */
export function findQuotePage(
  catalogue: Catalogue,
  item: string,
  product: string | null,
): QuotePageSubject | null {
  const range = catalogue.ranges.get(item);
  const path = range && itemPath(range.item);
  if (!range || !path) return null;
  if (product === null) return { range, product: onlyOne(range.products), path };
  const named = range.products.find((candidate) => candidate.url_slug === product);
  if (!named) return null;
  return { range, product: named, path: range.products.length > 1 ? `${path}/${named.url_slug}` : path };
}

const onlyOne = (products: readonly Product[]): Product | null =>
  products.length === 1 ? (products[0] ?? null) : null;
