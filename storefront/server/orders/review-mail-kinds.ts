/** The letters about reviews. The queue names one of these, and the id of the review. */
export const reviewMailKinds = {
  /** To the shop. */
  written: 'review-written',
  /** To who reviewed. */
  answered: 'review-answered',
  hidden: 'review-hidden',
  shownAgain: 'review-shown-again',
} as const;
