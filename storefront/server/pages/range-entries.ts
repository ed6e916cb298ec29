import {
  itemPath,
  openingSelection,
  type QuoteRoot,
  quoteRoot,
  selectedRow,
  toPricingRequest,
} from '@kerf/sdk/rules';
import type { Shelf } from '../../pages/business-cards/index.js';
import type { RangeEntry } from '../../pages/range-grid.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { priceConfiguration } from '../pricing/price-configuration.js';
import { itemCopy } from '../words/item-copy.js';
import { shelfOf } from './breadcrumb-trail.js';
import { displayPrice } from './display-price.js';

/** Every featured item that has a page, in the catalogue's order, with the live price of what its page opens with. */
export function rangeEntries(
  catalogue: Catalogue,
  now: Date,
): (RangeEntry & { root: QuoteRoot; shelf: Shelf['id'] | null })[] {
  return catalogue.items.flatMap((item) => {
    const root = quoteRoot(item);
    const path = itemPath(item);
    const range = catalogue.ranges.get(item.slug);
    if (!root || !path || !range) return [];
    const opening = openingSelection(range, null);
    const request = toPricingRequest(range, opening);
    const priced = request && priceConfiguration(catalogue, request, now);
    const row = priced?.ok ? selectedRow({ range, selection: opening, rows: priced.rows }) : undefined;
    return {
      root,
      path,
      slug: item.slug,
      name: item.name,
      line: itemCopy(catalogue, item.slug, item.name).line,
      from: row?.price ?? displayPrice(catalogue, item.slug),
      picture: item.img,
      quantity: row?.quantity ?? null,
      isBySheet: !!request?.ea,
      shelf: shelfOf(range, opening),
    };
  });
}
