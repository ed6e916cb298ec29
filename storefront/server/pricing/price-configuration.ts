import type { PricingRequest, PricingRow } from '@kerf/sdk/contract';
import type { Catalogue } from '../catalogue/catalogue.js';
import { priceRows } from './price-rows.js';
import { hashConfiguration } from './pricing-id.js';
import { quoteShipping } from './quote-shipping.js';
import { rateConfiguration } from './rate-configuration.js';
import type { Refusal } from './refusal.js';

/**
 * The prices of one set at every listed quantity, and at the custom one when the request has it. Pure: the day comes
 * in as `now`, and decides the delivery dates alone.
 */
export function priceConfiguration(
  catalogue: Catalogue,
  request: PricingRequest,
  now: Date,
): { ok: true; rows: PricingRow[] } | Refusal {
  const rated = rateConfiguration(catalogue, request);
  if (!rated.ok) return rated;
  const { product, card, parts, features, request: settled } = rated;
  return {
    ok: true,
    rows: priceRows(card, parts, request.quantity, {
      version: catalogue.version,
      configurationHash: hashConfiguration({ ...settled, print_features: [...features] }),
      shipping: quoteShipping(catalogue, product.id, now),
    }),
  };
}
