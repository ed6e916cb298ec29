import type { Range, Selection } from '@kerf/sdk/contract';
import { toPricingRequest } from '@kerf/sdk/rules';
import { type ConfigurationState, readyConfiguration } from '@kerf/sdk/runtime';
import type { Catalogue } from '../catalogue/catalogue.js';
import { priceConfiguration } from '../pricing/price-configuration.js';

/** What a page opens with. `product` is the slug that its address names. */
export interface PageConfiguration {
  range: Range;
  product: string | null;
  selection: Selection;
}

/** The configuration of a page with its prices, as the widgets on it find it. */
export function pageConfiguration(
  catalogue: Catalogue,
  { range, product, selection }: PageConfiguration,
  now: Date,
): ConfigurationState & { selection: Selection } {
  const request = toPricingRequest(range, selection);
  const priced = request && priceConfiguration(catalogue, request, now);
  const refused = priced && !priced.ok ? priced : null;
  return readyConfiguration({
    item: range.item.slug,
    product,
    range,
    selection,
    rows: priced?.ok ? priced.rows : [],
    pricingProblem: refused && { code: refused.code, message: refused.message, isRetryable: false },
  });
}
