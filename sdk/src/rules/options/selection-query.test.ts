import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Selection } from '../../contract/selection.js';
import { sampleRange } from '../../testing/sample-range.js';
import { sampleStickers } from '../../testing/sample-stickers.js';
import { chooseOption } from './choose-option.js';
import { openingSelection } from './opening-selection.js';
import { applySelectionQuery, toSelectionQuery } from './selection-query.js';

const opening = openingSelection(sampleRange, null);
const changed: Selection = {
  ...opening,
  material_id: 1,
  size_id: null,
  width: '80',
  height: '50.5',
  quantity_index: -1,
  custom_quantity: '333',
  kinds: null,
  custom_kinds: '12',
  print_features: [
    { feature_id: 21, item_id: 211, side: 'back' },
    { feature_id: 24, item_id: 241, side: 'na' },
    { feature_id: 25, item_id: 250, side: 'na' },
  ],
};

describe('an address of a configuration', () => {
  test.each([
    ['opening', opening],
    ['changed', changed],
    ['other product', openingSelection(sampleRange, 'standard-business-card')],
    ['without features', { ...opening, print_features: [] }],
    ['listed quantity', { ...opening, quantity_index: 3, kinds: 7 }],
  ])('reopens the %s selection', (_name, selection) => {
    expect(applySelectionQuery(sampleRange, toSelectionQuery(sampleRange, selection))).toEqual(selection);
  });

  test.each<[string, Partial<Selection>, string]>([
    ['half a size', { size_id: null, width: '' }, '&size_id=custom&width='],
    ['a size out of range', { size_id: null, width: '900' }, '&size_id=custom&width=900'],
    ['a size as it was typed', { size_id: null, width: '50,5x' }, '&size_id=custom&width=50%2C5x'],
    ['a custom size that is listed too', { size_id: null }, '&size_id=custom'],
    ['no quantity yet', { quantity_index: -1 }, '&quantity_index=-1'],
    [
      'a quantity of none',
      { quantity_index: -1, custom_quantity: '0' },
      '&quantity_index=-1&custom_quantity=0',
    ],
    ['sets that are not typed yet', { kinds: null }, '&kinds=custom'],
    [
      'what was typed before a listed quantity was chosen',
      { custom_quantity: '333' },
      '&custom_quantity=333',
    ],
  ])('reopens %s, in the words of the form', (_name, change, said) => {
    const selection = { ...opening, ...change };
    const query = toSelectionQuery(sampleRange, selection);
    expect(query.endsWith(said)).toBe(true);
    expect(applySelectionQuery(sampleRange, query)).toEqual(selection);
  });

  test.each([
    ['50,5', '50.5'],
    [' 50.50 mm', '50.5'],
    ['080', '80'],
  ])('has a width that was typed as %s once, as %s, also while there is no price', (typed, once) => {
    for (const change of [{}, { quantity_index: -1 }]) {
      const selection: Selection = { ...opening, size_id: null, width: typed, height: '40', ...change };
      const query = toSelectionQuery(sampleRange, selection);
      expect(new URLSearchParams(query).getAll('width')).toEqual([once]);
      expect(applySelectionQuery(sampleRange, query)).toEqual({ ...selection, width: once });
    }
  });

  test('says nothing but what prices are asked for with where that is all there is to say', () => {
    expect(toSelectionQuery(sampleRange, changed)).toBe(
      'featured_item_id=8&height=50.5&kinds=12&material_id=1&printed_side_id=2&product_id=17&quantity=333&width=80' +
        '&print_features[]=21:211:back&print_features[]=24:241:na&print_features[]=25:250:na',
    );
  });

  test('without a query opens as the page does', () => {
    expect(applySelectionQuery(sampleRange, '')).toEqual(opening);
    expect(applySelectionQuery(sampleRange, '?utm_source=mail', 'standard-business-card')).toEqual(
      openingSelection(sampleRange, 'standard-business-card'),
    );
  });

  test.each([
    'product_id=99&material_id=99&width=x&quantity=-1&kinds=0',
    'material_id=constructor&quantity=1e9&kinds=999',
    'quantity=0&width=90&height=',
  ])('falls back from what the range does not have: %s', (query) => {
    expect({ ...applySelectionQuery(sampleRange, query), print_features: [] }).toEqual({
      ...opening,
      print_features: [],
    });
  });

  test('takes only features that can stand together', () => {
    const query =
      'product_id=17&printed_side_id=1&print_features[]=21:210:front&print_features[]=21:211:back&print_features[]=25:250:na&print_features[]=nonsense';
    expect(applySelectionQuery(sampleRange, query).print_features).toEqual([
      { feature_id: 21, item_id: 210, side: 'front' },
    ]);
  });

  test('never throws, whatever it says', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(applySelectionQuery(sampleRange, query).product_id).toBe(17);
      }),
    );
  });
});

/** The panel's form as a browser without script sends it; entries of the same name may stand more than once. */
const sent = (...fields: [name: string, value: string][]): string => String(new URLSearchParams(fields));

