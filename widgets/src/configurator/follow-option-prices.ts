import { explainedQuery, readOptionPrices } from '@kerf/sdk/actions';
import type { Selection } from '@kerf/sdk/contract';
import { type PriceChanges, toPriceChanges } from '@kerf/sdk/rules';
import type { Runtime } from '@kerf/sdk/runtime';

/** The price stands for this long before it is asked what else would cost, ms: whoever goes on choosing asks once. */
const pause = 250;

/**
 * Shows what each choice would change the total by, for as long as that is true: what is known goes as soon as something
 * is chosen. What came with the page is not asked again, as long as that shows what it was `drawnWith`. Returns the
 * function that ends it. Where the answer does not come, nothing is shown: it is no more than help.
 */
export function followOptionPrices(
  runtime: Runtime,
  name: string,
  drawnWith: Selection | null,
  show: (changes: PriceChanges) => void,
): () => void {
  const queryNow = () => explainedQuery(runtime, name)?.query ?? '';
  let asked = '';
  let calls = new AbortController();
  let timer = 0;
  const stop = () => {
    calls.abort();
    clearTimeout(timer);
  };
  const follow = () => {
    const query = queryNow();
    if (query === asked) return;
    stop();
    if (asked) show({});
    asked = query;
    if (!query) return;
    calls = new AbortController();
    const { signal } = calls;
    timer = window.setTimeout(() => read(runtime, name, signal).then(show, () => undefined), pause);
  };
  const { selection, changes } = runtime.snapshot().configurations[name] ?? {};
  if (changes && selection === drawnWith) {
    asked = queryNow();
    show(changes);
  }
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
  return answer ? toPriceChanges(answer) : {};
}
