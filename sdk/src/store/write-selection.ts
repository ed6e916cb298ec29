import type { Range } from '../contract/catalogue.js';
import type { Selection } from '../contract/selection.js';
import { changeConfiguration } from './change-configuration.js';
import type { Runtime } from './runtime.js';

/** What a change makes of a selection. A choice that is not offered gives the same object back. */
export type Choose = (range: Range, selection: Selection) => Selection;

/** Writes the selection that `choose` makes of the present one, and takes back what was said about that. */
export function writeSelection(rt: Runtime, name: string, choose: Choose): void {
  const { range, selection } = rt.state.configurations[name] ?? {};
  if (range && selection)
    changeConfiguration(rt, name, { selection: choose(range, selection), notice: null });
}
