import type { Range } from '../../contract/catalogue.js';
import type { Selection } from '../../contract/selection.js';
import { isCountAsked } from './check-count.js';
import { chooseOption } from './choose-option.js';
import type { OptionId } from './option-field.js';

/** Each field after those that reset it. */
const fields = [
  'cutting_id',
  'shape_id',
  'orientation_id',
  'finishing_id',
  'adhesive_id',
  'color_id',
  'addon_item_id',
  'premium_processing_id',
  'install_ready',
] as const;

const toId = (text: string): OptionId => (text === 'yes' || text === 'no' ? text : Number(text));

/** The selection of a sticker after the choices that `read` has words for ('' where it has none); others change nothing. */
export function applyChoices(range: Range, selection: Selection, read: (key: string) => string): Selection {
  let next = selection;
  for (const field of fields) if (read(field)) next = chooseOption(range, next, field, toId(read(field)));
  for (const field of ['cut_per_shape', 'ea'] as const)
    if (isCountAsked(range, next, field) && /^\d{1,6}$/.test(read(field)))
      next = { ...next, [field]: String(Number(read(field))) };
  return next;
}
