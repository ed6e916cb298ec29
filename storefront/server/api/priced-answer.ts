import { ApiFailure } from '../http/api-failure.js';
import type { SharedAnswer } from '../http/kept-answers.js';
import type { Refusal } from '../pricing/refusal.js';
import { toPricingRefusal } from './pricing-refusal.js';

/** How long a price, and the days told with it, may be shown without asking again. */
export const priceCaching = 'public, max-age=60, stale-while-revalidate=60';

/** An answer about prices, the same for everyone. */
export const pricedAnswer = (body: unknown): SharedAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': priceCaching },
  body: JSON.stringify(body),
});

/** What is answered in the place of prices. Throws where the request is one that no page of the shop sends. */
export function refusedAnswer(refusal: Refusal): SharedAnswer {
  if (refusal.kind === 'refused') return pricedAnswer(toPricingRefusal(refusal));
  throw new ApiFailure(refusal.code, 400, refusal.message, { field: refusal.field });
}
