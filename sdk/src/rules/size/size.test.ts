import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DimensionLookup, Product } from '../../contract/catalogue.js';
import * as messages from '../../contract/messages.js';
import { premium } from '../../testing/sample-range.js';
import { checkSize, parseSize, type Side } from './size.js';

const withLookups = (dim_lookups: DimensionLookup[]): Product => ({
  ...premium,
  attributes: { ...premium.attributes, dim_lookups },
});
const rollLookup: DimensionLookup = {
  id: 1,
  cutting_id: 9,
  min_size: '20x20',
  max_size: '300x100',
  equal_side: 'no',
};

test.each([
  ['90', '55', 'ok', ''],
  ['55', '90', 'ok', ''],
  ['', '55', 'empty', 'Please enter width and height.'],
  ['90', '', 'empty', 'Please enter width and height.'],
  ['0', '55', 'empty', 'Please enter width and height.'],
  ['.', '55', 'empty', 'Please enter width and height.'],
  ['0.0', '55', 'empty', 'Please enter width and height.'],
  ['1.2.3', '55', 'empty', 'Please enter width and height in mm, such as 90 or 12.5.'],
  ['90', 'abc', 'empty', 'Please enter width and height in mm, such as 90 or 12.5.'],
  ['1,200', '', 'empty', 'Please enter width and height in mm, such as 90 or 12.5.'],
  ['90,5', '55 mm', 'ok', ''],
  ['1234567', '55', 'above', 'For special sizes, request a quote from the button below.'],
  ['34.9', '60', 'below', 'Width or height must not be below 35mm.'],
  ['60', '34.9', 'below', 'Width or height must not be below 35mm.'],
  ['36', '49.9', 'below', 'Width or height must not be below 50mm.'],
  ['150', '100', 'ok', ''],
  ['100', '150', 'ok', ''],
  ['150', '100.1', 'above', 'For special sizes, request a quote from the button below.'],
  ['150.1', '50', 'above', 'For special sizes, request a quote from the button below.'],
  ['40', '40', 'ok', ''],
  ['39', '39', 'below', 'Width or height must not be below 40mm.'],
  ['101', '101', 'above', 'For special sizes, request a quote from the button below.'],
])('%s x %s mm is %s', (width, height, status, message) => {
  expect(checkSize({ width, height }, premium)).toMatchObject({ status, message });
});

test('a sticker that is too large is called a special size', () => {
  const check = checkSize(
    { width: 500, height: 500 },
    {
      ...premium,
      featured_category_id: 1,
    },
  );
  expect(check).toEqual({ status: 'above', message: messages.stickerSizeAbove, sides: ['width', 'height'] });
});

test('a square is limited by the first row where no row is for squares', () => {
  const product = withLookups([
    { id: 1, cutting_id: null, min_size: '35x50', max_size: '100x150', equal_side: 'no' },
  ]);
  expect(checkSize({ width: 45, height: 45 }, product).status).toBe('below');
});

test('without a row every size can be made', () => {
  expect(checkSize({ width: 0.1, height: 9e6 }, withLookups([])).status).toBe('ok');
});

test('rows of the cutting go before those of any cutting', () => {
  const product = withLookups([
    { id: 1, cutting_id: null, min_size: '10x10', max_size: '100x100', equal_side: 'no' },
    { id: 2, cutting_id: 3, min_size: '10x10', max_size: '500x500', equal_side: 'no' },
  ]);
  expect(checkSize({ width: 400, height: 300 }, product).status).toBe('above');
  expect(checkSize({ width: 400, height: 300, cutting_id: 3 }, product).status).toBe('ok');
  expect(checkSize({ width: 400, height: 300, cutting_id: 1 }, product).status).toBe('above');
});

test.each([
  [53, 100, 300, 'ok'],
  [54, 100, 300, 'ok'],
  [53, 101, 50, 'above'],
  [54, 300, 100, 'above'],
  [55, 300, 100, 'ok'],
  [56, 300, 100, 'ok'],
  [55, 50, 101, 'above'],
  [56, 100, 300, 'above'],
  [null, 300, 100, 'ok'],
] as const)('on a roll in orientation %s, %d x %d mm is %s', (orientation_id, width, height, status) => {
  const measured = { width, height, cutting_id: 9, orientation_id };
  expect(checkSize(measured, withLookups([rollLookup])).status).toBe(status);
});

