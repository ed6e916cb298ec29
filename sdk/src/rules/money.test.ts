import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, gstIncluded, toCents, toDollars } from './money.js';

const cents = fc.integer({ min: 0, max: 1e11 });

test('no cent is lost between cents and dollars', () => {
  fc.assert(fc.property(cents, (amount) => toCents(toDollars(amount)) === amount));
});

test.each([
  [0, '$0.00'],
  [17, '$17.00'],
  [1234.5, '$1,234.50'],
  [1234567.89, '$1,234,567.89'],
  [-12.3, '-$12.30'],
  [-0.001, '$0.00'],
])('%d dollars read %s', (dollars, text) => {
  expect(formatMoney(dollars)).toBe(text);
});

test('what is shown is the amount to the cent', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const shown = formatMoney(toDollars(amount));
      expect(shown).toMatch(/^\$\d{1,3}(,\d{3})*\.\d\d$/);
      expect(Number(shown.replace(/\D/g, ''))).toBe(amount);
    }),
  );
});

test('GST is one eleventh of an amount that includes it', () => {
  expect(gstIncluded(11_00)).toBe(100);
  fc.assert(fc.property(cents, (amount) => Math.abs(gstIncluded(amount) * 11 - amount) <= 5.5));
});
