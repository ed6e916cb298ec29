import { fetchPricing } from '../client/pricing.js';
import type { PricingRow } from '../contract/pricing.js';
import type { Problem } from '../errors/problem.js';
import { toProblem, toRefusalProblem } from '../errors/to-problem.js';
import { toPricingQuery } from '../rules/prices/pricing-query.js';
import { toPricingRequest } from '../rules/prices/pricing-request.js';
import { productLine } from '../rules/products/product-line.js';
import { checkSelectedSize } from '../rules/size/size.js';
import { changeConfiguration } from './change-configuration.js';
import type { Runtime } from './runtime.js';
import { cancelPending, schedule } from './schedule.js';
import { arePricesDoubtful, rememberPrices, seenPrices } from './seen-prices.js';

/** Codes of what a size lacks. */
const sizeCodes = {
  ok: null,
  empty: 'PRICING_SIZE_EMPTY',
  below: 'PRICING_SIZE_BELOW',
  above: 'PRICING_SIZE_ABOVE',
} as const;

/**
 * Brings the prices of a configuration in step with its selection. The request under way is cancelled; prices already
 * seen are painted at once, others asked for after `wait` ms (default: the debounce of the product line). While somebody
 * types nothing is asked, since the end of the typing asks anyway; prices are on their way all the same. Where there is
 * nothing to ask, `pricingProblem` says what a size lacks.
 */
export function refreshPrices(rt: Runtime, name: string, wait?: number): void {
  const { range, selection, typing } = rt.state.configurations[name] ?? {};
  if (!range || !selection) return;
  const purpose = `pricing:${name}`;
  cancelPending(rt, purpose);
  const again = () => refreshPrices(rt, name, 0);
  if (typing?.length) {
    rt.retries.set(name, again);
    changeConfiguration(rt, name, { pricing: 'pending' });
    return;
  }

  const show = (
    pricing: 'idle' | 'ready' | 'failed',
    rows: PricingRow[],
    pricingProblem: Problem | null = null,
  ) => {
    if (pricing === 'failed') rt.retries.set(name, again);
    else rt.retries.delete(name);
    changeConfiguration(rt, name, { pricing, rows, pricingProblem });
  };
  const fail = (problem: Problem, pricing: 'idle' | 'failed' = 'failed') => {
    console.warn(`Kerf: no prices (${problem.code}). ${problem.message}`);
    show(pricing, [], problem);
  };

  const request = toPricingRequest(range, selection);
  if (!request) {
    const { status, message } = checkSelectedSize(range, selection);
    const code = sizeCodes[status];
    show('idle', [], code ? { code, message, isRetryable: false } : null);
    return;
  }
  const query = toPricingQuery(request);
  const seen = seenPrices(rt, query);
  if (seen) {
    show('ready', seen);
    return;
  }
  changeConfiguration(rt, name, { pricing: 'pending' });
  schedule(rt, purpose, wait ?? productLine(range.item).pricingDebounce, async (signal) => {
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
      } else fail(toRefusalProblem(answer), 'idle');
    } catch (error) {
      if (!signal.aborted) fail(toProblem(error));
    }
  });
}

/** Counts the prices that are shown as seen, before the selection they are for changes: they may have come with the page. */
export function adoptPrices(rt: Runtime, name: string): void {
  const { range, selection, rows, pricing } = rt.state.configurations[name] ?? {};
  if (!range || !selection || pricing !== 'ready') return;
  const request = toPricingRequest(range, selection);
  if (request && rows) rememberPrices(rt, toPricingQuery(request), rows);
}
