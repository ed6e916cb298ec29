/** Sizes in mm: how they are read, which of them can be made, and what is said about the others. */
import type { DimensionLookup, Product, Range } from '../../contract/catalogue.js';
import type { LetteringDesign } from '../../contract/lettering.js';
import { leadingEdges, rollCuttingId, sizeMaxLength } from '../../contract/limits.js';
import { sizeBelow, sizeRequired, sizeUnclear } from '../../contract/messages.js';
import type { Selection } from '../../contract/selection.js';
import { chosenProduct } from '../products/product.js';
import { productLine } from '../products/product-line.js';

/** What is measured, mm; the cutting and the orientation of a sticker decide its limits. */
export interface Measured {
  width: string | number;
  height: string | number;
  cutting_id?: number | null;
  orientation_id?: number | null;
  lettering?: LetteringDesign | undefined;
}

/** A side of a size, as it is typed. */
export type Side = 'width' | 'height';

/** What a size is to the shop; `message` is '' when it can be made, else `sides` are those at fault. */
export interface SizeCheck {
  status: 'ok' | 'empty' | 'below' | 'above';
  message: string;
  sides: readonly Side[];
}

/**
 * A length in mm, to a thousandth; 0 for anything that is not a length above 0. Decimals follow a point or a comma, and
 * 'mm' may stand behind. Three digits after a comma could be decimals or thousands, so they are neither.
 */
export function parseSize(value: string | number): number {
  const text = String(value).trim();
  const [, whole = '', mark, decimals = ''] = /^(\d*)(?:([.,])(\d*))?\s*(?:mm)?$/i.exec(text) ?? [];
  // More than a field takes, or finer than a thousandth: rounding would drop what was typed.
  const isTooFine = mark && (whole.length + decimals.length >= sizeMaxLength || decimals.length > 3);
  const isUnclear = mark === ',' && decimals.length === 3;
  const length = isUnclear || (isTooFine && typeof value === 'string') ? 0 : Number(`${whole}.${decimals}0`);
  return Math.round(length * 1000) / 1000 || 0;
}

/** Whether width and height can be typed in; those of a roll come from its list alone. */
export const isSizeTyped = ({ cutting_id }: Pick<Selection, 'cutting_id'>): boolean =>
  cutting_id !== rollCuttingId;

/** Both sides with their lengths, mm. */
type Lengths = readonly (readonly [side: Side, length: number])[];

const rising = (sides: Lengths): Lengths => [...sides].sort(([, one], [, other]) => one - other);

/** The row that limits a size: those of the cutting go before those of any; of several, the one for its shape. */
export function dimensionLookup(
  { cutting_id: cuttingId = null, width, height }: Measured,
  { attributes }: Product,
): DimensionLookup | undefined {
  const of = (id: number | null) => attributes.dim_lookups.filter(({ cutting_id }) => cutting_id === id);
  const own = of(cuttingId);
  const rows = own.length ? own : of(null);
  const isEqual = parseSize(width) === parseSize(height);
  return rows.find(({ equal_side }) => (equal_side === 'yes') === isEqual) ?? rows[0];
}

/** Smallest and largest lengths of a row, mm, the shorter side first. */
export const limitsOf = ({ min_size, max_size }: DimensionLookup) =>
  [min_size, max_size].map((text) =>
    text
      .split('x')
      .map(Number)
      .sort((one, other) => one - other),
  ) as [number[], number[]];

/** The sides of a piece on a roll, that across it first: the width where top or bottom leads, else the height. */
function acrossRoll({ cutting_id, orientation_id }: Measured, sides: Lengths): Lengths {
  const edge = cutting_id === rollCuttingId && leadingEdges[orientation_id ?? 0];
  if (!edge) return rising(sides);
  return edge === 'top' || edge === 'bottom' ? sides : [...sides].reverse();
}

/**
 * Whether a size can be made of a product, and what to say when it can't. The sides are compared in order of length
 * with the smallest and largest size; letters are as small as their characters may be. On a roll, the side that runs
 * across it is the one that the roll's width limits.
 */
export function checkSize(measured: Measured, product: Product): SizeCheck {
  const sides: Lengths = (['width', 'height'] as const).map((side) => [side, parseSize(measured[side])]);
  const verdict = (status: SizeCheck['status'], message: string, wrong: Lengths): SizeCheck => ({
    status,
    message,
    sides: wrong.map(([side]) => side),
  });
  const { lettering } = measured;
  const isUnclear = ([side, length]: Lengths[number]) => !length && /[^\s0.,]/.test(String(measured[side]));
  // Letters have a height of their own, where none is typed.
  const missing = sides.filter((one) => isUnclear(one) || (!one[1] && !(lettering && one[0] === 'height')));
  if (missing.length) return verdict('empty', missing.some(isUnclear) ? sizeUnclear : sizeRequired, missing);
  const lookup = dimensionLookup(measured, product);
  const [least = [], most = []] = lookup ? limitsOf(lookup) : [];
  const inOrder = rising(sides);
  const under = inOrder.filter(([, length], at) => !lettering && length < Number(least[at]));
  const [first] = under;
  if (first) return verdict('below', sizeBelow(Number(least[inOrder.indexOf(first)])), under);
  const over = acrossRoll(measured, sides).filter(([, length], at) => length > Number(most[at]));
  return over.length ? verdict('above', productLine(product).sizeAbove, over) : verdict('ok', '', []);
}

/** {@link checkSize} of what is selected. */
export const checkSelectedSize = (range: Range, selection: Selection): SizeCheck =>
  checkSize(selection, chosenProduct(range, selection));
