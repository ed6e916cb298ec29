/** What customers say of what they ordered, and how it is asked for. */
import { boolean, enums, type Infer, integer, nullable, number, object, optional } from 'superstruct';
import { boundedList, boundedText, boundedWhole } from './bounded.js';
import {
  maxAddressLength,
  maxIdLength,
  maxReviewImages,
  maxReviewLength,
  maxReviewRate,
  maxReviewTitleLength,
  maxWordsLength,
  minReviewRate,
  reviewFilters,
  reviewsPerPage,
} from './limits.js';

const Rate = boundedWhole(minReviewRate, maxReviewRate);
const Picture = boundedText(maxAddressLength);

/** Which reviews are asked for: all, those with pictures, or those of so many stars. */
export const ReviewFilter = enums(reviewFilters);
export type ReviewFilter = Infer<typeof ReviewFilter>;

/**
 * What one customer says of one piece. `date` is when, ISO 8601 in UTC; `rate` stars, 1 to 5; `customer` a first name and an
 * initial. Pictures are paths at the shop: `images` all of them, `featured_image` the first, `thumbnail` that one small; null
 * where there is none. `answer` is what the shop says to it, '' for nothing; `product` what was bought, '' where nobody knows.
 */
export const Review = object({
  id: boundedText(maxIdLength),
  date: boundedText(),
  title: boundedText(maxReviewTitleLength),
  comment: boundedText(maxReviewLength),
  rate: Rate,
  customer: boundedText(),
  thumbnail: nullable(Picture),
  featured_image: nullable(Picture),
  images: boundedList(Picture, maxReviewImages),
  answer: boundedText(maxWordsLength),
  product: boundedText(),
});
export type Review = Infer<typeof Review>;

/** Where a page of reviews stands. `total` counts those of the filter, `ratingValue` is the average of all of the item, 0 for none. */
export const ReviewPagination = object({
  total: integer(),
  ratingValue: number(),
  current_page: integer(),
  last_page: integer(),
});
export type ReviewPagination = Infer<typeof ReviewPagination>;

/**
 * All reviews of an item in numbers: `rates` how many gave 1, 2, 3, 4 and 5 stars; `with_images` how many have pictures;
 * `is_sample` whether they are made up, for show, and nobody bought anything.
 */
export const ReviewSummary = object({
  count: integer(),
  rates: boundedList(integer(), maxReviewRate),
  with_images: integer(),
  is_sample: boolean(),
});
export type ReviewSummary = Infer<typeof ReviewSummary>;

/** A page of the reviews of an item, the newest first. */
export const ReviewPage = object({
  reviews: boundedList(Review, reviewsPerPage),
  pagination: ReviewPagination,
  summary: ReviewSummary,
});
export type ReviewPage = Infer<typeof ReviewPage>;

/**
 * A review of a piece that was delivered. `files` are pictures that were uploaded for its order: of each the last part of
 * the address of its upload.
 */
export const NewReview = object({
  rate: Rate,
  title: boundedText(maxReviewTitleLength),
  comment: boundedText(maxReviewLength),
  files: optional(boundedList(boundedText(maxIdLength), maxReviewImages)),
});
export type NewReview = Infer<typeof NewReview>;

/** What somebody said of the piece `line_id` of an order of theirs, and what the shop says to it, '' for nothing. */
export const OwnReview = object({
  line_id: boundedText(maxIdLength),
  date: boundedText(),
  rate: Rate,
  title: boundedText(maxReviewTitleLength),
  comment: boundedText(maxReviewLength),
  images: integer(),
  answer: boundedText(maxWordsLength),
  is_hidden: boolean(),
});
export type OwnReview = Infer<typeof OwnReview>;
