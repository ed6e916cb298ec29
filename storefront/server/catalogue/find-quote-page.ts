import type { Product, Range } from '@kerf/sdk/contract';
import { itemPath, type QuoteRoot, quoteRoot } from '@kerf/sdk/rules';
import type { Catalogue } from './catalogue.js';

/** The item that a quote page is about, and the product: the named one, the only one, or null for a choice of several. */
export interface QuotePageSubject {
  root: QuoteRoot;
  range: Range;
  product: Product | null;
  /** The one address of this content: a product that is the only one of its item has no address of its own. */
  path: string;
}

/** The quote page of an item and perhaps a product, wherever it lies; null when there is no such item or product. */
export function findQuotePage(
  catalogue: Catalogue,
  item: string,
  product: string | null,
): QuotePageSubject | null {
  const range = catalogue.ranges.get(item);
  const root = range && quoteRoot(range.item);
  const path = range && itemPath(range.item);
  if (!range || !root || !path) return null;
  if (product === null) return { root, range, product: onlyOne(range.products), path };
  const named = range.products.find((candidate) => candidate.url_slug === product);
  if (!named) return null;
  return {
    root,
    range,
    product: named,
    path: range.products.length > 1 ? `${path}/${named.url_slug}` : path,
  };
}

const onlyOne = (products: readonly Product[]): Product | null =>
  products.length === 1 ? (products[0] ?? null) : null;
