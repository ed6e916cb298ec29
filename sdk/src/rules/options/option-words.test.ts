import { expect, test } from 'vitest';
import type { Selection } from '../../contract/selection.js';
import { sampleStickers as range } from '../../testing/sample-stickers.js';
import { chooseOption } from './choose-option.js';
import { offeredOptions } from './offered-options.js';
import { openingSelection } from './opening-selection.js';
import type { OptionField } from './option-field.js';
import { optionWords } from './option-words.js';

const opening = openingSelection(range, null);
const wordsOf = (selection: Selection, field: OptionField) =>
  offeredOptions(range, selection)
    .filter((option) => option.field === field)
    .map((option) => optionWords(option, selection));

test.each<[OptionField, Partial<Selection>, string]>([
  ['cutting_id', {}, 'Die Cut'],
  ['addon_item_id', {}, 'No packing'],
  ['size_id', {}, '50 × 50 mm'],
  ['size_id', { size_id: null, width: '60,5', height: '050 mm' }, '60.5 × 50 mm'],
  ['size_id', { size_id: null, width: '', height: '50' }, ''],
  ['quantity_index', { quantity_index: 2 }, '1,000'],
  ['quantity_index', { quantity_index: -1, custom_quantity: '333' }, '333'],
  ['quantity_index', { quantity_index: -1, custom_quantity: '' }, ''],
  ['quantity_index', { quantity_index: -1, custom_quantity: '0' }, ''],
  ['kinds', {}, '1 set'],
  ['kinds', { kinds: 4 }, '4 sets'],
  ['kinds', { kinds: null, custom_kinds: '12' }, '12 sets'],
  ['kinds', { kinds: null, custom_kinds: '' }, ''],
  ['cut_per_shape', { cut_per_shape: '1' }, '1 cut'],
  ['cut_per_shape', { cut_per_shape: '3' }, '3 cuts'],
  ['cut_per_shape', { cut_per_shape: '' }, ''],
  ['ea', { ea: '1' }, '1 sticker a sheet'],
  ['ea', { ea: '6' }, '6 stickers a sheet'],
])('the head of %s says of %j "%s"', (field, change, words) => {
  expect(wordsOf({ ...opening, ...change }, field)).toEqual([words]);
});

test('a supply that asks for a count says how many there are, in words', () => {
  expect(wordsOf(chooseOption(range, opening, 'cutting_id', 4), 'cut_per_shape')).toEqual(['4 cuts']);
});
