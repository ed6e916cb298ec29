import { describe, expect, test } from 'vitest';
import type { Selection } from '../../contract/selection.js';
import { sampleStickers as range } from '../../testing/sample-stickers.js';
import { chooseOption } from './choose-option.js';
import { chooseProduct } from './choose-product.js';
import { openingSelection } from './opening-selection.js';
import type { ChoiceField, OptionId } from './option-field.js';

const opening = openingSelection(range, null);

/** The opening selection after some choices, one after the other. */
const after = (...choices: [ChoiceField, OptionId][]): Selection =>
  choices.reduce((selection, [field, id]) => chooseOption(range, selection, field, id), opening);

/** Die cut, circle, matte laminate, removable, packed, coated, on the second of everything else. */
const full = after(
  ['shape_id', 2],
  ['finishing_id', 6],
  ['adhesive_id', 2],
  ['material_id', 12],
  ['printed_side_id', 2],
  ['color_id', 2],
  ['addon_item_id', 62],
  ['premium_processing_id', 49],
  ['size_id', 22],
  ['quantity_index', 2],
  ['kinds', 4],
);

test('every choice of a sticker can be made', () => {
  expect(full).toEqual({
    ...opening,
    shape_id: 2,
    finishing_id: 6,
    adhesive_id: 2,
    material_id: 12,
    printed_side_id: 2,
    color_id: 2,
    addon_item_id: 62,
    premium_processing_id: 49,
    size_id: 22,
    width: '50',
    height: '100',
    quantity_index: 2,
    kinds: 4,
  });
});

