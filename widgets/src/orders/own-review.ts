import type { ComponentType } from 'react';
import type { OwnReviewProps } from './review-form.js';

/** Apart from the widget: most orders are looked at before anything is delivered. A page that was drawn with it has it at once. */
type Part = ComponentType<OwnReviewProps>;

let part: Part | null = null;

/** What is said of a delivered piece, or the form for it; null until it is fetched. */
export const ownReview = (): Part | null => part;

/** Draws with these from now on. */
export function drawReviewsWith(own: Part): void {
  part = own;
}

/** Fetches them. */
export const fetchOwnReview = (): Promise<void> =>
  import('./review-form.js').then(({ OwnReviewPart }) => drawReviewsWith(OwnReviewPart));
