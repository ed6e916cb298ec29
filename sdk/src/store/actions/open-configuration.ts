import { fetchRange } from '../../client/range.js';
import { toProblem, toRefusalProblem } from '../../errors/to-problem.js';
import { changeConfiguration } from '../change-configuration.js';
import { closeConfiguration } from '../close-configuration.js';
import { emptyConfiguration } from '../configuration-state.js';
import type { Runtime } from '../runtime.js';

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
  if (state?.item !== item || (product !== null && state.product !== product)) {
    closeConfiguration(rt, name);
    rt.state.configurations[name] = emptyConfiguration(item, product);
    await loadRange(rt, name);
  }
}

/** Fetches the range of a configuration that is named but not known. */
async function loadRange(rt: Runtime, name: string): Promise<void> {
  const state = rt.state.configurations[name];
  if (!state || state.status === 'loading') return;
  // Opened for another item meanwhile, the name stands for another object.
  const isCurrent = () => rt.state.configurations[name] === state;
  changeConfiguration(rt, name, { status: 'loading', problem: null });
  try {
    const {
      opening_rows: rows,
      opening_refusal: refusal,
      ...range
    } = await fetchRange(rt.send, state.item, state.product);
    if (!isCurrent()) return;
    changeConfiguration(rt, name, {
      status: 'ready',
      range,
      selection: range.opening_selection,
      ...(rows && { pricing: 'ready', rows }),
      ...(refusal && { pricingProblem: toRefusalProblem(refusal) }),
    });
    rt.retries.delete(name);
  } catch (error) {
    if (!isCurrent()) return;
    const problem = toProblem(error);
    rt.retries.set(name, () => void loadRange(rt, name));
    changeConfiguration(rt, name, { status: problem.isRetryable ? 'failed' : 'missing', problem });
  }
}
