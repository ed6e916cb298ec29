import type { CartLine } from '../../contract/cart.js';
import type { Reordered } from '../../contract/proofs.js';
import { formatMoney } from '../money/money.js';
import { artworkDoubts } from './again-words.js';

/**
 * That a piece was put into the cart once more: at which price, and whether its artwork goes with it. Where the cart had it
 * already, the line has grown, and that is what is said.
 */
export function reorderedWords(
  name: string,
  { was, now }: Pick<Reordered, 'was' | 'now'>,
  line:
    | (Parameters<typeof artworkDoubts>[0] & Pick<CartLine, 'artwork_again' | 'quantity' | 'kinds' | 'total'>)
    | undefined,
): string {
  const price =
    now === was
      ? `at ${formatMoney(now)}, as before`
      : `at ${formatMoney(now)}; it was ${formatMoney(was)} when you ordered it`;
  const said =
    line === undefined || line.total === now
      ? `${name} is in your cart ${price}.`
      : `${name} was in your cart already. It is ${line.quantity * line.kinds} together now, at ${formatMoney(line.total)}.`;
  return line?.artwork_again ? [said, 'Your artwork goes with it.', ...artworkDoubts(line)].join(' ') : said;
}
