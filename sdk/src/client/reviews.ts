/** The calls about reviews. */

import { reviewRoutes } from '../contract/review-routes.js';
import type { Review, ReviewFilter, ReviewPage } from '../contract/reviews.js';
import { areNumbers, checkAnswer, isListOf } from './check-answer.js';
import { fieldsOf } from './fields-of.js';
import type { Send } from './send.js';

/** Which reviews are asked for. `path` is where the page is that shows them, '' for nowhere. */
export interface ReviewQuery {
  item: string;
  filter: ReviewFilter;
  /** From 1. */
  page: number;
  path: string;
}

const isReview = (value: unknown): boolean => {
  const { id, date, title, comment, rate, customer, images } = fieldsOf<Review>(value);
  return (
    [id, date, title, comment, customer].every((text) => typeof text === 'string') &&
    areNumbers(rate) &&
    Array.isArray(images)
  );
};

/** A page of what customers say of an item. */
export async function fetchReviews(
  send: Send,
  { item, filter, page, path }: ReviewQuery,
  signal: AbortSignal,
): Promise<ReviewPage> {
  // What the address says besides the path is the visitor's.
  const [current = ''] = path.split(/[?#]/);
  const [, type = ''] = current.split('/');
  const query = new URLSearchParams({
    item,
    filter,
    page: String(page),
    ...(current.startsWith('/') && current.length < 200 && { current_path: current }),
    ...(['stickers', 'business-cards'].includes(type) && { type_business: type }),
  }).toString();
  const { data } = fieldsOf<{ data: ReviewPage }>(await send(reviewRoutes.reviews, { query, signal }));
  const { reviews, pagination, summary } = fieldsOf<ReviewPage>(data);
  const { total, ratingValue, current_page, last_page } = fieldsOf<ReviewPage['pagination']>(pagination);
  const { count, rates, with_images } = fieldsOf<ReviewPage['summary']>(summary);
  const isRight =
    isListOf(reviews, isReview) &&
    areNumbers(total, ratingValue, current_page, last_page, count, with_images) &&
    isListOf(rates, (rate) => areNumbers(rate));
  return checkAnswer(data, isRight, 'GET', reviewRoutes.reviews);
}
