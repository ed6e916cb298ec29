import type { CartLine } from '../../contract/cart.js';
import type { Reordered } from '../../contract/proofs.js';
import { formatMoney } from '../money/money.js';

/**
 * That a line is printed from the artwork of an earlier order: which one, and whether who has the cart can open that order,
 * the cart does not know.
 */
export const artworkAgainWords = 'Printed from artwork of an earlier order, if you can open that.';

/** Why the artwork that a line is printed from is not all that it takes, and what to do: a sentence or two each. */
export function artworkDoubts({
  artwork_size: made,
  artwork_sides: sides,
  configuration: { width, height },
}: Pick<CartLine, 'artwork_size' | 'artwork_sides' | 'configuration'>): string[] {
  return [
    ...(made
      ? [
          `That artwork was made for ${made.width} × ${made.height} mm, and this is ${width} × ${height} mm. Change the size back, or send other artwork with the order.`,
        ]
      : []),
    ...(sides
      ? [`That artwork is for ${sides.there} of ${sides.wanted} printed sides. Send the rest with the order.`]
      : []),
  ];
}

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
