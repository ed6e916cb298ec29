/** How many are selected, as numbers. */
import type { Range } from '../../contract/catalogue.js';
import { maxSets } from '../../contract/limits.js';
import type { Selection } from '../../contract/selection.js';
import { chosenProduct } from '../products/product.js';
import { parseWhole } from './whole-number.js';

/** The selected number of pieces of one set, or null while there is none. */
export const quantityOf = (range: Range, selection: Selection): number | null =>
  selection.quantity_index < 0
    ? parseWhole(selection.custom_quantity) || null
    : (chosenProduct(range, selection).attributes.quantities[selection.quantity_index] ?? null);

/** The selected number of sets; 0 while a custom one can't be ordered. */
export function setsOf({ kinds, custom_kinds }: Pick<Selection, 'kinds' | 'custom_kinds'>): number {
  const sets = kinds ?? parseWhole(custom_kinds) ?? 0;
  return sets > maxSets ? 0 : sets;
}
