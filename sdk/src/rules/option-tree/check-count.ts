import type { Range } from '../../contract/catalogue.js';
import { maxCuts, maxStickersPerSheet } from '../../contract/limits.js';
import { messages } from '../../contract/messages.js';
import type { Selection } from '../../contract/selection.js';
import { chosenProduct } from '../chosen-product.js';
import { parseWhole } from '../whole-text.js';
import { cuttingOf, offeredShapes } from './offered-lists.js';
import type { CountField } from './option-field.js';

/** The verdict on a count; `message` is '' when it is fine or not asked for. */
export interface CountCheck {
  status: 'ok' | 'empty' | 'above';
  message: string;
}

/** Whether a count is asked for: cuts by the shape, stickers per sheet by the supply. */
export function isCountAsked(range: Range, selection: Selection, field: CountField): boolean {
  const product = chosenProduct(range, selection);
  const { cutting_id, shape_id } = selection;
  return field === 'ea'
    ? cuttingOf(product, cutting_id)?.input_ea === true
    : offeredShapes(product, cutting_id).find(({ id }) => id === shape_id)?.cuts === true;
}

const words = {
  cut_per_shape: { max: maxCuts, empty: messages.cutsRequired, above: messages.cutsAbove },
  ea: {
    max: maxStickersPerSheet,
    empty: messages.stickersPerSheetRequired,
    above: messages.stickersPerSheetAbove,
  },
} as const;

/** What is said about the number of cuts or the stickers per sheet as typed; 0 counts as missing. */
export function checkCount(range: Range, selection: Selection, field: CountField): CountCheck {
  if (!isCountAsked(range, selection, field)) return { status: 'ok', message: '' };
  const { max, empty, above } = words[field];
  const count = parseWhole(selection[field]) ?? 0;
  if (count < 1) return { status: 'empty', message: empty };
  return count > max ? { status: 'above', message: above } : { status: 'ok', message: '' };
}
