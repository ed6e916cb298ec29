import type { Holiday, Range, ShippingInfo, ShippingOption } from '@kerf/sdk/contract';
import {
  type DeliverySpan,
  deliverySpan,
  type Turnaround,
  toDay,
  toDollars,
  toIsoDate,
} from '@kerf/sdk/rules';
import type { HolidayCalendar, Shipping } from '../catalogue/catalogue.js';
import { intakeDay, quarterOf, type ShopCalendar, shopTime, yearOf } from './shipping-dates.js';
import { turnaroundOf } from './turnaround.js';

/** The parts of a catalogue that dates are made of. */
export interface Delivery {
  shipping: Shipping;
  holidays: HolidayCalendar;
}

/** The days off of a year, made once for each calendar. */
const daysOff = new WeakMap<HolidayCalendar, Map<number, ReadonlySet<number>>>();

function isDayOff(holidays: HolidayCalendar, day: number): boolean {
  const year = yearOf(day);
  const years = daysOff.get(holidays) ?? new Map<number, ReadonlySet<number>>();
  daysOff.set(holidays, years);
  const days = years.get(year) ?? new Set(holidays.inYear(year).map(({ date }) => toDay(date)));
  years.set(year, days);
  return days.has(day);
}

const calendars = new WeakMap<HolidayCalendar, ShopCalendar>();

/** The shop's calendar from the parts of its catalogue; made once per catalogue. */
function shopCalendar({ shipping, holidays }: Delivery): ShopCalendar {
  const known = calendars.get(holidays);
  if (known) return known;
  const { zone, cutOffHour } = shipping;
  const calendar: ShopCalendar = { zone, cutOffHour, isDayOff: (day) => isDayOff(holidays, day) };
  calendars.set(holidays, calendar);
  return calendar;
}

/** The last answer of {@link orderDay} for a calendar, and the quarter of an hour that it holds for. */
const orderDays = new WeakMap<ShopCalendar, { quarter: number; day: number }>();

/**
 * The day from which an order made `now` is under way. While it stays the same, so do all delivery dates. Asked with
 * every request, so a quarter of an hour is looked up once.
 */
export function orderDay({ shipping, holidays }: Delivery, now: Date): number {
  const calendar = shopCalendar({ shipping, holidays });
  const quarter = quarterOf(now);
  const known = orderDays.get(calendar);
  if (known?.quarter === quarter) return known.day;
  const day = intakeDay(now, calendar);
  orderDays.set(calendar, { quarter, day });
  return day;
}

/** The days of what is under way from `now` on, as ISO dates. Every date that the shop tells is one of them. */
export function deliveryDates(
  delivery: Delivery,
  turnaround: Turnaround,
  now: Date,
): Record<keyof DeliverySpan, string> {
  const { isDayOff } = shopCalendar(delivery);
  const { starts, ships, arrives } = deliverySpan(orderDay(delivery, now), turnaround, isDayOff);
  return { starts: toIsoDate(starts), ships: toIsoDate(ships), arrives: toIsoDate(arrives) };
}

/** The day on which what is under way from `now` on arrives, as an ISO date. */
export const arrivalDay = (delivery: Delivery, turnaround: Turnaround, now: Date): string =>
  deliveryDates(delivery, turnaround, now).arrives;

/** The days off of the year of `now` and of those that an order of now could reach or plan for: three years in all. */
export function toldDaysOff({ shipping, holidays }: Delivery, now: Date): Holiday[] {
  const first = yearOf(shopTime(now, shipping.zone).day);
  return [first, first + 1, first + 2].flatMap((year) => holidays.inYear(year));
}

/** How long each product of a range takes by the standard way, with the days that an order of `now` has. */
export function shippingInfo(delivery: Delivery, { products }: Range, now: Date): ShippingInfo[] {
  const { shipping } = delivery;
  const [standard] = shipping.methods;
  if (!standard) return [];
  return products.map(({ id, name: product }) => {
    const turnaround = turnaroundOf(shipping, standard, id);
    return { id, product, ...turnaround, ...deliveryDates(delivery, turnaround, now) };
  });
}

/** The ways of delivery of a product with the day that each arrives; the standard one first. */
export function quoteShipping(delivery: Delivery, productId: number, now: Date): ShippingOption[] {
  const { shipping } = delivery;
  return shipping.methods.map((way) => {
    const turnaround = turnaroundOf(shipping, way, productId);
    return {
      id: way.id,
      method: way.method,
      ...turnaround,
      cost: toDollars(way.cost),
      date: arrivalDay(delivery, turnaround, now),
    };
  });
}
