/** Counts that only some stickers ask for: cuts in one piece, stickers on one sheet. */
import type { Product } from '../contract/catalogue.js';
import { maxCuts, maxStickersPerSheet } from '../contract/limits.js';
import type { PricingRequest } from '../contract/pricing.js';
import type { Selection } from '../contract/selection.js';
import { parseWhole } from './whole-text.js';

/** The count a text states, null where it is not asked for, 0 where it is missing or above `max`. */
const count = (isAsked: boolean | undefined, text: string, max: number): number | null => {
  const stated = parseWhole(text) ?? 0;
  return isAsked ? (stated > max ? 0 : stated) : null;
};

/** The counts a selection states, or null when one that is asked for is missing or out of range. */
export function sheetCounts(
  { attributes }: Product,
  selection: Selection,
): Pick<PricingRequest, 'cut_per_shape' | 'ea'> | null {
  const cutting = attributes.cuttings.find(({ id }) => id === selection.cutting_id);
  const shape = cutting?.shapes.find(({ id }) => id === selection.shape_id);
  const cut_per_shape = count(shape?.cuts, selection.cut_per_shape, maxCuts);
  const ea = count(cutting?.input_ea, selection.ea, maxStickersPerSheet);
  return cut_per_shape === 0 || ea === 0 ? null : { cut_per_shape, ea };
}
