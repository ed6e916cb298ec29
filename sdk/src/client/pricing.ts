/** Prices of a configuration. */
import type { PricingAnswer, PricingRefusal, PricingRequest, PricingRow } from '../contract/pricing.js';
import { routes } from '../contract/routes.js';
import { toPricingQuery } from '../rules/pricing-query.js';
import type { Send } from '../store/runtime.js';
import { areNumbers, checkAnswer, isListOf } from './check-answer.js';
import { fieldsOf } from './fields-of.js';

/** Whether something parsed is a row of prices, as far as a page depends on it. */
export const isPricingRow = (value: unknown): boolean => {
  const { quantity, price, orig_price, product_pricing_id: id, shipping } = fieldsOf<PricingRow>(value);
  return areNumbers(quantity, price, orig_price) && typeof id === 'string' && Array.isArray(shipping);
};

/**
 * Rows by rising quantity, the custom one last; or why there is no price. Rejects with a `PricingError`. With `cache`
 * 'no-cache' the browser asks the shop even where it holds an answer.
 */
export async function fetchPricing(
  send: Send,
  request: PricingRequest,
  signal?: AbortSignal,
  cache?: RequestCache,
): Promise<PricingAnswer> {
  const path = routes.pricingData;
  const answer = await send(path, {
    query: toPricingQuery(request),
    ...(signal && { signal }),
    ...(cache && { cache }),
  });
  const { status, error } = fieldsOf<PricingRefusal>(answer);
  const { code, message } = fieldsOf<PricingRefusal['error']>(error);
  const isRefusal = status === 'ERROR' && typeof code === 'string' && typeof message === 'string';
  return checkAnswer(answer, isRefusal || isListOf(answer, isPricingRow), 'GET', path);
}
