import type { Range } from '../../contract/catalogue.js';
import type { Selection } from '../../contract/selection.js';
import { chosenProduct } from '../products/product.js';

/** The selection after a listed quantity is chosen by its index, or a custom one (-1); another index changes nothing. */
export const chooseQuantity = (range: Range, selection: Selection, index: number): Selection =>
  index === -1 || index in chosenProduct(range, selection).attributes.quantities
    ? { ...selection, quantity_index: index }
    : selection;
