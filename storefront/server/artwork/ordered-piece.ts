import type { PricingRequest } from '@kerf/sdk/contract';
import { type OrderedPiece, productLine } from '@kerf/sdk/rules';
import type { Catalogue } from '../catalogue/catalogue.js';

/** The piece that was ordered in `kinds` sets, as artwork is held to it. A product that is not sold any more has the bleed of a sticker. */
export function orderedPiece(
  { products }: Pick<Catalogue, 'products'>,
  ordered: PricingRequest,
  kinds = 1,
): OrderedPiece {
  const product = products.get(ordered.product_id);
  const attributes = product?.attributes;
  const cutting = attributes?.cuttings.find(({ id }) => id === ordered.cutting_id);
  const shape = cutting?.shapes.find(({ id }) => id === ordered.shape_id)?.name ?? '';
  const side = attributes?.printed_sides.find(({ id }) => id === ordered.printed_side_id)?.name ?? '';
  return {
    width: ordered.width,
    height: ordered.height,
    bleed: productLine(product ?? { featured_category_id: 1 }).bleedMm,
    sides: /two|both/i.test(side) ? 2 : 1,
    kinds,
    // A square or a circle is cut as it was ordered; what is called a contour runs around what is drawn.
    isContourCut: /contour|designed|several|pieces|repeated/i.test(shape),
  };
}
