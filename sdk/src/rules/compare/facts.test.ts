import { expect, test } from 'vitest';
import { sampleRange } from '../../testing/sample-range.js';
import { openingSelection } from '../options/opening-selection.js';
import { factRows } from './fact-rows.js';
import { type Fact, factsOf } from './facts.js';

const opening = openingSelection(sampleRange, null);

test('what there is to compare stands in the order of the panel, features of one name together', () => {
  const print_features = [
    { feature_id: 24, item_id: 241, side: 'na' as const },
    { feature_id: 21, item_id: 211, side: 'back' as const },
    { feature_id: 21, item_id: 210, side: 'front' as const },
  ];
  expect(factsOf(sampleRange, { ...opening, print_features })).toEqual([
    ['Size (in mm)', '90 × 55 mm'],
    ['Material', 'Extra White 400gsm'],
    ['Sides', 'Both sides'],
    ['Quantity', '100'],
    ['Number of Sets', '1 set'],
    ['Foil Stamp', 'Gold (front), Silver (back)'],
    ['Punch Holes', 'Punch Hole 5mm'],
  ]);
});

test('what is typed is compared as what is listed', () => {
  const typed = {
    size_id: null,
    width: '80',
    height: '50',
    quantity_index: -1,
    custom_quantity: '120',
    kinds: null,
    custom_kinds: '12',
  };
  expect(factsOf(sampleRange, { ...opening, ...typed })).toEqual(
    expect.arrayContaining([
      ['Size (in mm)', '80 × 50 mm'],
      ['Quantity', '120'],
      ['Number of Sets', '12 sets'],
    ]),
  );
});

const size: Fact = ['Size', '90'];
const foil: Fact = ['Foil', 'Gold'];
const sides: Fact = ['Sides', 'One'];

test('rows have what any configuration has, in its place, and say where not all are the same', () => {
  expect(
    factRows([
      [size, sides],
      [size, foil, sides],
      [['Size', '90'], foil, ['Sides', 'Both']],
    ]),
  ).toEqual([
    { label: 'Size', words: ['90', '90', '90'], differs: false },
    { label: 'Foil', words: ['', 'Gold', 'Gold'], differs: true },
    { label: 'Sides', words: ['One', 'One', 'Both'], differs: true },
  ]);
});

test('an option that cards call otherwise than stickers is one row', () => {
  const card: Fact[] = [size, sides];
  const sticker: Fact[] = [size, ['Printed side', 'Front'], foil];
  const labels = (...all: Fact[][]) => factRows(all).map(({ label }) => label);
  expect(factRows([card, sticker])).toContainEqual({
    label: 'Printed side',
    words: ['One', 'Front'],
    differs: true,
  });
  expect(labels(card, sticker)).toEqual(['Size', 'Printed side', 'Foil']);
  expect(labels(card, card)).toEqual(['Size', 'Sides']);
});

test('one configuration differs from nothing', () => {
  expect(factRows([[size, foil]]).some(({ differs }) => differs)).toBe(false);
});

test('designed letters are told by what they spell, their font, and where more than one line is aligned', () => {
  const lettering = { text: 'Open\nlate', font: 'Pacifico', align: 'right' as const };
  const designed = { ...opening, size_id: null, width: '400', height: '', lettering };
  expect(factsOf(sampleRange, designed).slice(0, 4)).toEqual([
    ['Text', 'Open | late'],
    ['Font', 'Pacifico'],
    ['Alignment', 'right'],
    ['Size (in mm)', '400 mm wide, automatic height'],
  ]);
  const labels = factsOf(sampleRange, { ...designed, lettering: { ...lettering, text: 'Open' } }).map(
    ([label]) => label,
  );
  expect(labels).not.toContain('Alignment');
});
