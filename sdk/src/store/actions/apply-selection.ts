import type { Selection } from '../../contract/selection.js';
import { applySelectionQuery } from '../../rules/selection-query.js';
import type { Runtime } from '../runtime.js';
import { select } from '../select.js';
import { stopAllTyping } from '../stop-all-typing.js';

/** Replaces the whole selection by one that was kept, of the same range. */
export function applySelection(rt: Runtime, name: string, selection: Selection): void {
  stopAllTyping(rt, name);
  select(rt, name, () => selection);
}

/** Replaces the whole selection by the one that an address names, as far as the range has it. */
export function applyQuery(rt: Runtime, name: string, query: string): void {
  stopAllTyping(rt, name);
  const product = rt.state.configurations[name]?.product ?? null;
  select(rt, name, (range) => applySelectionQuery(range, query, product));
}
