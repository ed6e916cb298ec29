import { describe, expect, test } from 'vitest';
import * as messages from '../../contract/messages.js';
import type { Selection } from '../../contract/selection.js';
import { sampleStickers as range } from '../../testing/sample-stickers.js';
import { checkCount } from '../quantity/counts.js';
import { chooseOption } from './choose-option.js';
import type { OfferedOption } from './offered-options.js';
import { offeredOptions } from './offered-options.js';
import { openingSelection } from './opening-selection.js';
import type { ChoiceField, OptionField, OptionId } from './option-field.js';

const after = (...choices: [ChoiceField, OptionId][]): Selection =>
  choices.reduce(
    (selection, [field, id]) => chooseOption(range, selection, field, id),
    openingSelection(range, null),
  );
const option = (selection: Selection, field: OptionField): OfferedOption => {
  const found = offeredOptions(range, selection).find((one) => one.field === field);
  if (!found) throw new Error(`${field} is not in the panel.`);
  return found;
};
const ids = (selection: Selection, field: ChoiceField): OptionId[] => {
  const found = option(selection, field);
  return found.kind === 'choices' ? found.choices.map(({ id }) => id) : [];
};

const opening = after();
const roll = after(['cutting_id', 9]);
const sheet = after(['cutting_id', 3]);
const special = after(['cutting_id', 4]);
const hologram = after(['product_id', 13]);

test('the panel has its options in one order, each with the chosen entry in its list', () => {
  expect(offeredOptions(range, opening).map(({ key, label }) => `${key} ${label}`)).toEqual([
    'product_id Product',
    'cutting_id Supply',
    'shape_id Shape',
    'orientation_id Orientation',
    'size_id Size (in mm)',
    'cut_per_shape Number of cuts',
    'ea Stickers per sheet',
    'finishing_id Finishing',
    'adhesive_id Adhesive',
    'material_id Material',
    'printed_side_id Printed side',
    'color_id Colour',
    'addon-9 Packing',
    'premium_processing Premium processing',
    'premium_processing_id Premium coating',
    'install_ready Install ready',
    'quantity_index Quantity',
    'kinds Number of Sets',
  ]);
  for (const selection of [opening, roll, sheet, special, hologram])
    for (const one of offeredOptions(range, selection))
      if (one.kind === 'choices' && one.isShown)
        expect(
          one.choices.filter(({ id, disabled }) => id === one.value && !disabled),
          one.key,
        ).toHaveLength(1);
});

