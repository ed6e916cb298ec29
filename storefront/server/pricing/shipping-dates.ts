/** When an order is at the door: business days in the shop's own zone, without weekends, holidays and closures. */

/** What the shop's calendar is made of. */
export interface ShopCalendar {
  /** IANA zone of the cut-off. */
  zone: string;
  /** Hour from which an order counts as the next business day's. */
  cutOffHour: number;
  /** ISO days on which nobody works. */
  daysOff: ReadonlySet<string>;
}

const dayLength = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

// Making a format costs a hundred times what using it does.
function formatFor(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-AU', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}

/** The day and hour that the shop's clock shows. */
export function shopTime(now: Date, zone: string): { day: string; hour: number } {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatFor(zone).formatToParts(now)) parts[type] = value;
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
}

const step = (day: string): string => new Date(Date.parse(day) + dayLength).toISOString().slice(0, 10);

/** Whether the shop works on an ISO day. */
export function isBusinessDay(day: string, { daysOff }: ShopCalendar): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !daysOff.has(day);
}

/** The day that lies `count` business days after an ISO day. */
export function addBusinessDays(day: string, count: number, calendar: ShopCalendar): string {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = step(reached);
    if (isBusinessDay(reached, calendar)) left--;
  }
  return reached;
}

/**
 * The business day that takes an order in: today before the cut-off of a business day, else the next one. Its first
 * day of production is the business day after.
 */
export function intakeDay(now: Date, calendar: ShopCalendar): string {
  const { day, hour } = shopTime(now, calendar.zone);
  return isBusinessDay(day, calendar) && hour < calendar.cutOffHour ? day : addBusinessDays(day, 1, calendar);
}

/** The ISO day on which an order made `now` is at the door after so many business days. */
export const deliveryDay = (now: Date, days: number, calendar: ShopCalendar): string =>
  addBusinessDays(intakeDay(now, calendar), days, calendar);
