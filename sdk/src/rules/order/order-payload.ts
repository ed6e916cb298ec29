import type { OrderPayload } from '../../contract/cart.js';
import type { ShippingOption } from '../../contract/pricing.js';
import { toDollars } from '../money/money.js';
import { toPricingRequest } from '../prices/pricing-request.js';
import { selectedRow, totalCents } from '../prices/total.js';
import { setsOf } from '../quantity/selected.js';
import type { Configuration } from './configuration.js';

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

/** What adding a configuration to the cart sends, or null while it has no price or no sets. */
export function toOrderPayload(
  configuration: Pick<Configuration, 'range' | 'selection' | 'rows'>,
): OrderPayload | null {
  const { range, selection } = configuration;
  const row = selectedRow(configuration);
  const request = range && selection && toPricingRequest(range, selection);
  if (!row || !request || !setsOf(selection)) return null;
  return {
    configuration: { ...request, quantity: row.quantity },
    product_pricing_id: row.product_pricing_id,
    cost: toDollars(totalCents(configuration)),
    ...shippingOf(row.shipping[0]),
    quote_slider_id: selection.quantity_index,
    // No landing page ("use") leads to a configuration yet.
    uses_id: null,
    uses_product_id: null,
  };
}
