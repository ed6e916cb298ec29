import { ownReview } from './own-review.js';
import { usePart } from './part-on-demand.js';
import type { OwnReviewProps } from './review-form.js';

/** Where a delivered piece is reviewed; what does that is fetched with the first such piece. */
export function ReviewDoor(props: OwnReviewProps) {
  const { Part, lost } = usePart(ownReview);
  return Part ? <Part {...props} /> : lost;
}
