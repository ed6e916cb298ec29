/** Pages of reviews, counted from 1, and which reviews are on them. */
import { reviewFilters, reviewPagesShown, reviewsPerPage } from '../../contract/limits.js';
import type { ReviewFilter, ReviewSummary } from '../../contract/reviews.js';

/** How many reviews a filter leaves. */
export function countOf({ count, rates, with_images }: ReviewSummary, filter: ReviewFilter): number {
  if (filter === 'all') return count;
  return filter === 'images' ? with_images : (rates[Number(filter) - 1] ?? 0);
}

/** The pages that so many reviews fill; one where there are none. */
export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / reviewsPerPage));

/** The numbers that are shown of so many pages: three in a row, the present one in the middle where it can be. */
export function pagesAround(page: number, last: number): number[] {
  const shown = Math.min(reviewPagesShown, last);
  const first = Math.min(Math.max(1, page - Math.floor(reviewPagesShown / 2)), last - shown + 1);
  return [...Array(shown)].map((_, index) => first + index);
}

/** A filter as an address names it; null for none that there is. */
export const readFilter = (text: string): ReviewFilter | null =>
  reviewFilters.find((filter) => filter === text) ?? null;

/** A page as an address names it; null for none. */
export const readPage = (text: string): number | null => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : null);
