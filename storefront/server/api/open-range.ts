import type { Opening, Range } from '@kerf/sdk/contract';
import { openingSelection, toPricingRequest } from '@kerf/sdk/rules';
import type { Catalogue } from '../catalogue/catalogue.js';
import { priceConfiguration } from '../pricing/price-configuration.js';
import { toPricingRefusal } from './pricing-refusal.js';

/** A range with what its page opens with and the prices of that, or why it has none; `product` is the slug the page names, or null. */
export function openRange(catalogue: Catalogue, range: Range, product: string | null, now: Date): Opening {
  const opening_selection = openingSelection(range, product);
  const request = toPricingRequest(range, opening_selection);
  const priced = request && priceConfiguration(catalogue, request, now);
  if (!priced) return { ...range, opening_selection };
  return priced.ok
    ? { ...range, opening_selection, opening_rows: priced.rows }
    : { ...range, opening_selection, opening_refusal: toPricingRefusal(priced) };
}
