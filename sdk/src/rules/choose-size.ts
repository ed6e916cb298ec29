import type { Range } from '../contract/catalogue.js';
import type { Selection } from '../contract/selection.js';
import { chosenProduct } from './chosen-product.js';

/** The selection after a preset size is chosen, or a custom one (null), which starts from the present size. */
export function chooseSize(range: Range, selection: Selection, sizeId: number | null): Selection {
  if (sizeId === null) return { ...selection, size_id: null };
  const size = chosenProduct(range, selection).attributes.sizes.find(({ id }) => id === sizeId);
  return size
    ? { ...selection, size_id: sizeId, width: String(size.width), height: String(size.height) }
    : selection;
}
