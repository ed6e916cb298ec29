/** The size that a shopper wants, which comes back where it can be made. */
import type { Range } from '../../contract/catalogue.js';
import type { Selection } from '../../contract/selection.js';
import { chosenProduct } from '../products/product.js';
import { checkSize, isSizeTyped } from '../size/size.js';
import { offeredSizes } from './offered-lists.js';

/** The size of a selection. */
export type SelectedSize = Pick<Selection, 'size_id' | 'width' | 'height'>;

/** The size of a selection, without the rest. */
export const sizeOf = ({ size_id, width, height }: SelectedSize): SelectedSize => ({
  size_id,
  width,
  height,
});

/** Whether two selections have the same size, chosen in the same way. */
export const isSameSize = (one: SelectedSize, other: SelectedSize): boolean =>
  one.size_id === other.size_id && one.width === other.width && one.height === other.height;

/** The selection in a wanted size; as it is where its product and supply are not made in that one. */
export function withSize(range: Range, selection: Selection, wanted: SelectedSize): Selection {
  const { width, height } = wanted;
  if (wanted.size_id === null && isSizeTyped(selection)) return { ...selection, ...wanted };
  const product = chosenProduct(range, selection);
  const size = offeredSizes(product, selection.cutting_id).find(
    (listed) => String(listed.width) === width && String(listed.height) === height,
  );
  return size && checkSize({ ...selection, width, height }, product).status === 'ok'
    ? { ...selection, size_id: size.id, width, height }
    : selection;
}
