import type { Range } from '../contract/catalogue.js';
import { rollCuttingId } from '../contract/limits.js';
import type { Selection } from '../contract/selection.js';
import { chosenProduct } from './chosen-product.js';

/** Whether width and height can be typed in; those of a roll come from its list alone. */
export const isSizeTyped = ({ cutting_id }: Pick<Selection, 'cutting_id'>): boolean =>
  cutting_id !== rollCuttingId;

/** The selection after a preset size is chosen, or a custom one (null), which starts from the present size. */
export function chooseSize(range: Range, selection: Selection, sizeId: number | null): Selection {
  if (sizeId === null) return isSizeTyped(selection) ? { ...selection, size_id: null } : selection;
  const size = chosenProduct(range, selection).attributes.sizes.find(({ id }) => id === sizeId);
  return size
    ? { ...selection, size_id: sizeId, width: String(size.width), height: String(size.height) }
    : selection;
}
