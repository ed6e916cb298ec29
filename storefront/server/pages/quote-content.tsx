import { chosenProduct, selectedRow } from '@kerf/sdk/rules';
import { CardPage } from '../../pages/business-cards/featured-item.js';
import { StickerPage } from '../../pages/stickers/featured-item.js';
import { breadcrumbTrail } from './breadcrumb-trail.js';
import { displayPrice } from './display-price.js';
import { findQuotePage } from './find-quote-page.js';
import type { QuoteRoot } from './item-path.js';
import { metaTagsFor, notFoundTags } from './meta-tags.js';
import { pageConfiguration } from './page-configuration.js';
import type { PageSource } from './page-contents.js';
import { quoteWords } from './quote-words.js';
import type { PageContent } from './render-document.js';
import { stickerTrail } from './sticker-trail.js';
import { structuredData } from './structured-data.js';

/** What a quote page's address says. */
export interface QuoteAddress {
  root: QuoteRoot;
  item: string;
  product: string | null;
  query: string;
}

const pageOf = { stickers: StickerPage, 'business-cards': CardPage };

/** The quote page of an item, or null when there is no such item or product under this root. */
export function quoteContent(
  address: QuoteAddress,
  { catalogue, now, origin }: PageSource,
): PageContent | null {
  const subject = findQuotePage(catalogue, address.item, address.product);
  if (subject?.root !== address.root) return null;
  const { root, range, path } = subject;
  const { slug } = range.item;
  const { selection, ...state } = pageConfiguration(catalogue, { ...address, range }, now);
  if (!selection) return null;
  // One product is always selected: the route's, a reopened configuration's, or the one the item opens with.
  const product = subject.product ?? chosenProduct(range, selection);
  const meta = metaTagsFor(path, catalogue, origin) ?? notFoundTags(path, origin);
  const trail = root === 'stickers' ? stickerTrail(range.item, product) : breadcrumbTrail(product);
  const words = quoteWords(subject);
  const configuration = { ...state, selection };
  const price = selectedRow(configuration)?.price ?? displayPrice(slug);
  const attributes = { item: slug, ...(address.product && { product: address.product }) };
  const Page = pageOf[root];
  return {
    path,
    status: 200,
    meta,
    isIndexed: true,
    configuration,
    structuredData: structuredData({
      name: words.title,
      meta,
      price,
      trail,
      origin,
      review: { count: range.review_count, average: range.review_average },
    }),
    main: (place) => (
      <Page
        {...words}
        trail={trail}
        reviewCount={range.review_count}
        widgets={{
          gallery: place('kerf-gallery', attributes),
          preview: place('kerf-preview', attributes),
          configurator: place('kerf-configurator', attributes),
          priceTable: place('kerf-price-table', attributes),
          savings: place('kerf-savings', attributes),
        }}
      />
    ),
  };
}
