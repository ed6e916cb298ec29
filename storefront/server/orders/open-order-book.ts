import type { Address } from '@kerf/sdk/contract';
import { emailKey } from '@kerf/sdk/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import type { OrderBook } from '../people/order-book.js';
import { collectOrders } from './collect-orders.js';
import { forgetReviewer } from './forget-reviewer.js';
import { endMemberKeys, findByKeys } from './order-keys.js';
import { isOrderNumber, readOrderNumber } from './order-number.js';

/** What people need to know of the orders of a database. */
export const openOrderBook = (db: Kysely<Schema>): OrderBook => ({
  isNumber: isOrderNumber,
  async find(orderNumber, email) {
    // Asked for whatever was typed, so that every answer takes as long.
    const order = await db
      .selectFrom('orders')
      .select(['id', 'number', 'email_key'])
      .where('number', '=', readOrderNumber(orderNumber))
      .executeTakeFirst();
    return order && order.email_key === emailKey(email) ? { id: order.id, number: order.number } : null;
  },
  opening: async (keys, now) => (await findByKeys(db, keys, now)).map(({ key }) => key),
  async guestOf(key, now) {
    const [opened] = await findByKeys(db, [key], now);
    if (!opened) return null;
    const order = await db
      .selectFrom('orders')
      .select(['email', 'ship_to'])
      .where('id', '=', opened.orderId)
      .executeTakeFirst();
    if (!order) return null;
    const { first_name, last_name } = JSON.parse(order.ship_to) as Address;
    return { email: order.email, first_name, last_name };
  },
  collect: collectOrders,
  forgetName: forgetReviewer,
  endKeys: endMemberKeys,
});
