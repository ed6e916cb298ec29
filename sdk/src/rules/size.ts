/** Sizes as they are typed, and what is said about them. */
import type { Product, Range } from '../contract/catalogue.js';
import { sizeMaxLength } from '../contract/limits.js';
import { messages } from '../contract/messages.js';
import type { Selection } from '../contract/selection.js';
import { chosenProduct } from './chosen-product.js';
import { isSticker } from './is-sticker.js';
import { type SizeStatus, sizeStatus } from './size-status.js';

export { parseSize } from './size-status.js';

/** The verdict on a size; `message` is '' when it can be made. */
export interface SizeCheck {
  status: SizeStatus['status'];
  message: string;
}

/** How a sticker is supplied decides its limits; `isSticker` decides the words. */
export interface SizeOptions {
  cuttingId?: number | null;
  orientationId?: number | null;
  isSticker?: boolean;
}

/** Keeps digits and one decimal point, at most six characters. */
export function filterSizeText(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  return (rest.length ? `${whole}.${rest.join('')}` : whole).slice(0, sizeMaxLength);
}

/** Whether a size (mm) can be made of a product, and what to say when it can't. */
export function checkSize(
  { width, height }: { width: string | number; height: string | number },
  product: Product,
  { cuttingId = null, orientationId = null, isSticker = false }: SizeOptions = {},
): SizeCheck {
  const measured = { width, height, cutting_id: cuttingId, orientation_id: orientationId };
  const { status, limit } = sizeStatus(measured, product);
  const words = {
    ok: '',
    empty: messages.sizeRequired,
    below: messages.sizeBelow(limit),
    above: isSticker ? messages.stickerSizeAbove : messages.sizeAbove,
  };
  return { status, message: words[status] };
}

/** {@link checkSize} of what is selected. */
export const checkSelectedSize = (range: Range, selection: Selection): SizeCheck =>
  checkSize(selection, chosenProduct(range, selection), {
    cuttingId: selection.cutting_id,
    orientationId: selection.orientation_id,
    isSticker: isSticker(range),
  });