describe('what a choice resets and reloads', () => {
  const kept = { size_id: 22, quantity_index: 2, kinds: 4 };
  const stays = { material_id: 12, printed_side_id: 2, color_id: 2, ...kept };

  test.each<[string, ChoiceField, OptionId, Partial<Selection>]>([
    [
      'a product takes the first of all ten lists, and keeps size, quantity and sets',
      'product_id',
      7,
      {
        product_id: 7,
        cutting_id: 1,
        shape_id: 1,
        orientation_id: null,
        finishing_id: 6,
        adhesive_id: 2,
        material_id: null,
        printed_side_id: 1,
        color_id: 1,
        addon_item_id: null,
        premium_processing_id: null,
        install_ready: null,
        ...kept,
      },
    ],
    [
      'a product brings lists of its own',
      'product_id',
      9,
      { product_id: 9, finishing_id: 1, adhesive_id: 1, install_ready: 'no', ...kept },
    ],
    [
      'a supply takes the first shape, finishing and adhesive of its own, and no add-on or coating',
      'cutting_id',
      4,
      {
        cutting_id: 4,
        shape_id: 7,
        orientation_id: null,
        finishing_id: 6,
        adhesive_id: 1,
        addon_item_id: null,
        premium_processing_id: null,
        ...stays,
      },
    ],
    [
      'a supply resets even what it has too',
      'cutting_id',
      10,
      {
        cutting_id: 10,
        shape_id: 1,
        finishing_id: 1,
        adhesive_id: 1,
        addon_item_id: null,
        premium_processing_id: null,
        ...stays,
      },
    ],
    [
      'a roll loads its windings',
      'cutting_id',
      9,
      { cutting_id: 9, shape_id: 2, orientation_id: 53, finishing_id: 7, adhesive_id: 1, ...stays },
    ],
    [
      'a supply in special processing loads neither shape, orientation nor finishing',
      'cutting_id',
      5,
      {
        cutting_id: 5,
        shape_id: null,
        orientation_id: null,
        finishing_id: null,
        adhesive_id: null,
        addon_item_id: null,
        premium_processing_id: null,
        ...stays,
      },
    ],
    [
      'a size that a supply is not made in gives way to the first that it is',
      'cutting_id',
      3,
      { cutting_id: 3, size_id: 31, width: '105', height: '148', material_id: 12 },
    ],
    [
      'a finishing takes the first adhesive, and drops what does not go with it',
      'finishing_id',
      7,
      {
        finishing_id: 7,
        adhesive_id: 3,
        addon_item_id: null,
        premium_processing_id: 49,
        shape_id: 2,
        ...stays,
      },
    ],
    [
      'a finishing keeps the add-on that goes with it too',
      'finishing_id',
      1,
      {
        finishing_id: 1,
        adhesive_id: 1,
        addon_item_id: 62,
        premium_processing_id: null,
        shape_id: 2,
        ...stays,
      },
    ],
    ['a shape leaves the rest', 'shape_id', 1, { ...full, shape_id: 1 }],
    ['an adhesive leaves the rest', 'adhesive_id', 3, { ...full, adhesive_id: 3 }],
    ['a material leaves the rest', 'material_id', 11, { ...full, material_id: 11 }],
    ['a printed side leaves the rest', 'printed_side_id', 1, { ...full, printed_side_id: 1 }],
    ['a colour leaves the rest', 'color_id', 1, { ...full, color_id: 1 }],
    ['no add-on leaves the rest', 'addon_item_id', null, { ...full, addon_item_id: null }],
    ['standard takes the coating off', 'premium_processing', 0, { ...full, premium_processing_id: null }],
    ['premium keeps the coating', 'premium_processing', 1, full],
    ['a custom size starts from the present one', 'size_id', null, { ...full, size_id: null }],
    [
      'a custom quantity starts from the present one',
      'quantity_index',
      -1,
      { ...full, quantity_index: -1, custom_quantity: '1000' },
    ],
  ])('%s', (_title, field, id, expected) => {
    expect(chooseOption(range, full, field, id)).toMatchObject(expected);
  });

  test('a supply resets being ready to install, other choices leave it', () => {
    const ready = after(['product_id', 9], ['install_ready', 'yes']);
    expect(ready.install_ready).toBe('yes');
    expect(chooseOption(range, ready, 'finishing_id', 6).install_ready).toBe('yes');
    expect(chooseOption(range, ready, 'cutting_id', 10).install_ready).toBe('no');
    expect(chooseOption(range, ready, 'product_id', 3).install_ready).toBeNull();
  });

  test('a product whose first finishing does not go with its supply takes the first that does', () => {
    expect(chooseProduct(range, full, 7)).toEqual(chooseOption(range, full, 'product_id', 7));
    expect(chooseProduct(range, full, 7)).toMatchObject({ finishing_id: 6, adhesive_id: 2 });
  });

  test('premium begins with the first coating', () => {
    const uncoated = { ...full, premium_processing_id: null };
    expect(chooseOption(range, uncoated, 'premium_processing', 1).premium_processing_id).toBe(48);
  });

  test('a typed size stays with another supply, except on a roll', () => {
    const typed = { ...full, size_id: null, width: '60', height: '60' };
    expect(chooseOption(range, typed, 'cutting_id', 3)).toMatchObject({ size_id: null, width: '60' });
    expect(chooseOption(range, typed, 'cutting_id', 9)).toMatchObject({ size_id: 21, width: '50' });
    const listed = { ...typed, width: '50', height: '100' };
    expect(chooseOption(range, listed, 'cutting_id', 9)).toMatchObject({ size_id: 22, height: '100' });
  });

  test('a winding changes no size, even one that does not fit any more', () => {
    const wide = chooseOption(range, after(['cutting_id', 9]), 'size_id', 31);
    expect(chooseOption(range, wide, 'orientation_id', 55)).toMatchObject({
      orientation_id: 55,
      size_id: 31,
    });
  });

  test('a count starts filled in where a supply or a shape begins to ask for it, and stays while it is asked for', () => {
    const special = after(['cutting_id', 4]);
    expect(special).toMatchObject({ cut_per_shape: '4', ea: '' });
    const said = { ...special, cut_per_shape: '3' };
    expect(chooseOption(range, said, 'shape_id', 8).cut_per_shape).toBe('3');
    expect(chooseOption(range, said, 'product_id', 7).cut_per_shape).toBe('');
    expect(chooseOption(range, said, 'cutting_id', 1).cut_per_shape).toBe('');
    const sheet = after(['cutting_id', 3]);
    expect(sheet).toMatchObject({ cut_per_shape: '', ea: '12' });
    expect(chooseOption(range, { ...sheet, ea: '6' }, 'material_id', 12).ea).toBe('6');
    expect(chooseOption(range, sheet, 'cutting_id', 9).ea).toBe('');
    expect(chooseOption(range, chooseOption(range, sheet, 'cutting_id', 1), 'cutting_id', 3).ea).toBe('12');
  });

  test('a count that was emptied stays empty while it is asked for', () => {
    const emptied = { ...after(['cutting_id', 4]), cut_per_shape: '' };
    expect(chooseOption(range, emptied, 'shape_id', 8).cut_per_shape).toBe('');
    expect(chooseOption(range, emptied, 'material_id', 12).cut_per_shape).toBe('');
  });

  test.each<[string, Partial<Selection>, string]>([
    ['starts from the listed one', { quantity_index: 2 }, '1000'],
    ['is the one that was typed before', { quantity_index: 2, custom_quantity: '333' }, '333'],
    ['starts anew where no number was typed', { quantity_index: 0, custom_quantity: '1e3' }, '50'],
    ['stays as it is being typed', { quantity_index: -1, custom_quantity: '' }, ''],
  ])('a custom quantity %s', (_title, present, text) => {
    expect(chooseOption(range, { ...full, ...present }, 'quantity_index', -1)).toMatchObject({
      quantity_index: -1,
      custom_quantity: text,
    });
  });

  test.each<[string, Partial<Selection>, string]>([
    ['starts from the listed one', { kinds: 4 }, '4'],
    ['is the one that was typed before', { kinds: 4, custom_kinds: '12' }, '12'],
    ['starts anew where it could not be ordered', { kinds: 4, custom_kinds: '100' }, '4'],
    ['stays as it is being typed', { kinds: null, custom_kinds: '' }, ''],
  ])('a custom number of sets %s', (_title, present, text) => {
    expect(chooseOption(range, { ...full, ...present }, 'kinds', null)).toMatchObject({
      kinds: null,
      custom_kinds: text,
    });
  });
});

