import { explainedQuery, readOptionPrices } from '@kerf/sdk/actions';
import type { Runtime } from '@kerf/sdk/runtime';
import type { PriceChanges } from './panel-props.js';

/** The price stands for this long before it is asked what else would cost, ms: whoever goes on choosing asks once. */
const pause = 250;

/**
 * Shows what each choice would change the total by, for as long as that is true: what is known goes as soon as something
 * is chosen. Returns the function that ends it. Where the answer does not come, nothing is shown: it is no more than help.
 */
export function followOptionPrices(
  runtime: Runtime,
  name: string,
  show: (changes: PriceChanges) => void,
): () => void {
  let asked = '';
  let calls = new AbortController();
  let timer = 0;
  const stop = () => {
    calls.abort();
    clearTimeout(timer);
  };
  const follow = () => {
    const query = explainedQuery(runtime, name)?.query ?? '';
    if (query === asked) return;
    stop();
    if (asked) show({});
    asked = query;
    if (!query) return;
    calls = new AbortController();
    const { signal } = calls;
    timer = window.setTimeout(() => read(runtime, name, signal).then(show, () => undefined), pause);
  };
  follow();
  const end = runtime.subscribe(follow);
  return () => {
    end();
    stop();
  };
}

async function read(runtime: Runtime, name: string, signal: AbortSignal): Promise<PriceChanges> {
  const answer = await readOptionPrices(runtime, name, signal);
  signal.throwIfAborted();
  const changes: Record<string, number | null> = {};
  for (const { field, id, change } of answer?.options ?? []) changes[`${field}=${id}`] = change;
  for (const { feature_id, item_id, side, change } of answer?.features ?? [])
    changes[`${feature_id}:${item_id}:${side}`] = change;
  return changes;
}
