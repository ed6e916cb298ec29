import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBusinessDays,
  deliveryDate,
  intakeDay,
  isBusinessDay,
  type ShopCalendar,
  shopTime,
  toDay,
  toIsoDate,
} from './shipping-dates.js';

const daysOff = new Set(
  ['2026-12-25', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01'].map(toDay),
);
const calendar: ShopCalendar = {
  zone: 'Australia/Sydney',
  cutOffHour: 18,
  isDayOff: (day) => daysOff.has(day),
};
const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-01'), noInvalidDate: true });
const intakeIso = (now: Date, shop: ShopCalendar): string => toIsoDate(intakeDay(now, shop));
const days = fc.integer({ min: 0, max: 30 });

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

describe('an order is at the door', () => {
  it('nine business days after a standard order on a Monday morning', () => {
    expect(deliveryDate(new Date('2026-11-23T00:00:00Z'), 9, calendar)).toBe('2026-12-04');
  });

  it('one business day later when it came after 6 PM', () => {
    expect(deliveryDate(new Date('2026-11-23T08:00:00Z'), 9, calendar)).toBe('2026-12-07');
  });

  it('later by every holiday and closure on its way', () => {
    expect(deliveryDate(new Date('2026-12-22T00:00:00Z'), 4, calendar)).toBe('2027-01-05');
  });

  it('on a business day, exactly so many business days after it was taken in', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 30 }), (now, count) => {
        const door = deliveryDate(now, count, calendar);
        expect(isBusinessDay(toDay(door), calendar)).toBe(true);
        let passed = 0;
        for (let at = intakeDay(now, calendar) + 1; at <= toDay(door); at++)
          if (isBusinessDay(at, calendar)) passed++;
        expect(passed).toBe(count);
      }),
    );
  });

  it('no earlier for ordering later or for taking longer', () => {
    fc.assert(
      fc.property(instants, fc.nat(10_000_000_000), days, days, (now, later, a, b) => {
        const [short, long] = a < b ? [a, b] : [b, a];
        expect(
          deliveryDate(new Date(now.getTime() + later), short, calendar) >=
            deliveryDate(now, short, calendar),
        ).toBe(true);
        expect(deliveryDate(now, long, calendar) >= deliveryDate(now, short, calendar)).toBe(true);
      }),
    );
  });

  it('the same day however its business days are split between printing and shipping', () => {
    fc.assert(
      fc.property(instants, days, days, (now, printing, shipping) => {
        const printed = deliveryDate(now, printing, calendar);
        expect(toIsoDate(addBusinessDays(toDay(printed), shipping, calendar))).toBe(
          deliveryDate(now, printing + shipping, calendar),
        );
      }),
    );
  });
});
