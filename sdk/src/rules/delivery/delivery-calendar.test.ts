import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Holiday } from '../../contract/shipping-info.js';
import { deliverySpan, toDay, toIsoDate } from './business-days.js';
import {
  type CalendarDay,
  calendarMonth,
  dayWords,
  estimateWords,
  monthsBetween,
} from './delivery-calendar.js';

const holidays: Holiday[] = [
  { date: '2026-12-25', name: 'Christmas Day', type: 'regular' },
  { date: '2026-12-28', name: 'Boxing Day', type: 'regular' },
  { date: '2026-12-29', name: 'Closed over the New Year', type: 'special' },
];
const order = { starts: '2026-12-23', ships: '2026-12-24', arrives: '2026-12-31' };
const daysOf = (offset: number, of = order): CalendarDay[] =>
  calendarMonth(of, holidays, offset).weeks.flatMap((week) => week.flatMap((day) => day ?? []));
const wordsOf = (date: string): string | undefined =>
  daysOf(0)
    .filter((day) => day.date === date)
    .map(dayWords)[0];

describe('the calendar of an order', () => {
  it('says of each day what it means', () => {
    expect(wordsOf('2026-12-22')).toBe('');
    expect(wordsOf('2026-12-23')).toBe('printing starts');
    expect(wordsOf('2026-12-24')).toBe('ships');
    expect(wordsOf('2026-12-25')).toBe('Christmas Day, public holiday');
    expect(wordsOf('2026-12-26')).toBe('weekend');
    expect(wordsOf('2026-12-29')).toBe('Closed over the New Year, special closure');
    expect(wordsOf('2026-12-30')).toBe('on its way through printing and shipping');
    expect(wordsOf('2026-12-31')).toBe('arrives by this day');
  });

  it('says both of a day on which it starts and ships', () => {
    const [day] = daysOf(0, { ...order, ships: order.starts }).filter(({ isStart }) => isStart);
    expect(day && dayWords(day)).toBe('printing starts, ships');
  });

  it('tells one date alone of an order that is there the day it ships', () => {
    const quick = { id: 1, product: 'Stickers', printing_days: 2, shipping_days: 0 };
    const days = { ...order, ships: order.arrives };
    expect(estimateWords({ ...quick, ...days })).toBe(
      'An order of Stickers that is approved and paid now takes 3 business days: printing starts on Wed 23 Dec 2026 and arrives by Thu 31 Dec 2026.',
    );
    expect(daysOf(0, days).map(dayWords)).toContain('arrives by this day');
  });

  it('begins its weeks on Monday, and turns the year', () => {
    const { name, weeks } = calendarMonth(order, holidays, 1);
    expect(name).toBe('January 2027');
    expect(weeks[0]?.map((day) => day?.date ?? '')).toEqual([
      '',
      '',
      '',
      '',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
    expect(calendarMonth(order, holidays, 13).name).toBe('January 2028');
  });

  it('tells how many months an order takes', () => {
    expect(monthsBetween('2026-12-23', '2026-12-31')).toBe(1);
    expect(monthsBetween('2026-11-30', '2027-01-04')).toBe(3);
  });

  it('has every day of its months once, and marks as many as the order takes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: toDay('2026-01-01'), max: toDay('2031-12-01') }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 12 }),
        (intake, printing_days, shipping_days) => {
          const off = new Set(holidays.map(({ date }) => date));
          const days = deliverySpan(intake, { printing_days, shipping_days }, (day) =>
            off.has(toIsoDate(day)),
          );
          const of = {
            starts: toIsoDate(days.starts),
            ships: toIsoDate(days.ships),
            arrives: toIsoDate(days.arrives),
          };
          const months = monthsBetween(of.starts, of.arrives);
          const shown = [...Array(months)].flatMap((_, offset) => daysOf(offset, of));
          const dates = shown.map(({ date }) => date);
          expect(dates).toEqual([...new Set(dates)].sort());
          expect(dates.at(-1)?.slice(0, 7)).toBe(of.arrives.slice(0, 7));
          expect(shown.filter(({ isInRange }) => isInRange)).toHaveLength(printing_days + shipping_days);
          for (const mark of ['isStart', 'isShipping', 'isEnd'] as const)
            expect(shown.filter((day) => day[mark]).map((day) => day.isInRange)).toEqual([true]);
        },
      ),
      { numRuns: 50 },
    );
  });
});
