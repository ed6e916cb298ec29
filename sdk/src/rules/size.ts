/** Sizes in mm: what may be typed, and what can be made. */
import type { DimensionLookup, Product, Range } from '../contract/catalogue.js';
import { rollCuttingId, sizeMaxLength } from '../contract/limits.js';
import { messages } from '../contract/messages.js';
import type { Selection } from '../contract/selection.js';
import { chosenProduct } from './chosen-product.js';
import { isSticker } from './is-sticker.js';

/** The verdict on a size; `message` is '' when it can be made. */
export interface SizeCheck {
  status: 'ok' | 'empty' | 'below' | 'above';
  message: string;
}

/** Keeps digits and one decimal point, at most six characters. */
export function filterSizeText(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  return (rest.length ? `${whole}.${rest.join('')}` : whole).slice(0, sizeMaxLength);
}

/** A length in mm, to a thousandth; 0 for anything that is not a length above 0. */
export function parseSize(value: string | number): number {
  const length = typeof value === 'string' && !/^[\d.]+$/.test(value) ? Number.NaN : Number(value);
  return length > 0 && length < Infinity ? Math.round(length * 1000) / 1000 : 0;
}

const sort = (width: number, height: number): [number, number] =>
  width < height ? [width, height] : [height, width];

const readLimit = (text: string): [number, number] => {
  const [width, height] = text.split('x');
  return sort(Number(width), Number(height));
};

/** The row that limits a size: those of the cutting go before those of any; of several, the one for its shape. */
export function dimensionLookup(
  lookups: readonly DimensionLookup[],
  cuttingId: number | null,
  isEqual: boolean,
): DimensionLookup | undefined {
  const own = lookups.filter(({ cutting_id }) => cutting_id === cuttingId);
  const rows = own.length ? own : lookups.filter(({ cutting_id }) => cutting_id === null);
  return rows.find(({ equal_side }) => equal_side === (isEqual ? 'yes' : 'no')) ?? rows[0];
}

/** How a sticker is supplied decides its limits; `isSticker` decides the words. */
export interface SizeOptions {
  cuttingId?: number | null;
  orientationId?: number | null;
  isSticker?: boolean;
}

/** Roll orientations in which the width runs across the roll; in 55 and 56 the height does. */
const acrossByWidth = [53, 54];
const acrossByHeight = [55, 56];

/**
 * Whether a size can be made. The sides are compared in order of length with the smallest and largest size; on a
 * roll, the side that runs across it is the one that the roll's width limits.
 */
export function checkSize(
  size: { width: string | number; height: string | number },
  product: Product,
  { cuttingId = null, orientationId = null, isSticker = false }: SizeOptions = {},
): SizeCheck {
  const width = parseSize(size.width);
  const height = parseSize(size.height);
  if (!width || !height) return { status: 'empty', message: messages.sizeRequired };
  const lookup = dimensionLookup(product.attributes.dim_lookups, cuttingId, width === height);
  if (lookup) {
    const [small, large] = sort(width, height);
    const [minSmall, minLarge] = readLimit(lookup.min_size);
    const [maxSmall, maxLarge] = readLimit(lookup.max_size);
    if (small < minSmall || large < minLarge)
      return { status: 'below', message: messages.sizeBelow(small < minSmall ? minSmall : minLarge) };
    let [across, along] = [small, large];
    if (cuttingId === rollCuttingId && orientationId !== null) {
      if (acrossByWidth.includes(orientationId)) [across, along] = [width, height];
      if (acrossByHeight.includes(orientationId)) [across, along] = [height, width];
    }
    if (across > maxSmall || along > maxLarge)
      return { status: 'above', message: isSticker ? messages.stickerSizeAbove : messages.sizeAbove };
  }
  return { status: 'ok', message: '' };
}

/** {@link checkSize} of what is selected. */
export const checkSelectedSize = (range: Range, selection: Selection): SizeCheck =>
  checkSize(selection, chosenProduct(range, selection), {
    cuttingId: selection.cutting_id,
    orientationId: selection.orientation_id,
    isSticker: isSticker(range),
  });
