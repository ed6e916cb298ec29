import { isSameSize, withSize } from '../rules/options/wanted-size.js';
import { changeConfiguration } from './change-configuration.js';
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
  /** The change is about something else, so the size that it may put in the wanted one's place is not what was wanted. */
  movesSize?: boolean;
}

/**
 * Changes the selection of an open configuration and brings its prices in step: the one way for whatever a price
 * depends on. Prices follow at once, or when typing has stopped. A choice that is not offered changes nothing.
 */
export function changeSelection(
  rt: Runtime,
  name: string,
  choose: Choose,
  { typed, ends = [], movesSize = false }: SelectionChange = {},
): void {
  const { range, selection, wantedSize } = rt.state.configurations[name] ?? {};
  if (!range || !selection) return;
  const choice = choose(range, selection);
  if (choice === selection) return;
  const chosen = movesSize && wantedSize ? withSize(range, choice, wantedSize) : choice;
  adoptPrices(rt, name);
  for (const field of ends) stopTyping(rt, name, field);
  writeSelection(rt, name, () => chosen);
  if (!isSameSize(chosen, selection))
    changeConfiguration(rt, name, { wantedSize: movesSize ? (wantedSize ?? selection) : null });
  // Whoever stopped typing has waited long enough: the debounce of prices ran beside that of the keys.
  if (typed) startTyping(rt, name, typed.field, typed.wait, () => refreshPrices(rt, name, 0));
  else refreshPrices(rt, name);
}

/** Replaces the whole selection, whatever is being typed. */
export const replaceSelection = (rt: Runtime, name: string, choose: Choose): void =>
  changeSelection(rt, name, choose, { ends: typedFields });
