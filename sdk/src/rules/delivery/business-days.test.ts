import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, deliverySpan, isBusinessDay, toDay, toIsoDate } from './business-days.js';
import { businessDays } from './turnaround.js';

const daysOff = new Set(
  ['2026-12-25', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01'].map(toDay),
);
const isDayOff = (day: number): boolean => daysOff.has(day);
const span = (intake: string, printing_days: number, shipping_days: number) => {
  const { starts, ships, arrives } = deliverySpan(toDay(intake), { printing_days, shipping_days }, isDayOff);
  return [starts, ships, arrives].map(toIsoDate);
};

const intakes = fc.integer({ min: toDay('2026-01-01'), max: toDay('2028-12-01') });
const count = fc.integer({ min: 1, max: 30 });
const turnarounds = fc.record({ printing_days: count, shipping_days: count });

describe('an order', () => {
  it('is printed from the next business day on, ships after its printing days and arrives after its shipping days', () => {
    expect(span('2026-11-23', 4, 5)).toEqual(['2026-11-24', '2026-11-27', '2026-12-04']);
  });

  it('is printed over no weekend', () => {
    expect(span('2026-11-20', 1, 1)).toEqual(['2026-11-23', '2026-11-23', '2026-11-24']);
  });

  it('comes later by every public holiday and every closure on its way', () => {
    expect(span('2026-12-22', 2, 2)).toEqual(['2026-12-23', '2026-12-24', '2027-01-05']);
  });

  it('starts, ships and arrives on business days, in that order, and never ships on the day it arrives', () => {
    fc.assert(
      fc.property(intakes, turnarounds, (intake, turnaround) => {
        const { starts, ships, arrives } = deliverySpan(intake, turnaround, isDayOff);
        for (const day of [starts, ships, arrives]) expect(isBusinessDay(day, isDayOff)).toBe(true);
        expect(intake < starts && starts <= ships && ships < arrives).toBe(true);
      }),
    );
  });

  it('has exactly as many business days from the first to the last as printing and shipping take', () => {
    fc.assert(
      fc.property(intakes, turnarounds, (intake, turnaround) => {
        const { starts, arrives } = deliverySpan(intake, turnaround, isDayOff);
        let days = 0;
        for (let day = starts; day <= arrives; day++) if (isBusinessDay(day, isDayOff)) days++;
        expect(days).toBe(businessDays(turnaround));
      }),
    );
  });

  it('arrives no earlier for being ordered later or for taking longer', () => {
    fc.assert(
      fc.property(intakes, fc.nat(100), count, count, (intake, later, a, b) => {
        const [short, long] = a < b ? [a, b] : [b, a];
        const day = addBusinessDays(intake, short, isDayOff);
        expect(addBusinessDays(intake + later, short, isDayOff)).toBeGreaterThanOrEqual(day);
        expect(addBusinessDays(intake, long, isDayOff)).toBeGreaterThanOrEqual(day);
      }),
    );
  });
});
