import {
  apiBase,
  type Cart,
  type OrderPayload,
  type PricingRequest,
  type PricingRow,
  routes,
} from '@kerf/sdk/contract';
import { cents, toCents, toDollars, toPricingQuery } from '@kerf/sdk/rules';
import { card as openingCard } from '../server/pricing/testing/requests.js';

/** A premium card of 90 × 55 mm, printed on one side, 200 of them. */
export const card: PricingRequest = { ...openingCard, quantity: 200 };

/** How many orders of that card a cart holds: those of one configuration are one line of as many pieces. */
export const ordersIn = ({ lines }: Cart): number =>
  lines.reduce((sum, { quantity, kinds }) => sum + quantity * kinds, 0) / (card.quantity ?? 1);

/** The address of the prices of a configuration. */
export const pricingPath = (request: PricingRequest): string =>
  `${apiBase}${routes.pricingData}?${toPricingQuery(request)}`;

/** What adding a configuration sends, by the rows of its prices. Throws where its quantity has none. */
export function orderOf(configuration: PricingRequest, rows: readonly PricingRow[]): OrderPayload {
  const index = rows.findIndex(({ quantity }) => quantity === configuration.quantity);
  const row = rows[index];
  if (!row) throw new Error(`no price for ${configuration.quantity}`);
  return {
    configuration,
    product_pricing_id: row.product_pricing_id,
    cost: toDollars(cents(toCents(row.price) * configuration.kinds)),
    shipping_method_id: row.shipping[0]?.id ?? null,
    quote_slider_id: row.custom_qty ? -1 : index,
  };
}
