import { rateWords } from '@kerf/sdk/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import type { Letter } from '../mail/letter.js';
import type { QueuedMail } from '../mail/mail-queue.js';
import { toOrder } from '../orders/order-link.js';
import { reviewMailKinds } from '../orders/review-mail-kinds.js';
import { findReviewById, type ShopReview } from './shop-reviews.js';

const paragraphsOf = (text: string): string[] => text.split(/\n+/);

const written = ({
  number,
  piece,
  product_name: product,
  rate,
  title,
  comment,
  pictures,
  customer,
  email,
}: ShopReview): Letter => ({
  subject: `Review of ${product}, ${number}: ${rateWords(rate)}`,
  paragraphs: [
    `${customer} (${email}) gave ${product} ${rateWords(rate)}:`,
    title,
    ...paragraphsOf(comment),
    ...(pictures > 0 ? [`With ${pictures} ${pictures === 1 ? 'picture' : 'pictures'}.`] : []),
    'It is on the pages now.',
    `To say something to it, for everybody to read: npm run shop -- reviews answer ${number} ${piece} TEXT`,
    `To hide it, with a reason that ${customer} is told: npm run shop -- reviews hide ${number} ${piece} REASON`,
  ],
});

const seeIt = (review: ShopReview): NonNullable<Letter['link']> =>
  toOrder({ ...review, id: review.order_id }, 'See your review', { id: review.line_id });

const answered = (review: ShopReview): Letter => ({
  subject: `Order ${review.number}: our answer to your review`,
  paragraphs: [
    `You reviewed ${review.product_name}. This is what we say to it${review.hidden_at ? '' : ', below your review'}:`,
    ...paragraphsOf(review.answer),
  ],
  link: seeIt(review),
});

const hidden = (review: ShopReview): Letter => ({
  subject: `Order ${review.number}: your review is not shown`,
  paragraphs: [
    `We do not show your review of ${review.product_name}. This is why:`,
    ...paragraphsOf(review.hidden_for),
    'On the page of your order you still see it. If you think that we are wrong, answer this mail.',
  ],
  link: seeIt(review),
});

const shownAgain = (review: ShopReview): Letter => ({
  subject: `Order ${review.number}: your review is shown again`,
  paragraphs: [`Your review of ${review.product_name} is on our pages again.`],
  link: seeIt(review),
});

/** Whether a kind of letter is about a review. */
export const isReviewMail = (kind: string): boolean =>
  (Object.values(reviewMailKinds) as string[]).includes(kind);

/** The words of a letter about a review, at the moment when it is sent. Null where it is not so any more. */
export async function composeReviewMail(
  db: Kysely<Schema>,
  { kind, about }: QueuedMail,
): Promise<Letter | null> {
  const review = await findReviewById(db, about);
  if (!review) return null;
  const isHidden = review.hidden_at !== null;
  switch (kind) {
    case reviewMailKinds.written:
      return written(review);
    case reviewMailKinds.answered:
      return review.answer === '' ? null : answered(review);
    case reviewMailKinds.hidden:
      return isHidden ? hidden(review) : null;
    default:
      return isHidden ? null : shownAgain(review);
  }
}
