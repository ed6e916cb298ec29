import {
  boundedText,
  boundedWhole,
  CartLineChange,
  DollarAmount,
  maxIdLength,
  OrderPayload,
  type PricingRequest,
} from '@kerf/sdk/contract';
import { parsePricingQuery, toPricingQuery } from '@kerf/sdk/rules';
import { type Infer, nullable, object, optional, refine } from 'superstruct';
import type { Catalogue } from '../catalogue/catalogue.js';
import { ApiFailure } from '../http/api-failure.js';

const largest = 2_147_483_647;

const amount = refine(DollarAmount, 'an amount of dollars', (value) => value >= 0 && value <= largest);

/** An order as it is taken: the shape of the contract, and nothing in it that no table could keep. */
export const SentOrder = object({
  ...OrderPayload.schema,
  cost: amount,
  shipping_method_id: nullable(boundedWhole(0)),
  printing_days: optional(boundedWhole(0)),
  shipping_days: optional(boundedWhole(0)),
  shipping_cost: optional(amount),
  quote_slider_id: boundedWhole(-1),
  uses_id: optional(nullable(boundedWhole(0))),
  uses_product_id: optional(nullable(boundedWhole(0))),
});
export type SentOrder = Infer<typeof SentOrder>;

/** A change of a line as it is taken. */
export const SentChange = CartLineChange;

/** The lines of another cart, by its token. */
export const SentMerge = object({ token: boundedText(maxIdLength) });

/**
 * Holds a configuration to the rules of the pricing query; `base` is where it stands in the body. Letters have the height
 * that they are cut at.
 */
export function checkConfiguration(
  configuration: PricingRequest,
  base: string,
  { letters }: Pick<Catalogue, 'letters'>,
): PricingRequest {
  const { text = '', font = '' } = configuration.lettering ?? {};
  // Half of a character can't be written in a query.
  if (/\p{Cs}/u.test(text + font))
    throw new ApiFailure('PRICING_VALUE_INVALID', 400, 'lettering has half of a character.', {
      field: [base, 'lettering'].filter(Boolean).join('.'),
    });
  const parsed = parsePricingQuery(toPricingQuery(configuration));
  if (parsed.ok) return letters.settle(parsed.request);
  const path = [base, parsed.field === 'query' ? '' : parsed.field].filter(Boolean).join('.') || 'body';
  throw new ApiFailure(parsed.code, 400, parsed.message, { field: path });
}
