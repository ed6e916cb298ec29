import type { Range } from '../../contract/catalogue.js';
import { rollCuttingId } from '../../contract/limits.js';
import type { Selection } from '../../contract/selection.js';
import { chosenProduct } from '../products/product.js';
import { checkSize, parseSize } from '../size/size.js';
import { offeredOrientations, offeredSizes } from './offered-lists.js';
import { optionLabel } from './offered-options.js';

/** A choice that makes a size one that can be made; `words` say so ('Orientation: Head First'). */
export interface NearestChoice {
  field: 'orientation_id' | 'size_id';
  id: number;
  words: string;
}

/**
 * The smallest step from a size that can't be made to one that can: on a roll another winding of the same size, else
 * the listed size nearest in width and height. Null while the size can be made, or nothing listed can.
 */
export function nearestChoice(range: Range, selection: Selection): NearestChoice | null {
  const product = chosenProduct(range, selection);
  const status = (change: Partial<Selection>) => checkSize({ ...selection, ...change }, product).status;
  if (status({}) === 'ok') return null;
  const { cutting_id } = selection;
  const label = (field: 'orientation_id' | 'size_id') => optionLabel(field, product, selection);
  if (cutting_id === rollCuttingId) {
    const turn = offeredOrientations(product, cutting_id).find(
      ({ id }) => status({ orientation_id: id }) === 'ok',
    );
    if (turn)
      return { field: 'orientation_id', id: turn.id, words: `${label('orientation_id')}: ${turn.name}` };
  }
  const [width, height] = [parseSize(selection.width), parseSize(selection.height)];
  const distance = (size: { width: number; height: number }) =>
    Math.hypot(size.width - width, size.height - height);
  const [nearest] = offeredSizes(product, cutting_id)
    .filter((size) => status({ width: String(size.width), height: String(size.height) }) === 'ok')
    .sort((a, b) => distance(a) - distance(b));
  return nearest ? { field: 'size_id', id: nearest.id, words: `${label('size_id')}: ${nearest.name}` } : null;
}
