import type { Selection } from '@kerf/sdk/contract';
import { openingSelection, toSelectionQuery } from '@kerf/sdk/rules';
import type { Runtime } from '@kerf/sdk/runtime';

/** The address is written at most this often, ms: browsers refuse more than some hundred changes in half a minute. */
const pace = 400;

/** What an address says besides the configuration, and goes on saying. */
const isKept = (name: string): boolean => name === 'line' || name.startsWith('utm_');

/**
 * Keeps the page's address in step with a configuration, so that reload, Back and a copied link open what is chosen.
 * `drawnWith` is what the page was drawn with: until that changes an address without a query says it already. The present entry of the
 * history is rewritten, none is added. What the item opens with needs no query. Returns the function that ends it.
 */
export function followAddress(runtime: Runtime, name: string, drawnWith: Selection): () => void {
  let written = Number.NEGATIVE_INFINITY;
  let timer = 0;
  const write = () => {
    timer = 0;
    written = performance.now();
    const query = queryOf(runtime, name);
    if (query !== null) writeAddress(query);
  };
  // What stands in an address that has more to it may be out of date, or have been said once already.
  let isChanged = location.search !== '';
  const follow = () => {
    isChanged ||= runtime.snapshot().configurations[name]?.selection !== drawnWith;
    if (!isChanged) return;
    timer ||= window.setTimeout(write, Math.max(0, written + pace - performance.now()));
  };
  follow();
  const end = runtime.subscribe(follow);
  return () => {
    end();
    clearTimeout(timer);
  };
}

/** The query of what is chosen; null while there is nothing to say yet. */
function queryOf(runtime: Runtime, name: string): string | null {
  const { product = null, range, selection, typing } = runtime.snapshot().configurations[name] ?? {};
  if (!range || !selection || typing?.length) return null;
  const query = toSelectionQuery(range, selection);
  return query === toSelectionQuery(range, openingSelection(range, product)) ? '' : query;
}

function writeAddress(query: string): void {
  const { pathname, search, hash } = location;
  const params = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(search)) if (isKept(name)) params.append(name, value);
  const next = params.size ? `?${params}` : '';
  if (next === search) return;
  try {
    history.replaceState(history.state, '', pathname + next + hash);
  } catch {
    // A browser that had too many changes keeps the address it has; the next one follows again.
  }
}