describe('labels', () => {
  test.each([
    [3, 'Finishing'],
    [7, 'Material'],
    [13, 'Finishing'],
  ])('product %d calls its finishing %s', (id, label) => {
    expect(option(after(['product_id', id]), 'finishing_id').label).toBe(label);
  });

  test('a sheet has a sheet size', () => {
    expect(option(sheet, 'size_id').label).toBe('Sheet size (in mm)');
    expect(option(opening, 'size_id').label).toBe('Size (in mm)');
  });

  test('products are called stickers, and quantities have their thousands apart', () => {
    const names = (field: OptionField) => {
      const found = option(opening, field);
      return found.kind === 'choices' ? found.choices.map(({ name }) => name) : [];
    };
    expect(names('product_id')).toEqual([
      'Vinyl Stickers',
      'Foil Paper Stickers',
      'Hologram Stickers',
      'Lettering Stickers',
    ]);
    expect(names('quantity_index')).toEqual(['50', '100', '1,000', 'Custom']);
    expect(names('kinds')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Custom']);
  });
});

describe('what is offered', () => {
  test('a disabled supply is listed and marked', () => {
    const supply = option(opening, 'cutting_id');
    expect(supply).toMatchObject({
      choices: [{ id: 1 }, { id: 3 }, { id: 4 }, { id: 5 }, { id: 9 }, { id: 10 }, { id: 2, disabled: true }],
    });
  });

  test('finishings and adhesives are those that go with what was chosen before', () => {
    expect(ids(opening, 'finishing_id')).toEqual([1, 6, 7]);
    expect(ids(roll, 'finishing_id')).toEqual([7]);
    expect(ids(roll, 'adhesive_id')).toEqual([1, 2]);
    expect(ids(after(['finishing_id', 7]), 'adhesive_id')).toEqual([3]);
  });

  test('windings and coatings are no general add-ons, and add-on 9 is drawn wide', () => {
    expect(ids(opening, 'addon_item_id')).toEqual([null, 61, 62]);
    expect(option(opening, 'addon_item_id')).toMatchObject({ className: 'option-wide' });
    expect(offeredOptions(range, roll).some(({ field }) => field === 'addon_item_id')).toBe(false);
  });

  test('special processing shows neither shape, orientation, finishing nor adhesive', () => {
    const perforated = after(['cutting_id', 5]);
    for (const field of ['shape_id', 'orientation_id', 'finishing_id', 'adhesive_id'] as const)
      expect(option(perforated, field)).toMatchObject({ isShown: false, choices: [] });
  });

  test('only a roll is wound, and its size comes from the list', () => {
    expect(ids(roll, 'orientation_id')).toEqual([53, 54, 55, 56]);
    expect(option(opening, 'orientation_id').isShown).toBe(false);
    expect(option(roll, 'size_id')).toMatchObject({ isReadOnly: true });
    expect(ids(roll, 'size_id')).toEqual([21, 22, 31]);
    expect(option(opening, 'size_id')).toMatchObject({ isReadOnly: false });
    expect(ids(opening, 'size_id')).toEqual([21, 22, 31, 33, null]);
    expect(ids(sheet, 'size_id')).toEqual([31, 33, null]);
  });

  test.each<[string, Selection, boolean, boolean]>([
    ['hologram, standard', hologram, true, false],
    ['hologram, premium', chooseOption(range, hologram, 'premium_processing', 1), true, true],
    ['uncoated', opening, false, false],
    ['matte laminate, standard', after(['finishing_id', 6]), true, false],
    ['matte laminate, premium', after(['finishing_id', 6], ['premium_processing', 1]), true, true],
    ['gloss laminate, premium', after(['finishing_id', 7], ['premium_processing', 1]), true, true],
    ['a laminate that takes no coating', after(['cutting_id', 4], ['finishing_id', 7]), false, false],
  ])('the premium coating on %s', (_title, selection, hasPremium, hasCoating) => {
    expect(option(selection, 'premium_processing').isShown).toBe(hasPremium);
    expect(option(selection, 'premium_processing_id').isShown).toBe(hasCoating);
  });

  test('hologram takes every coating, a laminate those for laminates', () => {
    expect(ids(hologram, 'premium_processing_id')).toEqual([48, 49, 50]);
    expect(ids(after(['finishing_id', 6]), 'premium_processing_id')).toEqual([48, 49]);
  });

  test('lettering alone can be ready to install', () => {
    const lettering = after(['product_id', 9]);
    expect(option(lettering, 'install_ready')).toMatchObject({ isShown: true, value: 'no' });
    for (const id of [3, 7, 13])
      expect(option(after(['product_id', id]), 'install_ready').isShown, String(id)).toBe(false);
  });
});

describe('counts', () => {
  test('cuts are asked for where the shape has cuts, stickers per sheet on a sheet', () => {
    const isAsked = (selection: Selection) =>
      (['cut_per_shape', 'ea'] as const).map((field) => option(selection, field).isShown);
    expect(isAsked(opening)).toEqual([false, false]);
    expect(isAsked(special)).toEqual([true, false]);
    expect(isAsked(sheet)).toEqual([false, true]);
  });

  test.each([
    ['', messages.cutsRequired],
    ['0', messages.cutsRequired],
    ['x', messages.wholeNumberUnclear],
    ['1', ''],
    ['30', ''],
    ['31', messages.cutsAbove],
    ['999999', messages.cutsAbove],
  ])('"%s" cuts are answered with "%s"', (cut_per_shape, message) => {
    expect(checkCount(range, { ...special, cut_per_shape }, 'cut_per_shape').message).toBe(message);
    expect(checkCount(range, { ...opening, cut_per_shape }, 'cut_per_shape').message).toBe('');
  });

  test.each([
    ['', messages.stickersPerSheetRequired],
    ['0', messages.stickersPerSheetRequired],
    ['30', ''],
    ['31', messages.stickersPerSheetAbove],
  ])('"%s" stickers per sheet are answered with "%s"', (ea, message) => {
    expect(option({ ...sheet, ea }, 'ea')).toMatchObject({ text: ea, check: { message } });
    expect(checkCount(range, { ...opening, ea }, 'ea').message).toBe('');
  });
});
