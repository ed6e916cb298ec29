/** Prices of a configuration. */
import { array, type, union } from 'superstruct';
import {
  type PricingAnswer,
  PricingRefusal,
  type PricingRequest,
  PricingRow,
  ShippingOption,
} from '../contract/pricing.js';
import { routes } from '../contract/routes.js';
import { toPricingQuery } from '../rules/pricing-query.js';
import type { Send } from '../store/runtime.js';
import { checkAnswer } from './check-answer.js';

// A later shop may answer with more than this copy knows.
const Answer = /* @__PURE__ */ (() =>
  union([
    array(type({ ...PricingRow.schema, shipping: array(type(ShippingOption.schema)) })),
    type(PricingRefusal.schema),
  ]))();

/** Rows by rising quantity, the custom one last; or why there is no price. Rejects with a `PricingError`. */
export async function fetchPricing(
  send: Send,
  request: PricingRequest,
  signal?: AbortSignal,
): Promise<PricingAnswer> {
  const answer = await send<unknown>(routes.pricingData, {
    query: toPricingQuery(request),
    ...(signal && { signal }),
  });
  return checkAnswer(answer, Answer, 'GET', routes.pricingData);
}
