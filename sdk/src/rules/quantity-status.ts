/** Which quantities are priced. The words for it are in `quantity.ts`. */
import type { Range } from '../contract/catalogue.js';
import type { Selection } from '../contract/selection.js';
import { chosenProduct } from './chosen-product.js';
import { parseWhole } from './whole-text.js';

/** What a quantity is to the price list. */
export type QuantityStatus = 'ok' | 'empty' | 'below' | 'above';

/** Where a quantity lies beside the listed ones, which rise; null is one that is missing. */
export function quantityStatus(quantity: number | null, quantities: readonly number[]): QuantityStatus {
  if (quantity === null) return 'empty';
  if (quantity < (quantities[0] ?? 1)) return 'below';
  return quantity > (quantities.at(-1) ?? quantity) ? 'above' : 'ok';
}

/** The selected number of pieces of one set, or null while there is none. */
export const quantityOf = (range: Range, selection: Selection): number | null =>
  selection.quantity_index < 0
    ? parseWhole(selection.custom_quantity)
    : (chosenProduct(range, selection).attributes.quantities[selection.quantity_index] ?? null);
