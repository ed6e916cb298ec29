/** What is said about a custom quantity. */
import type { Range } from '../contract/catalogue.js';
import { messages } from '../contract/messages.js';
import type { Selection } from '../contract/selection.js';
import { chosenProduct } from './chosen-product.js';
import { isSticker } from './is-sticker.js';
import { type QuantityStatus, quantityStatus } from './quantity-status.js';
import { parseWhole } from './whole-text.js';

/** The verdict on a quantity; `message` is '' when it is priced. */
export interface QuantityCheck {
  status: QuantityStatus;
  message: string;
}

/** Whether a custom quantity lies inside the listed ones, which rise, and what to say when it does not. */
export function checkQuantity(
  text: string,
  quantities: readonly number[],
  { isSticker = false }: { isSticker?: boolean } = {},
): QuantityCheck {
  const status = quantityStatus(parseWhole(text), quantities);
  const words = {
    ok: '',
    empty: messages.quantityEmpty,
    below: isSticker ? messages.stickerQuantityOutside : messages.quantityBelow(quantities[0] ?? 1),
    above: isSticker ? messages.stickerQuantityOutside : messages.quantityAbove,
  };
  return { status, message: words[status] };
}

/** {@link checkQuantity} of what is selected; a listed quantity is always right. */
export const checkSelectedQuantity = (range: Range, selection: Selection): QuantityCheck =>
  selection.quantity_index < 0
    ? checkQuantity(selection.custom_quantity, chosenProduct(range, selection).attributes.quantities, {
        isSticker: isSticker(range),
      })
    : { status: 'ok', message: '' };
