import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, dollars, formatMoney, gstIncluded, toCents, toDollars } from './money.js';

const anyCents = fc.integer({ min: 0, max: 1e11 }).map(cents);

test('no cent is lost between cents and dollars', () => {
  fc.assert(fc.property(anyCents, (amount) => toCents(toDollars(amount)) === amount));
});

test('an amount of cents is whole, to the nearest cent', () => {
  expect([cents(2999.4), cents(2999.5)]).toEqual([2999, 3000]);
  // In binary, 19.99 × 100 is a little less than 1999.
  expect(toCents(dollars(19.99))).toBe(1999);
});

test.each([
  [0, '$0.00'],
  [17, '$17.00'],
  [1234.5, '$1,234.50'],
  [1234567.89, '$1,234,567.89'],
  [-12.3, '-$12.30'],
  [-0.001, '$0.00'],
])('%d dollars read %s', (amount, text) => {
  expect(formatMoney(dollars(amount))).toBe(text);
});

test('what is shown is the amount to the cent', () => {
  fc.assert(
    fc.property(anyCents, (amount) => {
      const shown = formatMoney(toDollars(amount));
      expect(shown).toMatch(/^\$\d{1,3}(,\d{3})*\.\d\d$/);
      expect(Number(shown.replace(/\D/g, ''))).toBe(amount);
    }),
  );
});

test('GST is one eleventh of an amount that includes it', () => {
  expect(gstIncluded(cents(11_00))).toBe(100);
  fc.assert(fc.property(anyCents, (amount) => Math.abs(gstIncluded(amount) * 11 - amount) <= 5.5));
});
