/** Reviews as the shop's people see them: everybody's, hidden ones too, each by its piece. */
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import { queueMail } from '../mail/mail-queue.js';
import { reviewMailKinds } from '../orders/review-mail-kinds.js';

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
    .select([
      'order_lines.order_id',
      'orders.number',
      'orders.person_id',
      'orders.email',
      'order_lines.product_name',
    ])
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

/** The one of an id; null where it is gone. */
export const findReviewById = async (db: Kysely<Schema>, id: string): Promise<ShopReview | null> =>
  (await withPlace(db).where('reviews.id', '=', id).executeTakeFirst()) ?? null;

/** What the shop does with a review: says something to it, hides it for a reason, or shows it again. */
export type ReviewChange = { answer: string } | { hideFor: string } | 'show';

/** Changes a review; who wrote it is told by mail. */
export function changeReview(
  db: Kysely<Schema>,
  review: Pick<ShopReview, 'id' | 'email'>,
  change: ReviewChange,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const [kind, values] =
    change === 'show'
      ? [reviewMailKinds.shownAgain, { hidden_at: null, hidden_for: '' }]
      : 'answer' in change
        ? [reviewMailKinds.answered, { answer: change.answer }]
        : [reviewMailKinds.hidden, { hidden_at: at, hidden_for: change.hideFor }];
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable('reviews')
      .set({ ...values, updated_at: at })
      .where('id', '=', review.id)
      .execute();
    await queueMail(trx, { kind, recipient: review.email, about: review.id }, now);
  });
}
