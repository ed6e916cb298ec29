import { is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { card } from '../../tests/orders.js';
import { openLetterBook } from '../lettering/letter-book.js';
import { checkConfiguration, SentChange, SentMerge, SentOrder } from './sent-order.js';

/** Nothing is designed here. */
const catalogue = { letters: openLetterBook('') };
const largest = 2_147_483_647;
const order = {
  configuration: card,
  product_pricing_id: 'x',
  cost: 17,
  shipping_method_id: 1,
  quote_slider_id: 0,
};
const takes = (change: object) => is({ ...order, ...change }, SentOrder);

describe('An order', () => {
  test.each<[field: string, least: number, mayBeNone: boolean]>([
    ['shipping_method_id', 0, true],
    ['printing_days', 0, false],
    ['shipping_days', 0, false],
    ['quote_slider_id', -1, false],
    ['uses_id', 0, true],
    ['uses_product_id', 0, true],
  ])('has a whole %s from %i to the largest that every table keeps', (field, least, mayBeNone) => {
    for (const value of [least, 1, largest])
      expect([value, takes({ [field]: value })]).toEqual([value, true]);
    for (const value of [least - 1, 0.5, largest + 1, '1'])
      expect([value, takes({ [field]: value })]).toEqual([value, false]);
    expect(takes({ [field]: null })).toBe(mayBeNone);
  });

  test.each(['cost', 'shipping_cost'])('has a %s that is no less than nothing', (field) => {
    for (const value of [0, 17.05, largest])
      expect([value, takes({ [field]: value })]).toEqual([value, true]);
    for (const value of [-0.01, largest + 1, '17', null])
      expect([value, takes({ [field]: value })]).toEqual([value, false]);
  });

  test('has nothing that the shop does not know', () => {
    expect(takes({})).toBe(true);
    expect(takes({ coupon: 'FREE' })).toBe(false);
  });
});

test('A change of a line names its quantity and its sets', () => {
  expect(is({ quantity: 500, kinds: 2 }, SentChange)).toBe(true);
  expect(is({ quantity: 500 }, SentChange)).toBe(false);
});

test('The cart that is merged is named by its token', () => {
  expect(is({ token: 'x' }, SentMerge)).toBe(true);
  expect(is({}, SentMerge)).toBe(false);
});

test('A configuration that breaks a rule is refused by the place where it stands in the body', () => {
  expect(checkConfiguration(card, 'configuration', catalogue)).toEqual(card);
  for (const [base, field] of [
    ['configuration', 'configuration.quantity'],
    ['', 'quantity'],
  ] as const)
    expect(() => checkConfiguration({ ...card, quantity: 0.5 }, base, catalogue)).toThrow(
      expect.objectContaining({ status: 400, detail: { field } }),
    );
});
