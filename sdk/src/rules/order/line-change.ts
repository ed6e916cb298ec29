/** Quantity and sets of a cart line as typed: what a shopper reads who typed what is no number of pieces. */
import type { CartLineChange } from '../../contract/cart.js';
import { quantityEmpty, setsEmpty } from '../../contract/messages.js';
import { checkSets } from '../quantity/sets.js';
import { parseWhole } from '../quantity/whole-number.js';

/** What was typed into a line. */
export type TypedLine = Record<keyof CartLineChange, string>;

/** What is to be changed, or the field at fault and what to say under it. */
export type ReadLineChange =
  | { ok: true; change: CartLineChange }
  | { ok: false; field: keyof CartLineChange; message: string };

/** Where something was typed that is no whole number: nothing of it is guessed at. */
const noWhole = 'Please enter a whole number, with digits alone.';

/** Reads what was typed into a line. */
export function readLineChange(typed: TypedLine): ReadLineChange {
  const [quantityText, setsText] = [typed.quantity.trim(), typed.kinds.trim()];
  const [quantity, kinds] = [parseWhole(quantityText), parseWhole(setsText)];
  if (!quantity)
    return { ok: false, field: 'quantity', message: Number(quantityText) === 0 ? quantityEmpty : noWhole };
  if (kinds === null || checkSets(setsText).status !== 'ok')
    return { ok: false, field: 'kinds', message: setsText && kinds === null ? noWhole : setsEmpty };
  return { ok: true, change: { quantity, kinds } };
}
