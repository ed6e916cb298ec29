/** Counts that only some stickers ask for: cuts in one piece, stickers on one sheet. */
import type { Product } from '../contract/catalogue.js';
import { maxCuts, maxStickersPerSheet } from '../contract/limits.js';
import type { Selection } from '../contract/selection.js';
import { parseWhole } from './whole-text.js';

/** A count is null where it is not asked for, and 0 where it is asked for and missing or out of range. */
export interface SheetCounts {
  cuts: number | null;
  stickers: number | null;
}

const within = (text: string, max: number): number => {
  const count = parseWhole(text) ?? 0;
  return count <= max ? count : 0;
};

/** The counts a selection has to state. */
export function sheetCounts(product: Product, selection: Selection): SheetCounts {
  const cutting = product.attributes.cuttings.find(({ id }) => id === selection.cutting_id);
  const shape = cutting?.shapes.find(({ id }) => id === selection.shape_id);
  return {
    cuts: shape?.cuts ? within(selection.cut_per_shape, maxCuts) : null,
    stickers: cutting?.input_ea ? within(selection.ea, maxStickersPerSheet) : null,
  };
}
