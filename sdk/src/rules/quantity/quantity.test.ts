import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '../../contract/catalogue.js';
import { premium, sampleRange } from '../../testing/sample-range.js';
import { openingSelection } from '../options/opening-selection.js';
import { checkQuantity, checkSelectedQuantity, quantityOf } from './quantity.js';
import { filterWholeText } from './whole-number.js';

/** The quantities 50, 100, 250 and 500, as cards and as stickers. */
const cards = premium;
const stickers: Product = { ...premium, featured_category_id: 1 };

test.each([
  ['', 'empty', 'Please enter custom quantity'],
  ['abc', 'empty', 'Please enter custom quantity'],
  ['0', 'below', 'Please enter quantity greater than 50.'],
  ['49', 'below', 'Please enter quantity greater than 50.'],
  ['50', 'ok', ''],
  ['333', 'ok', ''],
  ['500', 'ok', ''],
  ['501', 'above', 'You can request a quote from the button below.'],
])('a custom quantity of "%s" is %s', (text, status, message) => {
  expect(checkQuantity(text, cards)).toEqual({ status, message });
});

test('stickers have one message for a quantity on either side of the range', () => {
  for (const text of ['1', '999999'])
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

test('typing keeps digits, as many as the field takes', () => {
  expect(filterWholeText('1,2 50.5')).toBe('12505');
  expect(filterWholeText('12345678')).toBe('123456');
  expect(filterWholeText('1x23', 2)).toBe('12');
});
