/** Quantities, pieces of one set: which of them are priced, and what is said about the others. */
import type { Product, Range } from '../../contract/catalogue.js';
import { quantityEmpty } from '../../contract/messages.js';
import type { Selection } from '../../contract/selection.js';
import { chosenProduct } from '../products/product.js';
import { productLine } from '../products/product-line.js';
import { parseWhole, wholeNumberMessage } from './whole-number.js';

/** What a quantity is to the price list; `message` is '' when it is priced. */
export interface QuantityCheck {
  status: 'ok' | 'empty' | 'below' | 'above';
  message: string;
}

/** Whether a custom quantity lies between the smallest and the largest listed one, and what to say when not. */
export function checkQuantity(text: string, product: Product): QuantityCheck {
  const { quantities } = product.attributes;
  const [smallest = 1] = quantities;
  const quantity = parseWhole(text);
  const line = productLine(product);
  if (quantity === null) return { status: 'empty', message: wholeNumberMessage(text, quantityEmpty) };
  if (quantity < smallest) return { status: 'below', message: line.quantityBelow(smallest) };
  return quantity > (quantities.at(-1) ?? quantity)
    ? { status: 'above', message: line.quantityAbove }
    : { status: 'ok', message: '' };
}

/** {@link checkQuantity} of what is selected; a listed quantity is always right. */
export const checkSelectedQuantity = (range: Range, selection: Selection): QuantityCheck =>
  selection.quantity_index < 0
    ? checkQuantity(selection.custom_quantity, chosenProduct(range, selection))
    : { status: 'ok', message: '' };
