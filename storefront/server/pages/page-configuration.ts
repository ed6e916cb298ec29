import type { Range } from '@kerf/sdk/contract';
import { applySelectionQuery, toPricingRequest } from '@kerf/sdk/rules';
import type { ConfigurationState } from '@kerf/sdk/runtime';
import type { Catalogue } from '../catalogue/catalogue.js';
import { priceConfiguration } from '../pricing/price-configuration.js';

/** What a page opens its configuration with. `query` may reopen one; what the item does not have in it is ignored. */
export interface PageConfiguration {
  range: Range;
  product: string | null;
  query: string;
}

/** The configuration of a page with its prices, as the widgets on it find it. */
export function pageConfiguration(
  catalogue: Catalogue,
  { range, product, query }: PageConfiguration,
  now: Date,
): ConfigurationState {
  const selection = applySelectionQuery(range, query, product);
  const request = toPricingRequest(range, selection);
  const priced = request && priceConfiguration(catalogue, request, now);
  const refused = priced && !priced.ok ? priced : null;
  return {
    item: range.item.slug,
    product,
    status: 'ready',
    problem: null,
    range,
    selection,
    typing: [],
    pricing: priced?.ok ? 'ready' : 'idle',
    pricingProblem: refused ? { code: refused.code, message: refused.message, isRetryable: false } : null,
    rows: priced?.ok ? priced.rows : [],
    submitting: false,
    notice: null,
  };
}
