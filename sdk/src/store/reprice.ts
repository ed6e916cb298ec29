import { fetchPricing } from '../client/pricing.js';
import { pricingDebounce, stickerPricingDebounce } from '../contract/limits.js';
import type { PricingRequest } from '../contract/pricing.js';
import { toProblem } from '../errors/to-problem.js';
import { isSticker } from '../rules/is-sticker.js';
import { toPricingQuery } from '../rules/pricing-query.js';
import { toPricingRequest } from '../rules/pricing-request.js';
import { changeConfiguration } from './change-configuration.js';
import type { Runtime } from './runtime.js';
import { cancelPending, schedule } from './schedule.js';
import { rememberPrices, seenPrices } from './seen-prices.js';
import type { Problem } from './shop-state.js';

/**
 * Brings the prices of a configuration in step with its selection. The request under way is cancelled; prices already
 * seen are painted at once, others asked for after the wait of the trade (`wait` ms instead, where given). While
 * somebody types nothing is asked, since the end of the typing asks anyway.
 */
export function reprice(rt: Runtime, name: string, wait?: number): void {
  const state = rt.state.configurations[name];
  if (!state?.range || !state.selection) return;
  const purpose = `pricing:${name}`;
  cancelPending(rt, purpose);
  if (state.typing.length) return;
  const request = toPricingRequest(state.range, state.selection);
  if (!request) {
    changeConfiguration(rt, name, { pricing: 'idle', pricingProblem: null, rows: [] });
    return;
  }
  const query = toPricingQuery(request);
  const rows = seenPrices(rt, query);
  if (rows) {
    changeConfiguration(rt, name, { pricing: 'ready', pricingProblem: null, rows });
    return;
  }
  changeConfiguration(rt, name, { pricing: 'pending' });
  const debounce = isSticker(state.range) ? stickerPricingDebounce : pricingDebounce;
  const ask = () => void askPrices(rt, name, purpose, request, query);
  if (wait === 0) ask();
  else schedule(rt, purpose, wait ?? debounce, ask);
}

async function askPrices(
  rt: Runtime,
  name: string,
  purpose: string,
  request: PricingRequest,
  query: string,
): Promise<void> {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  rt.pending.set(purpose, cancel);
  const settle = (change: Parameters<typeof changeConfiguration>[2]) => {
    if (rt.pending.get(purpose) !== cancel) return;
    rt.pending.delete(purpose);
    changeConfiguration(rt, name, change);
  };
  const fail = (pricingProblem: Problem) => {
    if (rt.pending.get(purpose) !== cancel) return;
    console.warn(`Kerf: no prices (${pricingProblem.code}). ${pricingProblem.message}`);
    settle({ pricing: 'failed', pricingProblem, rows: [] });
  };
  try {
    const answer = await fetchPricing(rt.send, request, controller.signal);
    if (!Array.isArray(answer))
      return fail({ code: answer.code, message: answer.message, isRetryable: false });
    rememberPrices(rt, query, answer);
    settle({ pricing: 'ready', pricingProblem: null, rows: answer });
  } catch (error) {
    fail(toProblem(error));
  }
}
