/** What who ordered says of the pieces of an order: once, of what was delivered. */
import type { NewReview, OwnReview, PricingRequest } from '@kerf/sdk/contract';
import { customerName, reviewFault, toMessageText } from '@kerf/sdk/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Catalogue } from '../catalogue/catalogue.js';
import { rangeOf } from '../catalogue/range-of.js';
import type { Schema } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import { queueMail } from '../mail/mail-queue.js';
import { createRowId } from '../people/secrets.js';
import { requireOrder } from './change-order.js';
import type { KeptOrder, KeptOrderLine } from './order-rows.js';
import { reviewMailKinds } from './review-mail-kinds.js';

/** A picture that was drawn anew, by what the storage knows its two sizes. */
export interface ReviewPicture {
  large: string;
  small: string;
}

/** The pictures of reviews. */
export interface ReviewPictures {
  /**
   * Draws those of a review that is about to be written, from files by their keys that were sent for its order and went with no
   * message. Throws for a file that is no picture, and keeps none of the others then. `address` is the caller's.
   */
  take(
    line: Pick<KeptOrderLine, 'id' | 'order_id'>,
    keys: readonly string[],
    address: string,
  ): Promise<ReviewPicture[]>;
  /** Forgets those of a review that was not written. */
  drop(pictures: readonly ReviewPicture[]): Promise<void>;
}

/** What was said of the pieces of an order. */
export async function readOwnReviews(db: Kysely<Schema>, orderId: string): Promise<OwnReview[]> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('order_lines', 'order_lines.id', 'reviews.line_id')
    .select(['line_id', 'rate', 'title', 'comment', 'pictures', 'answer', 'hidden_at', 'created_at'])
    .where('order_id', '=', orderId)
    .execute();
  return rows.map(({ created_at, pictures, hidden_at, ...said }) => ({
    ...said,
    date: created_at,
    images: pictures,
    is_hidden: hidden_at !== null,
  }));
}

type Reviewed = Pick<KeptOrderLine, 'id' | 'stage'>;

const isReviewed = async (db: Kysely<Schema>, { id }: Reviewed): Promise<boolean> =>
  (await db.selectFrom('reviews').select('id').where('line_id', '=', id).executeTakeFirst()) !== undefined;

/** Whether a piece can be reviewed: it is delivered, and nobody did yet. */
export const isReviewable = async (db: Kysely<Schema>, line: Reviewed): Promise<boolean> =>
  line.stage === 'delivered' && !(await isReviewed(db, line));

/** Refuses a piece that can't be reviewed, and says why. */
async function requireReviewable(db: Kysely<Schema>, line: Reviewed): Promise<void> {
  if (line.stage !== 'delivered')
    throw failure('ORDER_NOT_DELIVERED', 'A piece can be reviewed once it is delivered.');
  if (await isReviewed(db, line))
    throw failure('ORDER_REVIEWED', 'You have reviewed this piece already. Thank you.');
}

/** The name of who ordered: of the account, where there is one, else of the parcel. */
async function nameOf(trx: Transaction<Schema>, { person_id, ship_to }: KeptOrder): Promise<string> {
  const person =
    person_id === null
      ? undefined
      : await trx
          .selectFrom('people')
          .select(['first_name', 'last_name'])
          .where('id', '=', person_id)
          .executeTakeFirst();
  const { first_name, last_name } =
    person ?? (JSON.parse(ship_to) as { first_name: string; last_name: string });
  return customerName(first_name, last_name);
}

/** A review as it is kept. Throws for one that lacks something, and says of which field. */
export function checkedReview({ rate, title, comment }: NewReview): NewReview {
  const fault = reviewFault({ rate, title, comment });
  if (fault) throw failure('ORDER_INPUT_INVALID', fault.message, { field: fault.field });
  return { rate, title: toMessageText(title).replace(/\s+/g, ' '), comment: toMessageText(comment) };
}

/** Writes a review, which has been checked, with pictures that were drawn for it; the shop is told by mail. */
export async function writeReview(
  trx: Transaction<Schema>,
  order: KeptOrder,
  { lineId, review, pictures }: { lineId: string; review: NewReview; pictures: readonly ReviewPicture[] },
  catalogue: Catalogue,
  now: Date,
): Promise<void> {
  // Held first: of two reviews at the same moment the second finds the first.
  await requireOrder(trx, order.id);
  const line = await trx
    .selectFrom('order_lines')
    .selectAll()
    .where('id', '=', lineId)
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  if (!line) throw failure('ORDER_UNKNOWN_LINE', 'This order has no such piece.');
  await requireReviewable(trx, line);
  const ordered = JSON.parse(line.configuration) as PricingRequest;
  const id = createRowId();
  const at = now.toISOString();
  await trx
    .insertInto('reviews')
    .values({
      id,
      line_id: lineId,
      // What is not sold any more is shown nowhere; what was said of it is kept.
      item_id: rangeOf(catalogue, ordered)?.item.id ?? ordered.featured_item_id ?? 0,
      rate: review.rate,
      title: review.title,
      comment: review.comment,
      customer: await nameOf(trx, order),
      pictures: pictures.length,
      answer: '',
      hidden_at: null,
      hidden_for: '',
      created_at: at,
      updated_at: at,
    })
    .execute();
  const sizes = pictures.flatMap(({ large, small }, position) =>
    (
      [
        ['large', large],
        ['small', small],
      ] as const
    ).map(([size, storage_key]) => ({ id: createRowId(), review_id: id, position, size, storage_key })),
  );
  if (sizes.length > 0) await trx.insertInto('review_pictures').values(sizes).execute();
  const toShop = { kind: reviewMailKinds.written, recipient: catalogue.seller.email, about: id };
  await queueMail(trx, toShop, now);
}
