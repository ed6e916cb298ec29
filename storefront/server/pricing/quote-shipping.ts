import type { ShippingOption } from '@kerf/sdk/contract';
import { toDollars } from '@kerf/sdk/rules';
import type { HolidayCalendar, Shipping } from '../catalogue/catalogue.js';
import { deliveryDate, type ShopCalendar, toDay, yearOf } from './shipping-dates.js';

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

/** The ways of delivery of a product with the day that each arrives; the standard one first. */
export function quoteShipping(
  { shipping, holidays }: { shipping: Shipping; holidays: HolidayCalendar },
  productId: number,
  now: Date,
): ShippingOption[] {
  const calendar: ShopCalendar = {
    zone: shipping.zone,
    cutOffHour: shipping.cutOffHour,
    isDayOff: (day) => isDayOff(holidays, day),
  };
  const extraDays = shipping.extraPrintingDays.get(productId) ?? 0;
  return shipping.methods.map(({ id, method, printingDays, shippingDays, cost }) => ({
    id,
    method,
    printing_days: printingDays + extraDays,
    shipping_days: shippingDays,
    cost: toDollars(cost),
    date: deliveryDate(now, printingDays + extraDays + shippingDays, calendar),
  }));
}
