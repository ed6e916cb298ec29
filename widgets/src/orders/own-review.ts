import { partOnDemand } from './part-on-demand.js';
import type { OwnReviewProps } from './review-form.js';

/** What is said of a delivered piece, or the form for it: most orders are looked at before anything is delivered. */
export const ownReview = partOnDemand<OwnReviewProps>(() =>
  import('./review-form.js').then(({ OwnReviewPart }) => OwnReviewPart),
);
