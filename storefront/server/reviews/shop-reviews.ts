/** Reviews as the shop's people see them: everybody's, hidden ones too, each by its piece. */
import type { Kysely, Updateable } from 'kysely';
import type { ReviewTable } from '../db/review-tables.js';
import type { Schema } from '../db/schema.js';

/** How many are listed. */
const maxListed = 100;

/** Which reviews are looked for: those that nobody answered, those that are hidden, or all. */
export type ReviewSearch = 'unanswered' | 'hidden' | null;

const withPlace = (db: Kysely<Schema>) =>
  db
    .selectFrom('reviews')
    .innerJoin('order_lines', 'order_lines.id', 'reviews.line_id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .selectAll('reviews')
    .select(['orders.number', 'orders.email', 'order_lines.product_name'])
    // Counted from 1, as the shop's people name the pieces of an order.
    .select(({ selectFrom }) =>
      selectFrom('order_lines as before')
        .whereRef('before.order_id', '=', 'order_lines.order_id')
        .whereRef('before.position', '<=', 'order_lines.position')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('piece'),
    );

/** The newest that are looked for. */
export const listReviews = (db: Kysely<Schema>, search: ReviewSearch) =>
  withPlace(db)
    .$if(search === 'hidden', (query) => query.where('hidden_at', 'is not', null))
    .$if(search === 'unanswered', (query) => query.where('hidden_at', 'is', null).where('answer', '=', ''))
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(maxListed)
    .execute();

/** A review with where it belongs. */
export type ShopReview = Awaited<ReturnType<typeof listReviews>>[number];

/** What was said of a piece; null for nothing. */
export const findReview = async (db: Kysely<Schema>, lineId: string): Promise<ShopReview | null> =>
  (await withPlace(db).where('line_id', '=', lineId).executeTakeFirst()) ?? null;

/** Changes what the shop says of a review: its answer, or whether it is shown. */
export async function changeReview(
  db: Kysely<Schema>,
  id: string,
  change: Pick<Updateable<ReviewTable>, 'answer' | 'hidden_at' | 'hidden_for'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ ...change, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}
