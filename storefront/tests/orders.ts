import { apiBase, type OrderPayload, type PricingRequest, type PricingRow, routes } from '@kerf/sdk/contract';
import { cents, toCents, toDollars, toPricingQuery } from '@kerf/sdk/rules';
import { card as openingCard } from '../server/pricing/testing/requests.js';

/** A premium card of 90 × 55 mm, printed on one side, 200 of them. */
export const card: PricingRequest = { ...openingCard, quantity: 200 };

/** The address of the prices of a configuration. */
export const pricingPath = (request: PricingRequest): string =>
  `${apiBase}${routes.pricingData}?${toPricingQuery(request)}`;

/** What adding a configuration at its row sends. */
export const orderOf = (configuration: PricingRequest, row: PricingRow): OrderPayload => ({
  configuration,
  product_pricing_id: row.product_pricing_id,
  cost: toDollars(cents(toCents(row.price) * configuration.kinds)),
  shipping_method_id: row.shipping[0]?.id ?? null,
  quote_slider_id: 2,
});