test.each<[string, ChoiceField, OptionId]>([
  ['an unknown product', 'product_id', 99],
  ['a disabled supply', 'cutting_id', 2],
  ['an unknown supply', 'cutting_id', 99],
  ['no supply', 'cutting_id', null],
  ['a shape of another supply', 'shape_id', 7],
  ['a winding of what is no roll', 'orientation_id', 53],
  ['a finishing that does not go with the supply', 'finishing_id', 99],
  ['an unknown adhesive', 'adhesive_id', 99],
  ['an unknown material', 'material_id', 99],
  ['an unknown side', 'printed_side_id', 99],
  ['an unknown colour', 'color_id', 99],
  ['a coating as an add-on', 'addon_item_id', 48],
  ['a winding as an add-on', 'addon_item_id', 53],
  ['a coating that is for hologram alone', 'premium_processing_id', 50],
  ['a third premium option', 'premium_processing', 2],
  ['being ready to install', 'install_ready', 'yes'],
  ['a size that is not listed', 'size_id', 99],
  ['a quantity that is not listed', 'quantity_index', 3],
  ['half a set', 'kinds', 0.5],
  ['eleven sets from the list', 'kinds', 11],
])('choosing %s changes nothing', (_title, field, id) => {
  expect(chooseOption(range, full, field, id)).toBe(full);
});

test('a roll takes no custom size', () => {
  const roll = after(['cutting_id', 9]);
  expect(chooseOption(range, roll, 'size_id', null)).toBe(roll);
  expect(chooseOption(range, roll, 'size_id', 33)).toBe(roll);
});
