/** How long a quotation holds: to the end of a day by the shop's clock, so that what is said in days is so. */
import { quotationDays } from '@kerf/sdk/contract';
import { toShopDay } from '@kerf/sdk/rules';

const hour = 3_600_000;
const day = 24 * hour;

/** The moment from which the prices of what is quoted now are held no more: the end of the thirtieth day from today. */
export function holdsUntil(now: Date): Date {
  // The shop's clock is whole hours from UTC.
  let end = Math.floor((now.getTime() + quotationDays * day) / hour) * hour;
  const last = toShopDay(new Date(end).toISOString());
  while (toShopDay(new Date(end).toISOString()) === last) end += hour;
  return new Date(end);
}
