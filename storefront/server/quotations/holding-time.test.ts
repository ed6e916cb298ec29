import { lastShopDay, toShopDay } from '@kerf/sdk/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsUntil } from './holding-time.js';

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

test('prices are held to the end of the thirtieth day, whenever clocks are changed', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2031-01-01'), noInvalidDate: true }),
      (now) => {
        const end = holdsUntil(now).toISOString();
        const last = lastShopDay(end);
        expect(toShopDay(end)).toBe(dayAfter(last, 1));
        expect(toShopDay(new Date(now.getTime() + 30 * 86_400_000).toISOString())).toBe(last);
        expect(Date.parse(end) - now.getTime()).toBeGreaterThan(30 * 86_400_000);
      },
    ),
  );
});

test('what is quoted in the evening is held until the evening, a month later', () => {
  // 22:30 on Monday 23 November in Sydney.
  const end = holdsUntil(new Date('2026-11-23T11:30:00Z'));
  expect([end.toISOString(), lastShopDay(end.toISOString())]).toEqual([
    '2026-12-23T13:00:00.000Z',
    '2026-12-23',
  ]);
});
