/** The size that a shopper wants, which comes back where it can be made. */
import type { Range } from '../../contract/catalogue.js';
import type { Selection } from '../../contract/selection.js';
import { settle } from './settle.js';

/** The size of a selection. */
export type SelectedSize = Pick<Selection, 'size_id' | 'width' | 'height'>;

/** Whether two selections are of the same size, chosen in the same way. */
export const isSameSize = (one: SelectedSize, other: SelectedSize): boolean =>
  one.size_id === other.size_id && one.width === other.width && one.height === other.height;

/** The selection in a wanted size; as it is where its product and supply are not made in that one. */
export function withSize(
  range: Range,
  selection: Selection,
  { size_id, width, height }: SelectedSize,
): Selection {
  const wished = settle(range, { ...selection, size_id, width, height });
  return wished.width === width && wished.height === height ? wished : selection;
}
