import { expect, test } from 'vitest';
import { cents } from '../money/money.js';
import { formatShippingDate } from './shipping-date.js';
import { freeShippingAmount, isShippingFree, shippingFee, shippingLine } from './shipping-fee.js';
import { businessDays, etaText } from './turnaround.js';

test('shipping is free from a total of 100 dollars on', () => {
  expect(freeShippingAmount).toBe('$100');
  expect([9999, 10000].map((amount) => isShippingFree(cents(amount)))).toEqual([false, true]);
  expect([9999, 10000].map((amount) => shippingLine(cents(amount)))).toEqual([
    'Fast Shipping',
    'Free Shipping',
  ]);
  expect([9999, 10000].map((amount) => shippingFee(cents(amount), cents(990)))).toEqual([990, 0]);
});

test.each([
  [4, 5, '5-9 business days'],
  [4, 2, '5-6 business days'],
  [4, 1, '5 business days'],
  [4, 0, '5 business days'],
  [0, 1, '1 business day'],
])('%d days of printing and %d of shipping arrive in %s', (printing_days, shipping_days, text) => {
  expect(etaText({ printing_days, shipping_days })).toBe(text);
});

test('business days count printing and shipping', () => {
  expect(businessDays({ printing_days: 4, shipping_days: 5 })).toBe(9);
});

test('a shipping date reads the same in every time zone', () => {
  expect(formatShippingDate('2026-12-04')).toBe('Fri 4 Dec 2026');
  expect(formatShippingDate('soon')).toBe('');
});
