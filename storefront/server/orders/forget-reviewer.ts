import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';

/** Who is named beside a review whose writer has closed their account. */
const nobody = 'A customer';

/** Takes a member's name off the reviews of their orders; what they say stays. */
export async function forgetReviewer(trx: Transaction<Schema>, personId: string, now: Date): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({ customer: nobody, updated_at: now.toISOString() })
    .where('line_id', 'in', (own) =>
      own
        .selectFrom('order_lines')
        .innerJoin('orders', 'orders.id', 'order_lines.order_id')
        .select('order_lines.id')
        .where('orders.person_id', '=', personId),
    )
    .execute();
}
