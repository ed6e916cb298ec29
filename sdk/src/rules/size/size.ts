/** Sizes in mm: how they are read, which of them can be made, and what is said about the others. */
import type { DimensionLookup, Product, Range } from '../../contract/catalogue.js';
import { leadingEdges, rollCuttingId, sizeMaxLength } from '../../contract/limits.js';
import * as messages from '../../contract/messages.js';
import type { Selection } from '../../contract/selection.js';
import { chosenProduct } from '../products/product.js';
import { productLine } from '../products/product-line.js';

/** What is measured, mm; the cutting and the orientation of a sticker decide its limits. */
export interface Measured {
  width: string | number;
  height: string | number;
  cutting_id?: number | null;
  orientation_id?: number | null;
}

/** What a size is to the shop; `message` is '' when it can be made. */
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
  const length = /^[\d.]+$/.test(String(value)) ? Number(value) : 0;
  return Math.round(length * 1000) / 1000 || 0;
}

/** Whether width and height can be typed in; those of a roll come from its list alone. */
export const isSizeTyped = ({ cutting_id }: Pick<Selection, 'cutting_id'>): boolean =>
  cutting_id !== rollCuttingId;

const rising = (sides: readonly number[]): number[] => [...sides].sort((a, b) => a - b);

/** The row that limits a size: those of the cutting go before those of any; of several, the one for its shape. */
function dimensionLookup(
  lookups: readonly DimensionLookup[],
  cuttingId: number | null,
  isEqual: boolean,
): DimensionLookup | undefined {
  const of = (id: number | null) => lookups.filter(({ cutting_id }) => cutting_id === id);
  const own = of(cuttingId);
  const rows = own.length ? own : of(null);
  return rows.find(({ equal_side }) => (equal_side === 'yes') === isEqual) ?? rows[0];
}

/** The sides of a piece on a roll, that across it first: the width where top or bottom leads, else the height. */
function acrossRoll({ cutting_id, orientation_id }: Measured, [width = 0, height = 0]: readonly number[]) {
  const edge = cutting_id === rollCuttingId && leadingEdges[orientation_id ?? 0];
  if (!edge) return rising([width, height]);
  return edge === 'top' || edge === 'bottom' ? [width, height] : [height, width];
}

/**
 * Whether a size can be made of a product, and what to say when it can't. The sides are compared in order of length
 * with the smallest and largest size; on a roll, the side that runs across it is the one that the roll's width limits.
 */
export function checkSize(measured: Measured, product: Product): SizeCheck {
  const sides = [parseSize(measured.width), parseSize(measured.height)];
  const [width, height] = sides;
  if (!width || !height) return { status: 'empty', message: messages.sizeRequired };
  const { dim_lookups } = product.attributes;
  const lookup = dimensionLookup(dim_lookups, measured.cutting_id ?? null, width === height);
  if (!lookup) return { status: 'ok', message: '' };
  const [least, most] = [lookup.min_size, lookup.max_size].map((text) =>
    rising(text.split('x').map(Number)),
  ) as [number[], number[]];
  const isUnder = (min: number, index: number) => (rising(sides)[index] as number) < min;
  const limit = least.find(isUnder);
  if (limit) return { status: 'below', message: messages.sizeBelow(limit) };
  const across = acrossRoll(measured, sides);
  return most.some((max, index) => (across[index] as number) > max)
    ? { status: 'above', message: productLine(product).sizeAbove }
    : { status: 'ok', message: '' };
}

/** {@link checkSize} of what is selected. */
export const checkSelectedSize = (range: Range, selection: Selection): SizeCheck =>
  checkSize(selection, chosenProduct(range, selection));
