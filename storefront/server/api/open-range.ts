import type { Range } from '@kerf/sdk/contract/catalogue';
import type { Opening } from '@kerf/sdk/contract/opening';
import { openingSelection } from '@kerf/sdk/rules/opening-selection';
import { toPricingRequest } from '@kerf/sdk/rules/pricing-request';
import type { Catalogue } from '../catalogue/catalogue.js';
import { priceConfiguration } from '../pricing/price-configuration.js';

/** A range with the prices of what its page opens with; `product` is the slug the page names, or null. */
export function openRange(catalogue: Catalogue, range: Range, product: string | null, now: Date): Opening {
  const request = toPricingRequest(range, openingSelection(range, product));
  const priced = request && priceConfiguration(catalogue, request, now);
  return priced?.ok ? { ...range, opening_rows: priced.rows } : range;
}
