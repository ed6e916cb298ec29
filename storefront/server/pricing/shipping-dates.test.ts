import { toDay, toIsoDate } from '@kerf/sdk/rules';
import { describe, expect, it } from 'vitest';
import { intakeDay, type ShopCalendar, shopTime } from './shipping-dates.js';

const daysOff = new Set(
  ['2026-12-25', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01'].map(toDay),
);
const calendar: ShopCalendar = {
  zone: 'Australia/Sydney',
  cutOffHour: 18,
  isDayOff: (day) => daysOff.has(day),
};
const intakeIso = (now: Date, shop: ShopCalendar): string => toIsoDate(intakeDay(now, shop));

describe('the shop’s clock', () => {
  it.each([
    ['an afternoon in summer', '2026-11-23T06:59:59Z', '2026-11-23', 17],
    ['midnight in summer', '2026-11-23T13:00:00Z', '2026-11-24', 0],
    ['an evening in winter', '2026-07-01T08:00:00Z', '2026-07-01', 18],
    ['the hour before the clocks go back', '2027-04-03T15:59:59Z', '2027-04-04', 2],
    ['the same hour again', '2027-04-03T16:00:00Z', '2027-04-04', 2],
    ['the hour after the clocks go forward', '2027-10-02T16:00:00Z', '2027-10-03', 3],
  ])('is Sydney’s: %s', (_, now, date, hour) => {
    expect(shopTime(new Date(now), calendar.zone)).toEqual({ day: toDay(date), hour });
  });
});

describe('an order is taken in', () => {
  it('the same day up to 6 PM, the next business day from then on', () => {
    expect(intakeIso(new Date('2026-11-23T06:59:59.999Z'), calendar)).toBe('2026-11-23');
    expect(intakeIso(new Date('2026-11-23T07:00:00Z'), calendar)).toBe('2026-11-24');
  });

  it('on Monday when it comes on Friday evening or over the weekend', () => {
    for (const late of ['2026-11-20T07:30:00Z', '2026-11-21T01:00:00Z', '2026-11-22T09:00:00Z'])
      expect(intakeIso(new Date(late), calendar)).toBe('2026-11-23');
  });

  it('after the holidays when it comes on one', () => {
    expect(intakeIso(new Date('2026-12-25T01:00:00Z'), calendar)).toBe('2027-01-04');
  });
});
