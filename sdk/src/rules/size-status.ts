/** Which sizes can be made, in mm. The words for it are in `size.ts`. */
import type { DimensionLookup, Product } from '../contract/catalogue.js';
import { rollCuttingId } from '../contract/limits.js';

/** What a size is to the shop; `limit` is the smallest length it falls short of, 0 where it does not. */
export interface SizeStatus {
  status: 'ok' | 'empty' | 'below' | 'above';
  limit: number;
}

/** What is measured; the cutting and the orientation of a sticker decide its limits. */
export interface Measured {
  width: string | number;
  height: string | number;
  cutting_id?: number | null;
  orientation_id?: number | null;
}

/** A length in mm, to a thousandth; 0 for anything that is not a length above 0. */
export function parseSize(value: string | number): number {
  const length = /^[\d.]+$/.test(String(value)) ? Number(value) : 0;
  return Math.round(length * 1000) / 1000 || 0;
}

const rising = (sides: readonly number[]): number[] => [...sides].sort((a, b) => a - b);

/** The row that limits a size: those of the cutting go before those of any; of several, the one for its shape. */
export function dimensionLookup(
  lookups: readonly DimensionLookup[],
  cuttingId: number | null,
  isEqual: boolean,
): DimensionLookup | undefined {
  const of = (id: number | null) => lookups.filter(({ cutting_id }) => cutting_id === id);
  const own = of(cuttingId);
  const rows = own.length ? own : of(null);
  return rows.find(({ equal_side }) => (equal_side === 'yes') === isEqual) ?? rows[0];
}

/**
 * Whether a size can be made. The sides are compared in order of length with the smallest and largest size; on a
 * roll, the side that runs across it is the one that the roll's width limits.
 */
export function sizeStatus(measured: Measured, { attributes }: Product): SizeStatus {
  const { cutting_id = null, orientation_id } = measured;
  const sides = [parseSize(measured.width), parseSize(measured.height)];
  const [width, height] = sides;
  if (!width || !height) return { status: 'empty', limit: 0 };
  const lookup = dimensionLookup(attributes.dim_lookups, cutting_id, width === height);
  if (lookup) {
    const [least, most] = [lookup.min_size, lookup.max_size].map((text) =>
      rising(text.split('x').map(Number)),
    );
    const limit = least?.find((min, index) => (rising(sides)[index] as number) < min);
    if (limit) return { status: 'below', limit };
    // In roll orientations 53 and 54 the width runs across the roll, in 55 and 56 the height does.
    const turn = cutting_id === rollCuttingId ? [53, 54, 55, 56].indexOf(orientation_id ?? 0) : -1;
    const across = turn < 0 ? rising(sides) : turn < 2 ? sides : [height, width];
    if (most?.some((max, index) => (across[index] as number) > max)) return { status: 'above', limit: 0 };
  }
  return { status: 'ok', limit: 0 };
}
