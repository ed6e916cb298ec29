import { fetchPricing } from '../client/pricing.js';
import { pricingDebounce, stickerPricingDebounce } from '../contract/limits.js';
import type { PricingRow } from '../contract/pricing.js';
import { toProblem } from '../errors/to-problem.js';
import { isSticker } from '../rules/is-sticker.js';
import { toPricingQuery } from '../rules/pricing-query.js';
import { toPricingRequest } from '../rules/pricing-request.js';
import { changeConfiguration } from './change-configuration.js';
import type { Runtime } from './runtime.js';
import { cancelPending, schedule } from './schedule.js';
import { arePricesDoubtful, rememberPrices, seenPrices } from './seen-prices.js';
import type { Problem } from './shop-state.js';

/**
 * Brings the prices of a configuration in step with its selection. The request under way is cancelled; prices already
 * seen are painted at once, others asked for after `wait` ms (default: the wait of the trade). While somebody types
 * nothing is asked, since the end of the typing asks anyway.
 */
export function reprice(rt: Runtime, name: string, wait?: number): void {
  const { range, selection, typing } = rt.state.configurations[name] ?? {};
  if (!range || !selection) return;
  const purpose = `pricing:${name}`;
  cancelPending(rt, purpose);
  if (typing?.length) return;

  const show = (
    pricing: 'idle' | 'ready' | 'failed',
    rows: PricingRow[],
    pricingProblem: Problem | null = null,
  ) => changeConfiguration(rt, name, { pricing, rows, pricingProblem });
  const fail = (problem: Problem, pricing: 'idle' | 'failed' = 'failed') => {
    console.warn(`Kerf: no prices (${problem.code}). ${problem.message}`);
    show(pricing, [], problem);
  };

  const request = toPricingRequest(range, selection);
  if (!request) {
    show('idle', []);
    return;
  }
  const query = toPricingQuery(request);
  const seen = seenPrices(rt, query);
  if (seen) {
    show('ready', seen);
    return;
  }
  changeConfiguration(rt, name, { pricing: 'pending' });
  const debounce = isSticker(range) ? stickerPricingDebounce : pricingDebounce;
  schedule(rt, purpose, wait ?? debounce, async (signal) => {
    try {
      const answer = await fetchPricing(
        rt.send,
        request,
        signal,
        arePricesDoubtful(rt) ? 'no-cache' : undefined,
      );
      if (signal.aborted) return;
      if (Array.isArray(answer)) {
        rememberPrices(rt, query, answer);
        show('ready', answer);
        // Not broken: the shop says in words why this has no listed price.
      } else fail({ code: answer.error.code, message: answer.message, isRetryable: false }, 'idle');
    } catch (error) {
      if (!signal.aborted) fail(toProblem(error));
    }
  });
}

/** Counts prices that came with the page as seen, and asks for those that did not. */
export function adoptPrices(rt: Runtime, name: string): void {
  const { range, selection, rows, pricing } = rt.state.configurations[name] ?? {};
  const request = range && selection && toPricingRequest(range, selection);
  if (request && rows && pricing === 'ready') rememberPrices(rt, toPricingQuery(request), rows);
  if (pricing === 'idle') reprice(rt, name, 0);
}
