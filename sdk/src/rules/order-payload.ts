import type { OrderPayload } from '../contract/cart.js';
import type { Configuration } from './configuration.js';
import { kindsOf } from './kinds.js';
import { toDollars } from './money.js';
import { toPricingRequest } from './pricing-request.js';
import { selectedRow } from './selected-row.js';
import { totalCents } from './total.js';

/** What adding a configuration to the cart sends, or null while it has no price or no sets. */
export function toOrderPayload(
  configuration: Pick<Configuration, 'range' | 'selection' | 'rows'>,
): OrderPayload | null {
  const { range, selection } = configuration;
  const row = selectedRow(configuration);
  const request = range && selection && toPricingRequest(range, selection);
  if (!row || !request || !kindsOf(selection)) return null;
  return {
    configuration: { ...request, quantity: row.quantity },
    product_pricing_id: row.product_pricing_id,
    cost: toDollars(totalCents(configuration)),
    shipping_method_id: row.shipping[0]?.id ?? null,
    quote_slider_id: selection.quantity_index,
  };
}
