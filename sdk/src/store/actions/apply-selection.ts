import type { Selection } from '../../contract/selection.js';
import { applySelectionQuery } from '../../rules/options/selection-query.js';
import { replaceSelection } from '../change-selection.js';
import type { Runtime } from '../runtime.js';

/** Replaces the whole selection by one that was kept, of the same range. */
export const applySelection = (rt: Runtime, name: string, selection: Selection): void =>
  replaceSelection(rt, name, () => selection);

/** Replaces the whole selection by the one that an address names, as far as the range has it. */
export function applyQuery(rt: Runtime, name: string, query: string): void {
  const product = rt.state.configurations[name]?.product ?? null;
  replaceSelection(rt, name, (range) => applySelectionQuery(range, query, product));
}
