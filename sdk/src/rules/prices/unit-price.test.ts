import { expect, test } from 'vitest';
import { dollars } from '../money/money.js';
import { formatUnitPrices, type PricedQuantity, savingsPercent, unitPrice } from './unit-price.js';

const row = (quantity: number, price: number): PricedQuantity => ({ quantity, price: dollars(price) });
const first = row(50, 17);

test('a piece costs its share of the row', () => {
  expect(unitPrice(first)).toBe(0.34);
});

test.each([
  ['cents tell them apart', [row(50, 17), row(100, 20)], ['$0.34', '$0.20']],
  [
    'cents do not tell 2,000 from 2,500',
    [row(50, 17), row(2000, 100), row(2500, 120)],
    ['$0.34', '$0.050', '$0.048'],
  ],
  ['it takes four', [row(3000, 100), row(3010, 100)], ['$0.0333', '$0.0332']],
  ['two cost the same a piece', [row(50, 25), row(100, 50)], ['$0.50', '$0.50']],
  ['there are none', [], []],
])('unit prices have two to four decimals: %s', (_why, rows, texts) => {
  expect(formatUnitPrices(rows)).toEqual(texts);
});

test('savings are whole percents of the first unit price, and never below none', () => {
  expect(savingsPercent(first, first)).toBe(0);
  expect(savingsPercent(row(100, 17), first)).toBe(50);
  expect(savingsPercent(row(100, 25.5), first)).toBe(25);
  expect(savingsPercent(row(100, 33.9), first)).toBe(0);
  expect(savingsPercent(row(100, 40), first)).toBe(0);
});
