import { retry } from '@kerf/sdk/actions';
import type { Selection } from '@kerf/sdk/contract';
import type { PriceChanges } from '@kerf/sdk/rules';
import type { Runtime } from '@kerf/sdk/runtime';
import { followAddress } from './follow-address.js';
import { followOptionPrices } from './follow-option-prices.js';
import { followResets, type Reset } from './follow-resets.js';

/**
 * Asks again for prices that did not come, whenever there is a connection again; at once where that `isBack` already.
 * Returns the function that ends it.
 */
function retryOnline(runtime: Runtime, name: string, isBack: boolean): () => void {
  const again = () => {
    const { pricing, pricingProblem } = runtime.snapshot().configurations[name] ?? {};
    if (pricing === 'failed' && pricingProblem?.isRetryable) retry(runtime, name);
  };
  if (isBack) again();
  addEventListener('online', again);
  return () => removeEventListener('online', again);
}

/**
 * Goes along with a configuration until `end`: shows what choices would cost, tells what one of them took back of others,
 * keeps the page's address in step where `drawnWith` says what it was drawn with, and asks again after a connection was
 * lost, also where `isBack` says that it was before this code came.
 */
export function attend(
  runtime: Runtime,
  name: string,
  drawnWith: Selection | null,
  show: (changes: PriceChanges) => void,
  tell: (reset: Reset) => void,
  end: AbortSignal,
  isBack: boolean,
): void {
  if (end.aborted) return;
  const ends = [
    followOptionPrices(runtime, name, drawnWith, show),
    followResets(runtime, name, tell),
    retryOnline(runtime, name, isBack),
    ...(drawnWith ? [followAddress(runtime, name, drawnWith)] : []),
  ];
  end.addEventListener('abort', () => {
    for (const stop of ends) stop();
  });
}
