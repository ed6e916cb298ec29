/** What leads out of a size that can't be made. */
import type { Product, Range } from '../../contract/catalogue.js';
import type { Selection } from '../../contract/selection.js';
import { isAutoHeight } from '../lettering/auto-height.js';
import { chosenProduct } from '../products/product.js';
import {
  checkSelectedSize,
  checkSize,
  dimensionLookup,
  isSizeTyped,
  limitsOf,
  parseSize,
} from '../size/size.js';
import { offeredOrientations, offeredSizes } from './offered-lists.js';

/** A change that makes a size possible: what its button says, and the selection after it. */
export interface WayOut {
  words: string;
  selection: Selection;
}

interface Lengths {
  width: number;
  height: number;
}

/** The size within the limits that is next to one off them, mm, turned as that is. */
function clampSize(product: Product, selection: Selection): Lengths {
  const [width, height] = [parseSize(selection.width), parseSize(selection.height)];
  const lookup = dimensionLookup(selection, product);
  if (!lookup) return { width, height };
  const [least, most] = limitsOf(lookup);
  const [shorter = 0, longer = 0] = [width, height]
    .sort((one, other) => one - other)
    .map((length, at) => Math.min(Math.max(length, Number(least[at])), Number(most[at])));
  return width > height ? { width: longer, height: shorter } : { width: shorter, height: longer };
}

/** The size that is next to the selected one and can be made: of the list, or where one can be typed, within the limits. */
function nearestSize(product: Product, selection: Selection): Lengths | undefined {
  const wanted = { width: parseSize(selection.width), height: parseSize(selection.height) };
  const offered: Lengths[] = offeredSizes(product, selection.cutting_id);
  const sizes = isSizeTyped(selection) ? [clampSize(product, selection), ...offered] : offered;
  const distance = ({ width, height }: Lengths) =>
    Math.abs(width - wanted.width) + Math.abs(height - wanted.height);
  return sizes
    .filter(({ width, height }) => checkSize({ ...selection, width, height }, product).status === 'ok')
    .sort((one, other) => distance(one) - distance(other))[0];
}

/**
 * Ways out of a size that is too large or too small: on a roll another winding, then the nearest size. None where the size
 * can be made, or is not known yet.
 */
export function waysOut(range: Range, selection: Selection): WayOut[] {
  const { status } = checkSelectedSize(range, selection);
  if (status !== 'above' && status !== 'below') return [];
  const product = chosenProduct(range, selection);
  const ways: WayOut[] = [];
  const winding = offeredOrientations(product, selection.cutting_id).find(
    ({ id }) => checkSize({ ...selection, orientation_id: id }, product).status === 'ok',
  );
  if (winding)
    ways.push({ words: `Wind it ${winding.name}`, selection: { ...selection, orientation_id: winding.id } });
  // Letters as high as their font has them are made smaller where they are drawn: a size of this would squash them.
  const size = isAutoHeight(selection, parseSize(selection.height))
    ? undefined
    : nearestSize(product, selection);
  if (size) {
    const { width, height } = size;
    const listed = offeredSizes(product, selection.cutting_id).find(
      (entry) => entry.width === width && entry.height === height,
    );
    ways.push({
      words: `Make it ${width} × ${height} mm`,
      selection: {
        ...selection,
        size_id: listed?.id ?? null,
        width: String(width),
        height: String(height),
      },
    });
  }
  return ways;
}
