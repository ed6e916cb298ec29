import type { ShippingOption } from '@kerf/sdk/contract/pricing';
import type { Holiday, Shipping } from '../catalogue/catalogue.js';
import { addBusinessDays, intakeDay, type ShopCalendar } from './shipping-dates.js';

const calendars = new WeakMap<readonly Holiday[], ShopCalendar>();

/** The shop's calendar from the parts of its catalogue; made once per catalogue. */
export function shopCalendar({ zone, cutOffHour }: Shipping, holidays: readonly Holiday[]): ShopCalendar {
  let calendar = calendars.get(holidays);
  if (!calendar) {
    calendar = { zone, cutOffHour, daysOff: new Set(holidays.map(({ date }) => date)) };
    calendars.set(holidays, calendar);
  }
  return calendar;
}

/** The ways of delivery of a product with the day that each arrives; the standard one first. `cost` in dollars. */
export function quoteShipping(
  { shipping, holidays }: { shipping: Shipping; holidays: readonly Holiday[] },
  productId: number,
  now: Date,
): ShippingOption[] {
  const calendar = shopCalendar(shipping, holidays);
  const intake = intakeDay(now, calendar);
  const extraDays = shipping.extraPrintingDays.get(productId) ?? 0;
  return shipping.methods.map(({ id, method, printingDays, shippingDays, cost }) => ({
    id,
    method,
    printing_days: printingDays + extraDays,
    shipping_days: shippingDays,
    cost: cost / 100,
    date: addBusinessDays(intake, printingDays + extraDays + shippingDays, calendar),
  }));
}
