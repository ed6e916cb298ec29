import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DimensionLookup, Product } from '../../contract/catalogue.js';
import * as messages from '../../contract/messages.js';
import { premium } from '../../testing/sample-range.js';
import { checkSize, filterSizeText, parseSize } from './size.js';

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
  ['1.2.3', '55', 'empty', 'Please enter width and height.'],
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
  expect(checkSize({ width, height }, premium)).toEqual({ status, message });
});

test('a sticker that is too large is called a special size', () => {
  const check = checkSize(
    { width: 500, height: 500 },
    {
      ...premium,
      featured_category_id: 1,
    },
  );
  expect(check).toEqual({ status: 'above', message: messages.stickerSizeAbove });
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

test('off a roll the orientation limits nothing', () => {
  const product = withLookups([{ ...rollLookup, cutting_id: null }]);
  const measured = { width: 300, height: 100, cutting_id: 1, orientation_id: 53 };
  expect(checkSize(measured, product).status).toBe('ok');
});

test('turning a card by 90 degrees never changes the verdict', () => {
  const side = fc.double({ min: 0.1, max: 400, noNaN: true });
  fc.assert(
    fc.property(side, side, (width, height) => {
      expect(checkSize({ width, height }, premium)).toEqual(
        checkSize({ width: height, height: width }, premium),
      );
    }),
  );
});

test.each([
  ['90', '90'],
  ['9a0', '90'],
  ['-90', '90'],
  ['1e5', '15'],
  ['90.5.5', '90.55'],
  ['.5', '.5'],
  ['1234567', '123456'],
  ['１２', ''],
])('typing %s keeps %s', (text, kept) => {
  expect(filterSizeText(text)).toBe(kept);
});

test('whatever is typed, what is kept is at most six digits and one point, and stays as it is', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const kept = filterSizeText(text);
      expect(kept).toMatch(/^\d*\.?\d*$/);
      expect(kept.length).toBeLessThanOrEqual(6);
      expect(filterSizeText(kept)).toBe(kept);
    }),
  );
});

test.each([Number.NaN, -1, 0, Number.POSITIVE_INFINITY, '', ' ', '1e9', '-1', '0x10', 'NaN'])(
  '%s is no length',
  (value) => {
    expect(parseSize(value)).toBe(0);
  },
);
