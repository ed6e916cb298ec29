/** Who takes turns where orders wait for the same thing: who ordered, however many orders they have. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.js';

/** Who ordered, of a row of `orders`: the account, or a guest by their address of e-mail. */
export const orderer = sql<string>`coalesce(orders.person_id, orders.email_key)`;

/** Who ordered an order that there is. */
export async function readOrderer(db: Kysely<Schema>, orderId: string): Promise<string> {
  const found = await db
    .selectFrom('orders')
    .select(orderer.as('orderer'))
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return found.orderer;
}
