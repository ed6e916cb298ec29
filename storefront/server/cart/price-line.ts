import { messages, type PricingRequest, type PricingRow } from '@kerf/sdk/contract';
import { formatQuantity } from '@kerf/sdk/rules';
import type { Catalogue } from '../catalogue/catalogue.js';
import { ApiFailure, failure } from '../http/api-failure.js';
import { priceConfiguration } from '../pricing/price-configuration.js';
import { invalid, type Refusal } from '../pricing/refusal.js';

/** The catalogue and the moment that a line is priced at. */
export interface Today {
  catalogue: Catalogue;
  now: Date;
}

/** The configuration of a kept line. It was checked before it was kept; doing so again would cost more than its price. */
export const readConfiguration = (kept: string): PricingRequest => JSON.parse(kept) as PricingRequest;

/** Today's row of a configuration at its own quantity, or why there is none. */
export function findPrice(
  configuration: PricingRequest,
  { catalogue, now }: Today,
): { ok: true; row: PricingRow } | Refusal {
  const { quantity } = configuration;
  if (quantity === null) return invalid('API_VALUE_INVALID', 'quantity', 'quantity is missing.');
  const result = priceConfiguration(catalogue, configuration, now);
  if (!result.ok) return result;
  const row = result.rows.find((candidate) => candidate.quantity === quantity);
  return row ? { ok: true, row } : invalid('API_VALUE_INVALID', 'quantity', 'quantity has no price.');
}

/**
 * What the cart says of a quantity that is not between those of the list. What a product page says of it names a button
 * below, which the cart has not. Null where the product is not there any more.
 */
export function quantityWords(
  { product_id, quantity }: Pick<PricingRequest, 'product_id' | 'quantity'>,
  { catalogue }: Today,
): string | null {
  const quantities = catalogue.products.get(product_id)?.attributes.quantities;
  const [smallest, largest] = [quantities?.[0], quantities?.at(-1)];
  if (!smallest || !largest || quantity === null) return null;
  return quantity < smallest
    ? messages.quantityBelow(smallest)
    : `The largest quantity that can be ordered here is ${formatQuantity(largest)}. For more, press Change and ask for a quote on the product’s page.`;
}

/** Why a line has no price, in the words of the cart. */
export const refusalWords = (
  { code, message }: Refusal,
  configuration: PricingRequest,
  today: Today,
): string => (code === 'PRICING_QUANTITY_OUTSIDE' && quantityWords(configuration, today)) || message;

/** The same for a line that is to be kept: what can't be priced is refused. `base` is where it stands in the body. */
export function requirePrice(configuration: PricingRequest, today: Today, base: string): PricingRow {
  const result = findPrice(configuration, today);
  if (result.ok) return result.row;
  const field = [base, result.field ?? ''].filter(Boolean).join('.') || undefined;
  throw result.kind === 'invalid'
    ? new ApiFailure(result.code, 400, result.message, { field })
    : failure('CART_NOT_PRICED', refusalWords(result, configuration, today), { field });
}
