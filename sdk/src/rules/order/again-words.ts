import type { CartLine } from '../../contract/cart.js';
import type { Reordered } from '../../contract/proofs.js';
import { formatMoney } from '../money/money.js';

/** That a line is printed from the artwork of an earlier order. */
export const artworkAgainWords = (order: string): string => `Printed from your artwork of order ${order}.`;

/** That the artwork which a line is printed from was made for another size, and what to do; null where it was not. */
export const artworkSizeWords = ({
  artwork_size: made,
  configuration: { width, height },
}: Pick<CartLine, 'artwork_size' | 'configuration'>): string | null =>
  made
    ? `That artwork was made for ${made.width} × ${made.height} mm, and this is ${width} × ${height} mm. Change the size back, or send other artwork with the order.`
    : null;

/**
 * That a piece was put into the cart once more: at which price, and whether its artwork goes with it. Where the cart had it
 * already, the line has grown, and that is what is said.
 */
export function reorderedWords(
  name: string,
  { was, now }: Pick<Reordered, 'was' | 'now'>,
  line: Pick<CartLine, 'artwork_order' | 'quantity' | 'kinds' | 'total'> | undefined,
): string {
  const price =
    now === was
      ? `at ${formatMoney(now)}, as before`
      : `at ${formatMoney(now)}; it was ${formatMoney(was)} when you ordered it`;
  const said =
    line === undefined || line.total === now
      ? `${name} is in your cart ${price}.`
      : `${name} was in your cart already. It is ${line.quantity * line.kinds} together now, at ${formatMoney(line.total)}.`;
  return line?.artwork_order === undefined ? said : `${said} Your artwork goes with it.`;
}
