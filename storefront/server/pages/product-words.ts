import type { Product } from '@kerf/sdk/contract';
import type { Crumb } from '../../pages/breadcrumb.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { QuotePageSubject } from '../catalogue/find-quote-page.js';
import { quoteTitle } from '../words/meta-tags.js';
import { quoteWords } from '../words/quote-words.js';
import { breadcrumbTrail } from './breadcrumb-trail.js';
import { stickerTrail } from './sticker-trail.js';

/** What a quote page says of the product that is chosen, besides its widgets. */
export interface ProductWords {
  title: string;
  /** What the tab is called. */
  tab: string;
  description: string;
  trail: readonly Crumb[];
}

/**
 * The words of the page while `product` is chosen. A page whose address names no product is called what its item is
 * called, whichever is chosen; one whose address names one follows the choice.
 */
export function productWords(
  subject: QuotePageSubject,
  product: Product,
  catalogue: Catalogue,
): ProductWords {
  const { root, range } = subject;
  const shown = { ...subject, product: subject.product && product };
  return {
    ...quoteWords(shown, catalogue),
    tab: quoteTitle(shown, catalogue),
    trail: root === 'stickers' ? stickerTrail(range.item, product) : breadcrumbTrail(range, product),
  };
}

/** The words for each product that can be chosen on the page, by id; null where there is but one. */
export function wordsOfProducts(
  subject: QuotePageSubject,
  catalogue: Catalogue,
): Record<string, ProductWords> | null {
  const { products } = subject.range;
  if (products.length < 2) return null;
  const words = products.map((product): [string, ProductWords] => {
    return [String(product.id), productWords(subject, product, catalogue)];
  });
  return Object.fromEntries(words);
}
