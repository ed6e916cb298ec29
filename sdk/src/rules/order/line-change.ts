/** Quantity and sets of a cart line as typed: what a shopper reads who typed what is no number of pieces. */
import type { CartLineChange } from '../../contract/cart.js';
import { quantityEmpty } from '../../contract/messages.js';
import { checkSets } from '../quantity/sets.js';
import { parseWhole, wholeNumberMessage } from '../quantity/whole-number.js';

/** What was typed into a line. */
export type TypedLine = Record<keyof CartLineChange, string>;

/** What is to be changed, or the field at fault and what to say under it. */
export type ReadLineChange =
  | { ok: true; change: CartLineChange }
  | { ok: false; field: keyof CartLineChange; message: string };

/** Reads what was typed into a line. How few pieces are too few, of which 0 always is, the shop says. */
export function readLineChange(typed: TypedLine): ReadLineChange {
  const [quantity, kinds] = [parseWhole(typed.quantity), parseWhole(typed.kinds)];
  if (quantity === null)
    return { ok: false, field: 'quantity', message: wholeNumberMessage(typed.quantity, quantityEmpty) };
  const { message } = checkSets(typed.kinds);
  return kinds === null || message
    ? { ok: false, field: 'kinds', message }
    : { ok: true, change: { quantity, kinds } };
}
