import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from './money.js';
import { saleSums } from './sale-sums.js';

const anyCents = (max: number) => fc.integer({ min: 0, max }).map(cents);
const anySale = fc
  .record({ subTotal: anyCents(5_000_000), firstOption: anyCents(5_000) })
  .chain((sale) => anyCents(sale.subTotal).map((discount) => ({ ...sale, discount })));

test('total = subtotal − discounts + shipping, to the cent, for 10,000 sales', () => {
  fc.assert(
    fc.property(anySale, (sale) => {
      const { shipping, total, gst } = saleSums(sale);
      expect(total).toBe(sale.subTotal - sale.discount + shipping);
      expect([0, sale.firstOption]).toContain(shipping);
      expect([total, gst].every(Number.isInteger)).toBe(true);
      // An eleventh, to the nearest cent.
      expect(Math.abs(gst * 11 - total)).toBeLessThanOrEqual(5.5);
    }),
    { numRuns: 10_000 },
  );
});

test('what ships free is decided before discounts', () => {
  const sale = { discount: cents(9_000), firstOption: cents(880) };
  expect(saleSums({ ...sale, subTotal: cents(10_000) })).toEqual({ shipping: 0, total: 1_000, gst: 91 });
  expect(saleSums({ ...sale, subTotal: cents(9_999) })).toEqual({ shipping: 880, total: 1_879, gst: 171 });
});
