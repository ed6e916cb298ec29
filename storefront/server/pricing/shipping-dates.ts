/**
 * When an order is taken in, by the clock of the shop's own zone. Which days follow from that is the count of days that
 * the widgets have too.
 */
import { addBusinessDays, type IsDayOff, isBusinessDay, toDay, toIsoDate } from '@kerf/sdk/rules';

/** What the shop's calendar is made of. */
export interface ShopCalendar {
  /** IANA zone of the cut-off. */
  zone: string;
  /** Hour from which an order counts as the next business day's. */
  cutOffHour: number;
  /** Whether a day is one on which nobody works, weekends left aside. */
  isDayOff: IsDayOff;
}

/** The year that a day lies in. */
export const yearOf = (day: number): number => Number(toIsoDate(day).slice(0, 4));

/** What the shop's clock shows: the day, and the hour of it. */
export interface ShopTime {
  day: number;
  hour: number;
}

interface Clock {
  format: Intl.DateTimeFormat;
  quarter: number;
  time: ShopTime;
}

/** Zones keep whole quarters of an hour from UTC, so what a clock shows as day and hour holds for one. */
const quarterLength = 900_000;

/** The quarter of an hour, counted from 1970-01-01. */
export const quarterOf = (now: Date): number => Math.floor(now.getTime() / quarterLength);

// Making a format costs a thousand times what asking the same quarter again does.
const clocks = new Map<string, Clock>();

/** The day and hour that a clock in the zone shows. */
export function shopTime(now: Date, zone: string): ShopTime {
  const quarter = quarterOf(now);
  const known = clocks.get(zone);
  if (known?.quarter === quarter) return known.time;
  const format = known?.format ?? formatFor(zone);
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of format.formatToParts(now)) parts[type] = value;
  const time = { day: toDay(`${parts.year}-${parts.month}-${parts.day}`), hour: Number(parts.hour) };
  clocks.set(zone, { format, quarter, time });
  return time;
}

const formatFor = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  });

/**
 * The business day that takes an order in: today before the cut-off of a business day, else the next one. Its first
 * day of production is the business day after.
 */
export function intakeDay(now: Date, calendar: ShopCalendar): number {
  const { day, hour } = shopTime(now, calendar.zone);
  return isBusinessDay(day, calendar.isDayOff) && hour < calendar.cutOffHour
    ? day
    : addBusinessDays(day, 1, calendar.isDayOff);
}
