import { emailKey } from '@kerf/sdk/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import { readMessages } from './order-messages.js';
import { toOrder } from './read-orders.js';

/** All orders of a member, the oldest first, with what was written about them: for who takes their data away. */
export async function collectOrders(
  db: Kysely<Schema>,
  { id, email }: { id: string; email: string },
): Promise<object[]> {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where(({ eb, or, and }) =>
      or([
        eb('person_id', '=', id),
        and([eb('person_id', 'is', null), eb('email_key', '=', emailKey(email))]),
      ]),
    )
    .orderBy('placed_at')
    .execute();
  const collected: object[] = [];
  for (const order of orders) {
    const reviews = await db
      .selectFrom('reviews')
      .innerJoin('order_lines', 'order_lines.id', 'reviews.line_id')
      .select(['line_id', 'rate', 'title', 'comment', 'customer', 'answer', 'reviews.created_at'])
      .where('order_id', '=', order.id)
      .orderBy('position')
      .execute();
    collected.push({ ...(await toOrder(db, order)), messages: await readMessages(db, order.id), reviews });
  }
  return collected;
}
