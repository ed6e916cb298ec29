/** Quantities: listed ones, or one's own inside the listed range. */
import type { Range } from '../contract/catalogue.js';
import { messages } from '../contract/messages.js';
import type { Selection } from '../contract/selection.js';
import { chosenProduct } from './chosen-product.js';
import { isSticker } from './is-sticker.js';
import { parseWhole } from './whole-text.js';

/** The verdict on a quantity; `message` is '' when it is priced. */
export interface QuantityCheck {
  status: 'ok' | 'empty' | 'below' | 'above';
  message: string;
}

/** Whether a custom quantity lies inside the listed ones, which rise. */
export function checkQuantity(
  text: string,
  quantities: readonly number[],
  { isSticker = false }: { isSticker?: boolean } = {},
): QuantityCheck {
  const quantity = parseWhole(text);
  const [smallest = 1] = quantities;
  if (quantity === null) return { status: 'empty', message: messages.quantityEmpty };
  if (quantity < smallest)
    return {
      status: 'below',
      message: isSticker ? messages.stickerQuantityOutside : messages.quantityBelow(smallest),
    };
  if (quantity > (quantities.at(-1) ?? Infinity))
    return {
      status: 'above',
      message: isSticker ? messages.stickerQuantityOutside : messages.quantityAbove,
    };
  return { status: 'ok', message: '' };
}

/** {@link checkQuantity} of what is selected; a listed quantity is always right. */
export const checkSelectedQuantity = (range: Range, selection: Selection): QuantityCheck =>
  selection.quantity_index < 0
    ? checkQuantity(selection.custom_quantity, chosenProduct(range, selection).attributes.quantities, {
        isSticker: isSticker(range),
      })
    : { status: 'ok', message: '' };

/** The selected number of pieces of one set, or null while there is none. */
export const quantityOf = (range: Range, selection: Selection): number | null =>
  selection.quantity_index < 0
    ? parseWhole(selection.custom_quantity)
    : (chosenProduct(range, selection).attributes.quantities[selection.quantity_index] ?? null);
