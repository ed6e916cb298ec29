import { adoptPrices, refreshPrices } from './refresh-prices.js';
import type { Runtime } from './runtime.js';
import { startTyping, stopTyping, type TypedField, typedFields } from './typing.js';
import { type Choose, writeSelection } from './write-selection.js';

/** What becomes of fields that are being typed in. */
export interface SelectionChange {
  /** The change is a key in this field, which counts once nothing was typed for `wait` ms. */
  typed?: { field: TypedField; wait: number };
  /** Fields whose typing the change puts an end to. */
  ends?: readonly TypedField[];
}

/**
 * Changes the selection of an open configuration and brings its prices in step: the one way for whatever a price
 * depends on. Prices follow at once, or when typing has stopped. A choice that is not offered changes nothing.
 */
export function changeSelection(
  rt: Runtime,
  name: string,
  choose: Choose,
  { typed, ends = [] }: SelectionChange = {},
): void {
  const { range, selection } = rt.state.configurations[name] ?? {};
  if (!range || !selection) return;
  const chosen = choose(range, selection);
  if (chosen === selection) return;
  adoptPrices(rt, name);
  for (const field of ends) stopTyping(rt, name, field);
  writeSelection(rt, name, () => chosen);
  // Whoever stopped typing has waited long enough: the debounce of prices ran beside that of the keys.
  if (typed) startTyping(rt, name, typed.field, typed.wait, () => refreshPrices(rt, name, 0));
  refreshPrices(rt, name);
}

/** Replaces the whole selection, whatever is being typed. */
export const replaceSelection = (rt: Runtime, name: string, choose: Choose): void =>
  changeSelection(rt, name, choose, { ends: typedFields });
