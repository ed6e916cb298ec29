import type { Catalogue } from '../catalogue/catalogue.js';
import type { QuotePageSubject } from '../catalogue/find-quote-page.js';
import { itemCopy } from './item-copy.js';
import { stockCopy } from './stock-copy.js';

/** How a stock's name goes on with that of its item, by slug; an item that has none adds nothing. */
const supplies: Readonly<Record<string, string>> = {
  'die-cut': ', die cut',
  'kiss-cut': ', kiss cut',
  sheet: ' on sheets',
  roll: ' on rolls',
  special: ' in special shapes',
};

/** What a quote page calls itself and says of itself: its item, and where its address names one of several products, that. */
export function quoteWords(
  { root, range, product }: Pick<QuotePageSubject, 'root' | 'range' | 'product'>,
  catalogue: Pick<Catalogue, 'itemWords' | 'stockLines'>,
): {
  title: string;
  description: string;
} {
  const { slug, name } = range.item;
  const { line, description } = itemCopy(catalogue, slug, name);
  if (!product || range.products.length === 1) return { title: name, description };
  if (root !== 'stickers') return { title: product.name, description };
  return {
    title: product.name + ((Object.hasOwn(supplies, slug) && supplies[slug]) || ''),
    description: `${stockCopy(catalogue, product.url_slug, product.name)} ${line}`,
  };
}
