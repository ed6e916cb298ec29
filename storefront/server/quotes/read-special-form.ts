/** A request for special processing as it is sent: a form, whose fields are texts. */
import { maxAttachments } from '@kerf/sdk/contract';
import { failure } from '../http/api-failure.js';
import { tooManyFiles } from './quote-files.js';

const numbers = [
  'featured_item_id',
  'product_id',
  'cutting_id',
  'shape_id',
  'orientation_id',
  'cut_per_shape',
  'ea',
  'finishing_id',
  'premium_processing_id',
  'adhesive_id',
  'color_id',
  'width',
  'height',
  'size_id',
  'quantity',
];
const lists = ['addons', 'addon_items', 'attachments'];

/** A number as it is typed; null for nothing. What is none is left as it is, to be refused. */
const toNumber = (text: string): number | string | null => {
  const typed = text.trim();
  if (typed === '' || typed === 'null') return null;
  return /^\d{1,15}(\.\d{1,6})?$/.test(typed) ? Number(typed) : typed;
};

/**
 * The fields of a form in the shape of what they stand for, with `keys` of the files that came in it. A list stands as often as
 * it has entries, under its name with brackets.
 */
export function readSpecialForm(fields: URLSearchParams, keys: readonly string[]): object {
  const read: Record<string, unknown> = {
    ...Object.fromEntries(numbers.map((name) => [name, null])),
    addons: [],
    addon_items: [],
    attachments: keys,
  };
  for (const name of new Set(fields.keys())) {
    const all = fields.getAll(name);
    const list = name.endsWith('[]') ? name.slice(0, -2) : null;
    if (list !== null && lists.includes(list))
      read[list] = list === 'attachments' ? [...keys, ...all] : all.map(toNumber);
    else if (all.length > 1)
      throw failure('API_KEY_TWICE', `${name} stands more than once.`, { field: name });
    else read[name] = numbers.includes(name) ? toNumber(all[0] ?? '') : all[0];
  }
  if ((read.attachments as unknown[]).length > maxAttachments) throw tooManyFiles();
  return read;
}
