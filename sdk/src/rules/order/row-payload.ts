import type { OrderPayload } from '../../contract/cart.js';
import type { PricingRequest, PricingRow, ShippingOption } from '../../contract/pricing.js';
import { cents, toCents, toDollars } from '../money/money.js';

const shippingOf = (option: ShippingOption | undefined) =>
  option
    ? {
        shipping_method_id: option.id,
        method: option.method,
        printing_days: option.printing_days,
        shipping_days: option.shipping_days,
        shipping_cost: option.cost,
      }
    : { shipping_method_id: null };

/** What adding a configuration to the cart sends, at the quantity and price of its row. */
export const rowPayload = (request: PricingRequest, row: PricingRow, index: number): OrderPayload => ({
  configuration: { ...request, quantity: row.quantity },
  product_pricing_id: row.product_pricing_id,
  cost: toDollars(cents(toCents(row.price) * request.kinds)),
  ...shippingOf(row.shipping[0]),
  quote_slider_id: index,
  // No landing page ("use") leads to a configuration yet.
  uses_id: null,
  uses_product_id: null,
});
