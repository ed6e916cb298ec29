/**
 * When an order is at the door: business days in the shop's own zone, without weekends, holidays and closures. A day
 * of the calendar is a whole number, counted from 1970-01-01.
 */

/** What the shop's calendar is made of. */
export interface ShopCalendar {
  /** IANA zone of the cut-off. */
  zone: string;
  /** Hour from which an order counts as the next business day's. */
  cutOffHour: number;
  /** Whether a day is one on which nobody works, weekends left aside. */
  isDayOff: (day: number) => boolean;
}

const dayLength = 86_400_000;

/** The day of an ISO date 'YYYY-MM-DD'. */
export const toDay = (date: string): number => Date.parse(date) / dayLength;

/** The ISO date of a day. */
export const toIsoDate = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);

/** The year that a day lies in. */
export const yearOf = (day: number): number => new Date(day * dayLength).getUTCFullYear();

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

/** 1970-01-01 was a Thursday; 0 is Sunday. */
const weekday = (day: number): number => (day + 4) % 7;

/** Whether the shop works on a day. */
export const isBusinessDay = (day: number, { isDayOff }: ShopCalendar): boolean =>
  weekday(day) !== 0 && weekday(day) !== 6 && !isDayOff(day);

/** The day that lies `count` business days after a day. */
export function addBusinessDays(day: number, count: number, calendar: ShopCalendar): number {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached++;
    if (isBusinessDay(reached, calendar)) left--;
  }
  return reached;
}

/**
 * The business day that takes an order in: today before the cut-off of a business day, else the next one. Its first
 * day of production is the business day after.
 */
export function intakeDay(now: Date, calendar: ShopCalendar): number {
  const { day, hour } = shopTime(now, calendar.zone);
  return isBusinessDay(day, calendar) && hour < calendar.cutOffHour ? day : addBusinessDays(day, 1, calendar);
}

/** The ISO date on which an order made `now` is at the door after so many business days. */
export const deliveryDate = (now: Date, days: number, calendar: ShopCalendar): string =>
  toIsoDate(addBusinessDays(intakeDay(now, calendar), days, calendar));
