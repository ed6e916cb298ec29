/** Counts that only some stickers ask for: cuts in one piece, stickers on one sheet. */
import type { Product, Range } from '../../contract/catalogue.js';
import { maxCuts, maxStickersPerSheet } from '../../contract/limits.js';
import {
  cutsAbove,
  cutsRequired,
  stickersPerSheetAbove,
  stickersPerSheetRequired,
} from '../../contract/messages.js';
import type { PricingRequest } from '../../contract/pricing.js';
import type { Selection } from '../../contract/selection.js';
import { chosenProduct } from '../products/product.js';
import { cuttingOf, isListPriced } from '../products/supply.js';
import { parseWhole, wholeNumberMessage } from './whole-number.js';

/** What is typed and has no list. */
export type CountField = 'cut_per_shape' | 'ea';

/** The verdict on a count; `message` is '' when it is fine or not asked for. */
export interface CountCheck {
  status: 'ok' | 'empty' | 'above';
  message: string;
}

const limits = {
  cut_per_shape: { max: maxCuts, empty: cutsRequired, above: cutsAbove },
  ea: {
    max: maxStickersPerSheet,
    empty: stickersPerSheetRequired,
    above: stickersPerSheetAbove,
  },
} as const;

/** Whether a count is asked for: cuts by the shape, stickers per sheet by the supply. */
function isAsked(product: Product, { cutting_id, shape_id }: Selection, field: CountField): boolean {
  const cutting = cuttingOf(product, cutting_id);
  // Made to quotation, a supply asks for nothing.
  if (!cutting || !isListPriced(cutting)) return false;
  return field === 'ea' ? cutting.input_ea : cutting.shapes.find(({ id }) => id === shape_id)?.cuts === true;
}

/** {@link isAsked} of what is selected. */
export const isCountAsked = (range: Range, selection: Selection, field: CountField): boolean =>
  isAsked(chosenProduct(range, selection), selection, field);

/** What is said about the number of cuts or the stickers per sheet as typed; 0 counts as missing. */
export function checkCount(range: Range, selection: Selection, field: CountField): CountCheck {
  if (!isCountAsked(range, selection, field)) return { status: 'ok', message: '' };
  const { max, empty, above } = limits[field];
  const message = wholeNumberMessage(selection[field], empty);
  if (message) return { status: 'empty', message };
  return (parseWhole(selection[field]) ?? 0) > max
    ? { status: 'above', message: above }
    : { status: 'ok', message: '' };
}

/** The counts a selection states, null where not asked for; or null when one that is asked for is missing or too high. */
export function countsOf(
  range: Range,
  selection: Selection,
): Pick<PricingRequest, 'cut_per_shape' | 'ea'> | null {
  const count = (field: CountField) =>
    isCountAsked(range, selection, field) ? parseWhole(selection[field]) : null;
  const isRight = (['cut_per_shape', 'ea'] as const).every(
    (field) => checkCount(range, selection, field).status === 'ok',
  );
  return isRight ? { cut_per_shape: count('cut_per_shape'), ea: count('ea') } : null;
}
