import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '../../contract/catalogue.js';
import { premium, sampleRange } from '../../testing/sample-range.js';
import { openingSelection } from '../options/opening-selection.js';
import { checkQuantity, checkSelectedQuantity } from './quantity.js';
import { quantityOf } from './selected.js';
import { parseWhole } from './whole-number.js';

/** The quantities 50, 100, 250 and 500, as cards and as stickers. */
const cards = premium;
const stickers: Product = { ...premium, featured_category_id: 1 };

test.each([
  ['', 'empty', 'Please enter custom quantity'],
  [' ', 'empty', 'Please enter custom quantity'],
  ['0', 'below', 'Please enter quantity greater than 50.'],
  ['000', 'below', 'Please enter quantity greater than 50.'],
  ['abc', 'empty', 'Please enter a whole number of at most 6 digits.'],
  ['12.5', 'empty', 'Please enter a whole number of at most 6 digits.'],
  ['1e3', 'empty', 'Please enter a whole number of at most 6 digits.'],
  ['-5', 'empty', 'Please enter a whole number of at most 6 digits.'],
  ['१२', 'empty', 'Please enter a whole number of at most 6 digits.'],
  ['1234567', 'empty', 'Please enter a whole number of at most 6 digits.'],
  ['1,000', 'above', 'You can request a quote from the button below.'],
  [' 333 ', 'ok', ''],
  ['49', 'below', 'Please enter quantity greater than 50.'],
  ['50', 'ok', ''],
  ['333', 'ok', ''],
  ['500', 'ok', ''],
  ['501', 'above', 'You can request a quote from the button below.'],
])('a custom quantity of "%s" is %s', (text, status, message) => {
  expect(checkQuantity(text, cards)).toEqual({ status, message });
});

test('stickers have one message for a quantity on either side of the range', () => {
  for (const text of ['0', '1', '999999'])
    expect(checkQuantity(text, stickers).message).toBe('Request a quote from the button below.');
});

test('a listed quantity is always right, and a custom one is read from its text', () => {
  const selection = openingSelection(sampleRange, null);
  expect(quantityOf(sampleRange, selection)).toBe(100);
  expect(checkSelectedQuantity(sampleRange, selection).status).toBe('ok');
  const custom = { ...selection, quantity_index: -1, custom_quantity: '333' };
  expect(quantityOf(sampleRange, custom)).toBe(333);
  expect(checkSelectedQuantity(sampleRange, { ...custom, custom_quantity: '501' }).status).toBe('above');
  expect(quantityOf(sampleRange, { ...custom, custom_quantity: '' })).toBeNull();
});

test('every whole number has exactly one place beside the listed quantities', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (quantity) => {
      const { status } = checkQuantity(String(quantity), cards);
      expect(status).toBe(quantity < 50 ? 'below' : quantity > 500 ? 'above' : 'ok');
    }),
  );
});

test.each<[string, number | null]>([
  ['12', 12],
  ['0012', 12],
  [' 12 ', 12],
  ['1,000', 1000],
  ['999,999', 999_999],
  ['1,000,000', null],
  ['1000,000', null],
  ['1,00', null],
  ['1,0000', null],
  [',100', null],
  ['1.000', null],
  ['1 000', null],
  ['12.0', null],
  ['+5', null],
  ['１２', null],
  ['0x10', null],
  ['', null],
])('"%s" is read as %s', (text, number) => {
  expect(parseWhole(text)).toBe(number);
});

test('whatever is typed, no digit of it is dropped', () => {
  const keys = fc.constantFrom(...'0123456789,. -e');
  fc.assert(
    fc.property(fc.string({ unit: keys, maxLength: 9 }), (text) => {
      const number = parseWhole(text);
      if (number !== null)
        expect(String(number).padStart(6, '0')).toBe(text.replace(/\D/g, '').padStart(6, '0'));
    }),
    { numRuns: 2000 },
  );
});
