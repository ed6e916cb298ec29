import type { CartLine } from '../../contract/cart.js';
import { pageWords } from '../artwork/missing-artwork.js';

/**
 * That a line is printed from the artwork of an earlier order: which one, and whether who has the cart can open that order,
 * the cart does not know.
 */
export const artworkAgainWords = 'Printed from artwork of an earlier order. The checkout says of which.';

/** Why the artwork that a line is printed from is not all that it takes, and what to do: a sentence or two each. */
export function artworkDoubts({
  artwork_size: made,
  artwork_sides: sides,
  configuration: { width, height },
  kinds,
}: Pick<CartLine, 'artwork_size' | 'artwork_sides' | 'configuration' | 'kinds'>): string[] {
  return [
    ...(made
      ? [
          `That artwork was made for ${made.width} × ${made.height} mm, and this is ${width} × ${height} mm. Change the size back, or send other artwork with the order.`,
        ]
      : []),
    ...(sides
      ? [
          `That artwork is for ${sides.there} of ${sides.wanted} ${pageWords({ kinds, sides: sides.wanted / kinds })}. Send the rest with the order.`,
        ]
      : []),
  ];
}
