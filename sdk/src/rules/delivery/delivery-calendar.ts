/** A month of days with what each means for an order, as a calendar shows it. */
import type { Holiday, ShippingInfo } from '../../contract/shipping-info.js';
import { isBusinessDay, toDay, toIsoDate, weekdayOf } from './business-days.js';
import { formatShippingDate } from './shipping-date.js';
import { etaText } from './turnaround.js';

/** What a day is for the order that a calendar is of. An order may start and ship on one day. */
export interface CalendarDay {
  /** ISO 'YYYY-MM-DD'. */
  date: string;
  isStart: boolean;
  /** Where it arrives on a later one: no day is told for both. */
  isShipping: boolean;
  isEnd: boolean;
  /** A business day between the first and the last, both included. */
  isInRange: boolean;
  isWeekend: boolean;
  /** Why nobody works, where it is a day off. */
  holiday: Holiday | null;
}

export interface CalendarMonth {
  /** 'December 2026'. */
  name: string;
  /** Six weeks from Monday on, whatever the month, so that months stand at one height; null outside of it. */
  weeks: (CalendarDay | null)[][];
}

const monthNames =
  'January February March April May June July August September October November December'.split(' ');

/** How many months lie from the one of a date up to that of another, both included. */
export function monthsBetween(from: string, to: string): number {
  const [first, last] = [from, to].map((date) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)));
  return (last ?? 0) - (first ?? 0) + 1;
}

/** The month that lies `offset` months after the one an order starts in, with the days of the order marked. */
export function calendarMonth(
  { starts, ships, arrives }: Pick<ShippingInfo, 'starts' | 'ships' | 'arrives'>,
  holidays: readonly Holiday[],
  offset: number,
): CalendarMonth {
  const daysOff = new Map(holidays.map((holiday) => [holiday.date, holiday]));
  const isDayOff = (day: number): boolean => daysOff.has(toIsoDate(day));
  const index = Number(starts.slice(5, 7)) - 1 + offset;
  const month = ((index % 12) + 12) % 12;
  const year = Number(starts.slice(0, 4)) + Math.floor(index / 12);
  const isoMonth = `${year}-${String(month + 1).padStart(2, '0')}`;
  const first = toDay(`${isoMonth}-01`);
  const monday = first - ((weekdayOf(first) + 6) % 7);
  const dayAt = (day: number): CalendarDay | null => {
    const date = toIsoDate(day);
    if (!date.startsWith(isoMonth)) return null;
    return {
      date,
      isStart: date === starts,
      isShipping: date === ships && ships !== arrives,
      isEnd: date === arrives,
      isInRange: date >= starts && date <= arrives && isBusinessDay(day, isDayOff),
      isWeekend: weekdayOf(day) === 0 || weekdayOf(day) === 6,
      holiday: daysOff.get(date) ?? null,
    };
  };
  return {
    name: `${monthNames[month]} ${year}`,
    weeks: [...Array(6)].map((_, week) =>
      [...Array(7)].map((_, weekday) => dayAt(monday + week * 7 + weekday)),
    ),
  };
}

/** What a day means, in words behind its date; '' where it means nothing. */
export function dayWords({ isStart, isShipping, isEnd, isInRange, isWeekend, holiday }: CalendarDay): string {
  const off = holiday && `${holiday.name}, ${holidayWords(holiday)}`;
  const marks = [isStart && 'printing starts', isShipping && 'ships', isEnd && 'arrives by this day'];
  const words = [off, ...marks].filter(Boolean).join(', ');
  if (words) return words;
  return isInRange ? 'on its way through printing and shipping' : isWeekend ? 'weekend' : '';
}

/** What kind of day off it is. */
export const holidayWords = ({ type }: Pick<Holiday, 'type'>): string =>
  type === 'regular' ? 'public holiday' : 'special closure';

/** When an order of a product starts, ships and arrives, in a sentence. One that is there the day it ships only arrives. */
export function estimateWords(info: ShippingInfo): string {
  const { product, starts, ships, arrives } = info;
  const steps = [
    `printing starts on ${formatShippingDate(starts)}`,
    ...(ships === arrives ? [] : [`it ships on ${formatShippingDate(ships)}`]),
  ];
  return `An order of ${product} that is approved and paid now takes ${etaText(info)}: ${steps.join(', ')} and arrives by ${formatShippingDate(arrives)}.`;
}
