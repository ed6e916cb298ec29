import { formatShippingDate } from '../delivery/shipping-date.js';

let clock: Intl.DateTimeFormat | undefined;

function partsOf(time: string): string[] {
  // Opened for the first time that is told: a phone takes up to a tenth of a second, and most pages tell none.
  // A form with nothing of a language in it, so that server and browser write the same.
  clock ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Australia/Sydney',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return clock.format(new Date(time)).split(' ');
}

/** The day of a moment by the shop's clock, ISO 'YYYY-MM-DD'. */
export const toShopDay = (time: string): string => partsOf(time)[0] ?? '';

/** The last day of what ends at a moment, such as the midnight after it. */
export const lastShopDay = (end: string): string => toShopDay(new Date(Date.parse(end) - 1).toISOString());

/** The day of a moment by the shop's clock: 'Mon 30 Nov 2026'. */
export const formatShopDay = (time: string): string => formatShippingDate(toShopDay(time));

/** The same with the time of day: 'Mon 30 Nov 2026, 14:05'. */
export const formatShopTime = (time: string): string => `${formatShopDay(time)}, ${partsOf(time)[1]}`;

/** The day by which something is paid that was ordered at a moment, and is due within so many days: 'Sun 6 Dec 2026'. */
export const dueDay = (orderedAt: string, days: number): string =>
  formatShopDay(new Date(Date.parse(orderedAt) + days * 86_400_000).toISOString());
