/** Prices of a configuration. */
import type { PricingAnswer, PricingRequest } from '../contract/pricing.js';
import { routes } from '../contract/routes.js';
import { toPricingQuery } from '../rules/prices/pricing-query.js';
import { checkAnswer, isListOf, isPricingRow, isRefusal } from './check-answer.js';
import type { Send } from './send.js';

/**
 * Rows by rising quantity, the custom one last; or why there is no price. Rejects with a `PricingError`. With `cache`
 * 'no-cache' the browser asks the shop even where it holds an answer.
 */
export async function fetchPricing(
  send: Send,
  request: PricingRequest,
  signal?: AbortSignal,
  cache?: 'no-cache',
): Promise<PricingAnswer> {
  const path = routes.pricingData;
  const answer = await send(path, {
    query: toPricingQuery(request),
    ...(signal && { signal }),
    ...(cache && { cache }),
  });
  return checkAnswer(answer, isRefusal(answer) || isListOf(answer, isPricingRow), 'GET', path);
}
