import type { Range } from '../contract/catalogue.js';
import type { Selection } from '../contract/selection.js';
import { changeConfiguration } from './change-configuration.js';
import { reprice } from './reprice.js';
import type { Runtime } from './runtime.js';

/** Replaces the selection of an open configuration by what `choose` makes of it, without asking for prices. */
export function replaceSelection(
  rt: Runtime,
  name: string,
  choose: (range: Range, selection: Selection) => Selection,
): void {
  const { range, selection } = rt.state.configurations[name] ?? {};
  if (range && selection)
    changeConfiguration(rt, name, { selection: choose(range, selection), notice: null });
}

/** Replaces the selection and brings the prices in step. */
export function select(
  rt: Runtime,
  name: string,
  choose: (range: Range, selection: Selection) => Selection,
): void {
  replaceSelection(rt, name, choose);
  reprice(rt, name);
}
