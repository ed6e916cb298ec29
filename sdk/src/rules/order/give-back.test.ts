import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippingAfterCancel } from '../delivery/shipping-fee.js';
import { cents } from '../money/money.js';
import { comesBack } from './give-back.js';

const amount = fc.nat({ max: 1_000_000 }).map(cents);

describe('Of a piece that is cancelled after the payment', () => {
  test.each([
    // Money first, then points, a part of one as a whole one.
    [1_000, { money: 5_000, points: 3 }, { money: 1_000, points: 0 }],
    [1_000, { money: 400, points: 10 }, { money: 400, points: 6 }],
    [1_050, { money: 0, points: 50 }, { money: 0, points: 11 }],
    [1_000, { money: 0, points: 2 }, { money: 0, points: 2 }],
  ])('%d cents of %o come back as %o', (value, { money, points }, back) =>
    expect(comesBack(cents(value), { money: cents(money), points }, false)).toEqual(back),
  );

  test('never more comes back than there is, and everything with the last piece', () => {
    fc.assert(
      fc.property(amount, amount, fc.nat({ max: 1_000 }), (value, money, points) => {
        const back = comesBack(value, { money, points }, false);
        expect(back.money).toBeLessThanOrEqual(Math.min(money, value));
        expect(back.points).toBeLessThanOrEqual(points);
        expect(back.money + back.points * 100).toBeGreaterThanOrEqual(Math.min(value, money + points * 100));
        expect(comesBack(value, { money, points }, true)).toEqual({ money, points });
      }),
    );
  });
});

describe('The delivery of what is left of an order', () => {
  const full = cents(880);
  test.each([
    ['nothing is left', 0, 5_000, 880, 0],
    ['it was paid for', 3_000, 5_000, 880, 880],
    ['it is free still', 10_000, 5_000, 0, 0],
    ['it was free, and is no more', 3_101, 9_118, 0, 880],
    ['hardly anything was cancelled', 9_999, 5, 0, 5],
    ['what made it free was cancelled before', 3_000, 4_000, 0, 0],
  ])('where %s', (_why, left, less, fee, now) =>
    expect(shippingAfterCancel(cents(left), cents(less), { fee: cents(fee), full })).toBe(now),
  );
});
