import { expect, test } from 'vitest';
import { dollars } from '../money/money.js';
import { type PricedQuantity, savingsPercent, unitPrice } from './unit-price.js';

const row = (quantity: number, price: number): PricedQuantity => ({ quantity, price: dollars(price) });
const first = row(50, 17);

test('a piece costs its share of the row', () => {
  expect(unitPrice(first)).toBe(0.34);
});

test('savings are whole percents of the first unit price, and never below none', () => {
  expect(savingsPercent(first, first)).toBe(0);
  expect(savingsPercent(row(100, 17), first)).toBe(50);
  expect(savingsPercent(row(100, 25.5), first)).toBe(25);
  expect(savingsPercent(row(100, 33.9), first)).toBe(0);
  expect(savingsPercent(row(100, 40), first)).toBe(0);
});
