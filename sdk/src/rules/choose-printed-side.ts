import type { Range } from '../contract/catalogue.js';
import type { Selection } from '../contract/selection.js';
import { chosenProduct } from './chosen-product.js';
import { legalFeatures } from './print-features.js';

/** The selection after the printed sides are chosen. Without a printed back, its features go. */
export function choosePrintedSide(range: Range, selection: Selection, printedSideId: number): Selection {
  const product = chosenProduct(range, selection);
  if (!product.attributes.printed_sides.some(({ id }) => id === printedSideId)) return selection;
  const next = { ...selection, printed_side_id: printedSideId };
  return { ...next, print_features: legalFeatures(product, next) };
}