describe('the form of the panel, sent without script,', () => {
  const drawn: [string, string][] = [
    ['product_id', '17'],
    ['product_id', '17'],
    ['material_id', '2'],
    ['printed_side_id', '2'],
    ['size_id', '1'],
    ['width', '90'],
    ['height', '55'],
    ['quantity_index', '1'],
    ['custom_quantity', ''],
    ['kinds', '1'],
    ['custom_kinds', ''],
    ['print_features[21]', '21:210:front'],
    ['print_features[22-front]', '22:222:front'],
    ['print_features[24]', '24:246:na'],
  ];
  const change = (...fields: [string, string][]) =>
    applySelectionQuery(
      sampleRange,
      sent(...drawn.filter(([name]) => !fields.some(([changed]) => changed === name)), ...fields),
    );

  test('is what it was drawn with while nothing is changed', () => {
    expect(change()).toEqual(opening);
  });

  test.each<[string, [string, string][], Partial<Selection>]>([
    ['a material', [['material_id', '1']], { material_id: 1 }],
    [
      'a preset size, whatever the fields beside it say',
      [
        ['size_id', '2'],
        ['width', '77'],
      ],
      { size_id: 2, width: '55', height: '55' },
    ],
    [
      'a size of one’s own',
      [
        ['size_id', 'custom'],
        ['width', '80'],
        ['height', '50,5'],
      ],
      { size_id: null, width: '80', height: '50,5' },
    ],
    [
      'a listed quantity, whatever stands in the field beside it',
      [
        ['quantity_index', '3'],
        ['custom_quantity', '77'],
      ],
      { quantity_index: 3, custom_quantity: '77' },
    ],
    [
      'a quantity of one’s own',
      [
        ['quantity_index', '-1'],
        ['custom_quantity', '333'],
      ],
      { quantity_index: -1, custom_quantity: '333' },
    ],
    [
      'sets',
      [
        ['kinds', '4'],
        ['custom_kinds', '40'],
      ],
      { kinds: 4, custom_kinds: '40' },
    ],
    [
      'sets of one’s own',
      [
        ['kinds', 'custom'],
        ['custom_kinds', '40'],
      ],
      { kinds: null, custom_kinds: '40' },
    ],
    ['no foil any more', [['print_features[21]', '']], { print_features: [] }],
    [
      'a hole',
      [['print_features[24]', '24:241:na']],
      {
        print_features: [
          { feature_id: 21, item_id: 210, side: 'front' },
          { feature_id: 24, item_id: 241, side: 'na' },
        ],
      },
    ],
    [
      'what is not offered',
      [
        ['material_id', '99'],
        ['size_id', '99'],
        ['quantity_index', '99'],
        ['kinds', '99,'],
      ],
      {},
    ],
  ])('takes %s', (_name, fields, expected) => {
    expect(change(...fields)).toEqual({ ...opening, ...expected });
  });

  test.each<[string, [string, string][], Partial<Selection>]>([
    [
      'a size in letters',
      [
        ['size_id', 'custom'],
        ['width', 'abc'],
        ['height', '50,5x'],
      ],
      { width: 'abc', height: '50,5x' },
    ],
    [
      'an empty size',
      [
        ['size_id', 'custom'],
        ['width', ''],
        ['height', ''],
      ],
      { width: '', height: '' },
    ],
    [
      'a quantity of none',
      [
        ['quantity_index', '-1'],
        ['custom_quantity', '0'],
      ],
      { quantity_index: -1, custom_quantity: '0' },
    ],
    [
      'too many sets',
      [
        ['kinds', 'custom'],
        ['custom_kinds', '1e3'],
      ],
      { kinds: null, custom_kinds: '1e3' },
    ],
  ])('keeps %s as it was typed', (_name, fields, expected) => {
    expect(change(...fields)).toMatchObject(expected);
  });

  test('takes another product as the panel does, with the sizes and quantities of the one that it was drawn for', () => {
    // Quantities of the other product: 100, 500, 1000; its size of 90 x 55 has another id.
    const switched = change(['product_id', '17'], ['product_id', '16'], ['quantity_index', '3']);
    const chosen = { ...opening, quantity_index: 3 };
    expect(switched).toEqual(chooseOption(sampleRange, chosen, 'product_id', 16));
    expect(switched).toMatchObject({ product_id: 16, size_id: 7, quantity_index: 1, material_id: 1 });
  });

  test('takes a supply with the counts that it asks for, and the first of what it does not share', () => {
    const form: [string, string][] = [
      ['product_id', '3'],
      ['cutting_id', '3'],
      ['shape_id', '1'],
      ['finishing_id', '1'],
      ['size_id', '21'],
      ['addon_item_id[9]', '62'],
      ['addon_item_id[8]', 'null'],
    ];
    const selection = applySelectionQuery(sampleStickers, sent(...form));
    const opened = openingSelection(sampleStickers, null);
    expect(selection).toMatchObject({
      ...chooseOption(sampleStickers, opened, 'cutting_id', 3),
      addon_item_id: 62,
    });
    expect(applySelectionQuery(sampleStickers, sent(...form, ['ea', '4,5']))).toMatchObject({ ea: '4,5' });
  });

  test('takes the first coating with premium processing, and none without', () => {
    const coated = (...more: [string, string][]) =>
      applySelectionQuery(sampleStickers, sent(['product_id', '3'], ['finishing_id', '6'], ...more))
        .premium_processing_id;
    expect(coated(['premium_processing', '1'])).toBe(48);
    expect(coated(['premium_processing', '1'], ['premium_processing_id', '49'])).toBe(49);
    expect(coated(['premium_processing', '0'], ['premium_processing_id', '49'])).toBeNull();
  });

  test('keeps no half of a character where a text is cut, which no address could hold', () => {
    const { lettering } = change(['lettering_text', `${'a'.repeat(199)}😀`], ['lettering_font', 'Pacifico']);
    expect(lettering?.text).toBe('a'.repeat(199));
    expect(() => encodeURIComponent(lettering?.text ?? '')).not.toThrow();
  });

  test('counts the end of a line as the field does that sent it', () => {
    const { lettering } = change(['lettering_text', 'Fresh\r\nbread'], ['lettering_font', 'Pacifico']);
    expect(lettering?.text).toBe('Fresh\nbread');
  });

  test('keeps no more of a text than travels', () => {
    expect(change(['size_id', 'custom'], ['width', '9'.repeat(500)]).width).toHaveLength(200);
  });
});
