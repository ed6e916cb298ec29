/** How long an order takes, and the days on which nobody works. */
import type { Holiday, ShippingInfo } from '../contract/shipping-info.js';
import { shippingRoutes } from '../contract/shipping-routes.js';
import { areNumbers, checkAnswer, isListOf } from './check-answer.js';
import { fieldsOf } from './fields-of.js';
import type { Send } from './send.js';

const isDate = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

async function readList<T>(
  send: Send,
  path: string,
  isEntry: (entry: unknown) => boolean,
  signal?: AbortSignal,
): Promise<T[]> {
  const { data } = fieldsOf<{ data: T[] }>(await send(path, { ...(signal && { signal }) }));
  return checkAnswer(data, isListOf(data, isEntry), 'GET', path);
}

/**
 * Printing and shipping days of each product of an item, with the days that an order of now has. `item` is the item's id,
 * as a range has it. Rejects with a `PricingError`, of status 404 for an unknown item.
 */
export const fetchShippingInfo = (send: Send, item: number, signal?: AbortSignal): Promise<ShippingInfo[]> =>
  readList(
    send,
    `${shippingRoutes.info}/${item}`,
    (entry) => {
      const info = fieldsOf<ShippingInfo>(entry);
      const { id, product, printing_days, shipping_days, starts, ships, arrives } = info;
      return (
        areNumbers(id, printing_days, shipping_days) &&
        typeof product === 'string' &&
        [starts, ships, arrives].every(isDate)
      );
    },
    signal,
  );

/** The days off of this year and the two after it, rising. Rejects with a `PricingError`. */
export const fetchHolidays = (send: Send, signal?: AbortSignal): Promise<Holiday[]> =>
  readList(
    send,
    shippingRoutes.holidays,
    (entry) => {
      const { date, name, type } = fieldsOf<Holiday>(entry);
      return isDate(date) && typeof name === 'string' && typeof type === 'string';
    },
    signal,
  );
