/** What customers say of an item, as its widgets know it. */
import type { ReviewFilter, ReviewPage } from '../contract/reviews.js';
import type { Problem } from '../errors/problem.js';

export interface ReviewsState {
  status: 'loading' | 'ready' | 'failed';
  problem: Problem | null;
  /** What is looked at, or asked for; the page from 1. */
  filter: ReviewFilter;
  page: number;
  /** The last answer, kept while the next is on its way, with the filter that it answers; null until there is one. */
  shown: ReviewPage | null;
  shownFilter: ReviewFilter | null;
}
