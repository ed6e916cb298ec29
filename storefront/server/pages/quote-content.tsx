import { chosenProduct } from '@kerf/sdk/rules/chosen-product';
import { selectedRow } from '@kerf/sdk/rules/selected-row';
import { parseSize } from '@kerf/sdk/rules/size';
import { QuotePage } from '../../pages/business-cards/featured-item.js';
import { itemCopy } from '../../pages/item-copy.js';
import { breadcrumbTrail } from './breadcrumb-trail.js';
import { displayPrice } from './display-price.js';
import { findQuotePage } from './find-quote-page.js';
import { metaTagsFor, notFoundTags } from './meta-tags.js';
import { pageConfiguration } from './page-configuration.js';
import type { PageSource } from './page-contents.js';
import type { PageContent } from './render-document.js';
import { structuredData } from './structured-data.js';

/** What a quote page's address says. */
export interface QuoteAddress {
  item: string;
  product: string | null;
  query: string;
}

/** The quote page of an item, or null when there is no such item or product. */
export function quoteContent(
  address: QuoteAddress,
  { catalogue, now, origin }: PageSource,
): PageContent | null {
  const subject = findQuotePage(catalogue, address.item, address.product);
  if (!subject) return null;
  const { range, path } = subject;
  const { slug, name } = range.item;
  const { selection, ...state } = pageConfiguration(catalogue, { ...address, range }, now);
  if (!selection) return null;
  // One product is always selected: the route's, a reopened configuration's, or the one the item opens with.
  const product = subject.product ?? chosenProduct(range, selection);
  const meta = metaTagsFor(path, catalogue, origin) ?? notFoundTags(path, origin);
  const trail = breadcrumbTrail(product);
  const title = subject.product && range.products.length > 1 ? product.name : name;
  const configuration = { ...state, selection };
  const price = selectedRow(configuration)?.price ?? displayPrice(slug);
  const attributes = { item: slug, ...(address.product && { product: address.product }) };
  return {
    path,
    status: 200,
    meta,
    isIndexed: true,
    configuration,
    structuredData: structuredData({
      name: title,
      meta,
      price,
      trail,
      origin,
      review: { count: range.review_count, average: range.review_average },
    }),
    main: (place) => (
      <QuotePage
        trail={trail}
        slug={slug}
        title={title}
        description={itemCopy(slug, name).description}
        width={parseSize(selection.width)}
        height={parseSize(selection.height)}
        reviewCount={range.review_count}
        configurator={place('kerf-configurator', attributes)}
        priceTable={place('kerf-price-table', attributes)}
        savings={place('kerf-savings', attributes)}
      />
    ),
  };
}