test.each([
  ['', 'ok', []],
  ['  ', 'ok', []],
  ['0', 'ok', []],
  ['120', 'ok', []],
  ['120cm', 'empty', ['height']],
  ['1,200', 'empty', ['height']],
  ['100.1255', 'empty', ['height']],
])(
  'letters whose height is typed as "%s" are %s: it is that of the font only where none is typed',
  (height, status, sides) => {
    const lettering = { text: 'Open', font: 'Pacifico', align: 'left' } as const;
    expect(checkSize({ width: '300', height, lettering }, withLookups([]))).toMatchObject({ status, sides });
  },
);

test('off a roll the orientation limits nothing', () => {
  const product = withLookups([{ ...rollLookup, cutting_id: null }]);
  const measured = { width: 300, height: 100, cutting_id: 1, orientation_id: 53 };
  expect(checkSize(measured, product).status).toBe('ok');
});

test('turning a card by 90 degrees never changes the verdict, and turns the sides at fault', () => {
  const side = fc.integer({ min: 1, max: 4000 }).map((tenths) => tenths / 10);
  const turned: Record<Side, Side> = { width: 'height', height: 'width' };
  fc.assert(
    fc.property(side, side, (width, height) => {
      fc.pre(width !== height);
      const check = checkSize({ width, height }, premium);
      const other = checkSize({ width: height, height: width }, premium);
      expect({ ...other, sides: [] }).toEqual({ ...check, sides: [] });
      expect([...other.sides].sort()).toEqual(check.sides.map((at) => turned[at]).sort());
    }),
  );
});

test.each<[string, string, Side[]]>([
  ['', '55', ['width']],
  ['90', 'abc', ['height']],
  ['', 'x', ['width', 'height']],
  ['3', '50', ['width']],
  ['60', '34.9', ['height']],
  ['36', '49.9', ['height']],
  ['3', '40', ['width', 'height']],
  ['9000', '50', ['width']],
  ['50', '150.1', ['height']],
  ['120', '110', ['height']],
  ['900', '900', ['width', 'height']],
  ['90', '55', []],
])('of %s x %s mm, only what is wrong is at fault', (width, height, sides) => {
  expect([...checkSize({ width, height }, premium).sides].sort().reverse()).toEqual(sides);
});

test('on a roll, the side across it is at fault', () => {
  const across = (orientation_id: number) =>
    checkSize({ width: 150, height: 200, cutting_id: 9, orientation_id }, withLookups([rollLookup])).sides;
  expect([across(53), across(55)]).toEqual([['width'], ['height']]);
});

test.each<[string, number]>([
  ['90', 90],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['12,50', 12.5],
  ['.5', 0.5],
  ['5.', 5],
  ['50 mm', 50],
  ['50MM', 50],
  [' 090 ', 90],
  ['12.345', 12.345],
  ['1234567', 1234567],
  ['12,345', 0],
  ['1,200', 0],
  ['1,200.5', 0],
  ['12.3456', 0],
  ['90.5.5', 0],
  ['50,5x', 0],
  ['1e3', 0],
  ['-5', 0],
  ['+5', 0],
  ['5 cm', 0],
  ['１２', 0],
  ['٥٠', 0],
  ['', 0],
])('"%s" is read as %d mm', (text, length) => {
  expect(parseSize(text)).toBe(length);
});

test('whatever is typed, no digit of it is dropped', () => {
  const keys = fc.constantFrom(...'0123456789,. -em');
  fc.assert(
    fc.property(fc.string({ unit: keys, maxLength: 9 }), (text) => {
      const length = parseSize(text);
      const written = text
        .trim()
        .replace(/\s*mm$/, '')
        .replace(',', '.');
      if (length) expect(length).toBe(Number(written));
    }),
    { numRuns: 5000 },
  );
});

test.each([Number.NaN, -1, 0, Number.POSITIVE_INFINITY, '', ' ', '1e9', '-1', '0x10', 'NaN'])(
  '%s is no length',
  (value) => {
    expect(parseSize(value)).toBe(0);
  },
);
