/** The template of a configuration, as the panel has it. */
import type { PricingRequest, Range } from '@kerf/sdk/contract';
import { type Piece, pieceOf, type Side } from '@kerf/sdk/drawing';
import { applySelectionQuery, chosenProduct, toPricingQuery, toPricingRequest } from '@kerf/sdk/rules';

/** What is drawn for a configuration. */
export interface ConfiguredTemplate {
  piece: Piece;
  title: string;
  /** What the file is called, without its ending. */
  name: string;
  sides: readonly Side[];
  /** The same for every query that means the same piece. */
  key: string;
}

/** A page for each side that is printed: what is seen through glass is the one print from behind. */
const printedSides = ({ sides, glass }: Piece): readonly Side[] => (glass ? ['front'] : sides);

const sizeOf = ({ width, height }: PricingRequest): string => `${width}x${height}mm`;

/**
 * The template of what a query chooses of a range, which `product` is named in; null while there is nothing to draw:
 * a size is missing or can't be made, or a count is.
 */
export function configuredTemplate(
  range: Range,
  query: string,
  product: string | null,
): ConfiguredTemplate | null {
  const selection = applySelectionQuery(range, query, product);
  const request = toPricingRequest(range, selection);
  if (!request) return null;
  const { name, url_slug } = chosenProduct(range, selection);
  const piece = pieceOf(range, selection);
  return {
    piece,
    title: `${name}, ${piece.widthMm} × ${piece.heightMm} mm`,
    name: `${url_slug}-${sizeOf(request)}`,
    sides: printedSides(piece),
    // As many as are ordered are cut alike.
    key: toPricingQuery({ ...request, quantity: null, kinds: 1 }),
  };
}
