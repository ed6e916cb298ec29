import { fetchRange } from '../../client/range.js';
import { isPricingError } from '../../errors/pricing-error.js';
import { toProblem } from '../../errors/to-problem.js';
import { openingSelection } from '../../rules/opening-selection.js';
import { toPricingQuery } from '../../rules/pricing-query.js';
import { toPricingRequest } from '../../rules/pricing-request.js';
import { changeConfiguration } from '../change-configuration.js';
import { emptyConfiguration } from '../configuration-state.js';
import { reprice } from '../reprice.js';
import type { Runtime } from '../runtime.js';
import { cancelPending } from '../schedule.js';
import { rememberPrices } from '../seen-prices.js';

/** Slugs of the featured item and, where the page names one, the product. */
export interface Opening {
  item: string;
  product?: string | null;
}

/**
 * Opens a configuration: its range, the selection it starts with, then prices. Widgets that share the name may all
 * ask for it; the first does the work, and one that names no product accepts any. What a server rendered is not
 * fetched again.
 */
export async function openConfiguration(
  rt: Runtime,
  name: string,
  { item, product = null }: Opening,
): Promise<void> {
  const state = rt.state.configurations[name];
  if (state?.item === item && (product === null || state.product === product) && state.status !== 'idle') {
    adoptPrices(rt, name);
    return;
  }
  for (const purpose of ['pricing', 'typing:size', 'typing:quantity', 'typing:sets'])
    cancelPending(rt, `${purpose}:${name}`);
  rt.state.configurations[name] = emptyConfiguration(item, product);
  await loadRange(rt, name);
}

/** Prices that came with the page count as seen, and missing ones are asked for. */
function adoptPrices(rt: Runtime, name: string): void {
  const { range, selection, rows, pricing } = rt.state.configurations[name] ?? {};
  if (!range || !selection || !rows || pricing === 'pending') return;
  const request = toPricingRequest(range, selection);
  if (request && pricing === 'ready') rememberPrices(rt, toPricingQuery(request), rows);
  if (pricing === 'idle') reprice(rt, name);
}

/** Fetches the range of a configuration that is named but not known. */
export async function loadRange(rt: Runtime, name: string): Promise<void> {
  const state = rt.state.configurations[name];
  if (!state || state.status === 'loading') return;
  const purpose = `range:${name}`;
  cancelPending(rt, purpose);
  const controller = new AbortController();
  const cancel = () => controller.abort();
  rt.pending.set(purpose, cancel);
  changeConfiguration(rt, name, { status: 'loading', problem: null });
  const isCurrent = () => rt.pending.get(purpose) === cancel;
  try {
    const range = await fetchRange(rt.send, state.item, state.product, controller.signal);
    if (!isCurrent()) return;
    rt.pending.delete(purpose);
    changeConfiguration(rt, name, {
      status: 'ready',
      range,
      selection: openingSelection(range, state.product),
    });
    reprice(rt, name, 0);
  } catch (error) {
    if (!isCurrent()) return;
    rt.pending.delete(purpose);
    const isMissing = isPricingError(error) && error.status === 404;
    changeConfiguration(rt, name, { status: isMissing ? 'missing' : 'failed', problem: toProblem(error) });
  }
}
