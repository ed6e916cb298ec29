import { randomBytes } from 'node:crypto';
import { emailKey } from '@kerf/sdk/rules';
import type { Insertable } from 'kysely';
import type { Schema } from '../server/db/schema.js';
import { readOrderEvents, readOrderLines } from '../server/orders/order-rows.js';
import type { OpenApp } from './open-app.js';
import { placedOrder } from './placed-order.js';

/** Rows of one statement: as many as fit both databases. */
const batch = 250;
const minute = 60_000;
/** How many of the newest are being printed. */
const atPress = 30;

const id = (): string => randomBytes(16).toString('base64url');

/**
 * Fills a shop with so many orders of other people, like one that was placed, each a minute older than the one before.
 * The last few are being printed, all others are long done.
 */
export async function insertOrders(opened: OpenApp, count: number): Promise<void> {
  const { db } = opened.database;
  const model = await placedOrder(opened, { email: 'model@example.com' });
  const [line] = await readOrderLines(db, model.id);
  const events = await readOrderEvents(db, model.id);
  if (!line) throw new Error('The order has no piece.');
  const newest = Date.parse(model.placed_at);
  for (let at = 0; at < count; at += batch) {
    const orders = Array.from({ length: Math.min(batch, count - at) }, (_, n) => {
      const placed_at = new Date(newest - (at + n) * minute).toISOString();
      const email = `buyer-${(at + n) % 5_000}@example.com`;
      const own = { id: id(), number: `K26-${id()}`, checkout_id: id() };
      return { ...model, ...own, email, email_key: emailKey(email), placed_at };
    });
    const rows = <T extends 'order_lines' | 'order_events' | 'order_keys'>(
      make: (order: (typeof orders)[number], n: number) => Insertable<Schema[T]>[],
    ) => orders.flatMap((order, n) => make(order, n));
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('orders').values(orders).execute();
      await trx
        .insertInto('order_lines')
        .values(
          rows<'order_lines'>((order, n) => [
            {
              ...line,
              id: id(),
              order_id: order.id,
              stage: at + n < atPress ? 'in-production' : 'delivered',
              stage_since: order.placed_at,
            },
          ]),
        )
        .execute();
      await trx
        .insertInto('order_events')
        .values(
          rows<'order_events'>((order) =>
            events.map((event) => ({ ...event, id: id(), order_id: order.id, at: order.placed_at })),
          ),
        )
        .execute();
      await trx
        .insertInto('order_keys')
        .values(
          rows<'order_keys'>((order) => [
            { id: id(), order_id: order.id, expires_at: '2030-01-01T00:00:00.000Z' },
          ]),
        )
        .execute();
    });
  }
}
