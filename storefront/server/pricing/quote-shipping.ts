import type { ShippingOption } from '@kerf/sdk/contract';
import { toDollars } from '@kerf/sdk/rules';
import type { Holiday, Shipping } from '../catalogue/catalogue.js';
import { deliveryDate, type ShopCalendar, toDay } from './shipping-dates.js';

const calendars = new WeakMap<readonly Holiday[], ShopCalendar>();

/** The shop's calendar from the parts of its catalogue; made once per catalogue. */
function shopCalendar({ zone, cutOffHour }: Shipping, holidays: readonly Holiday[]): ShopCalendar {
  let calendar = calendars.get(holidays);
  if (!calendar) {
    calendar = { zone, cutOffHour, daysOff: new Set(holidays.map(({ date }) => toDay(date))) };
    calendars.set(holidays, calendar);
  }
  return calendar;
}

/** The ways of delivery of a product with the day that each arrives; the standard one first. */
export function quoteShipping(
  { shipping, holidays }: { shipping: Shipping; holidays: readonly Holiday[] },
  productId: number,
  now: Date,
): ShippingOption[] {
  const calendar = shopCalendar(shipping, holidays);
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
