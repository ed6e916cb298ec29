import type { CartLine } from '../../contract/cart.js';
import type { Reordered } from '../../contract/proofs.js';
import { formatMoney } from '../money/money.js';

/** That a line is printed from the artwork of an earlier order. */
export const artworkAgainWords = (order: string): string => `Printed from your artwork of order ${order}.`;

/** That a piece was put into the cart once more: at which price, and whether its artwork goes with it. */
export function reorderedWords(
  name: string,
  { was, now }: Pick<Reordered, 'was' | 'now'>,
  line: Pick<CartLine, 'artwork_order'> | undefined,
): string {
  const price =
    now === was
      ? `at ${formatMoney(now)}, as before`
      : `at ${formatMoney(now)}; it was ${formatMoney(was)} when you ordered it`;
  return `${name} is in your cart ${price}.${line?.artwork_order === undefined ? '' : ' Your artwork goes with it.'}`;
}
