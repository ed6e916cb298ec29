/** The rows of orders: who may read which, and what is written of each. */
import type { OrderEvent } from '@kerf/sdk/contract';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { OrderLineTable, OrderTable } from '../db/order-tables.js';
import type { Schema } from '../db/schema.js';
import { createRowId } from '../people/secrets.js';

/** An order as it is kept. */
export type KeptOrder = Selectable<OrderTable>;
/** A piece of one. */
export type KeptOrderLine = Selectable<OrderLineTable>;

/** The order with a number; null for none. */
export const findByNumber = async (db: Kysely<Schema>, number: string): Promise<KeptOrder | null> =>
  (await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst()) ?? null;

/** The pieces of an order in their order. */
export const readOrderLines = (db: Kysely<Schema>, orderId: string): Promise<KeptOrderLine[]> =>
  db.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('position').execute();

/** What happened to an order, the oldest first. */
export const readOrderEvents = (db: Kysely<Schema>, orderId: string) =>
  db
    .selectFrom('order_events')
    .select(['at', 'what', 'line_id', 'detail'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();

/** How many events this server wrote: those of one moment are read in the order in which they happened. */
let eventsWritten = 0;

/** Writes down what happened, in the transaction in which it did. */
export async function recordOrderEvent(
  trx: Transaction<Schema>,
  {
    order_id,
    line_id,
    what,
    detail = '',
  }: Pick<OrderEvent, 'what'> & {
    order_id: string;
    line_id: string | null;
    detail?: string;
  },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('order_events')
    .values({
      id: `${String(++eventsWritten).padStart(12, '0')}${createRowId()}`,
      order_id,
      line_id,
      at: now.toISOString(),
      what,
      detail,
    })
    .execute();
}

/** The order, held for this transaction: two who change it take turns. Null for none. */
export async function lockOrder(trx: Transaction<Schema>, id: string): Promise<KeptOrder | null> {
  // An update is the lock that both engines know.
  const order = await trx
    .updateTable('orders')
    .set(({ ref }) => ({ number: ref('number') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return order ?? null;
}
