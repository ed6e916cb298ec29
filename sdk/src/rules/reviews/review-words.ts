/** How reviews are told: stars in words, names that say no more than they should, comments that unfold. */
import { maxReviewRate, minReviewRate, reviewCutLength } from '../../contract/limits.js';
import type { ReviewSummary } from '../../contract/reviews.js';

/** Stars as they can be given: whole, from 1 to 5. What is no number is 1. */
export const clampRate = (rate: number): number =>
  Math.min(maxReviewRate, Math.max(minReviewRate, Math.round(rate) || minReviewRate));

/** '4 out of 5 stars', for who hears them. */
export const rateWords = (rate: number): string => `${formatAverage(rate)} out of ${maxReviewRate} stars`;

/** An average as it is shown: '4.3', and '4' rather than '4.0'. */
export const formatAverage = (average: number): string => String(Math.round(average * 10) / 10);

/** How many there are, and of which kind: '1 review', '12 sample reviews'. */
export const reviewCount = ({ count, is_sample }: Pick<ReviewSummary, 'count' | 'is_sample'>): string =>
  `${count} ${is_sample ? 'sample ' : ''}${count === 1 ? 'review' : 'reviews'}`;

/** All of an item in a line: '★★★★☆ 4.8 of 5, 12 reviews', and '0 reviews' without a star where there are none. */
export function reviewLine(
  summary: Pick<ReviewSummary, 'count' | 'is_sample'> & { average: number },
): string {
  if (summary.count === 0) return reviewCount(summary);
  // Never more stars than it is: five are for five.
  const given = clampRate(Math.floor(summary.average));
  const stars = '★'.repeat(given) + '☆'.repeat(maxReviewRate - given);
  return `${stars} ${formatAverage(summary.average)} of ${maxReviewRate}, ${reviewCount(summary)}`;
}

/**
 * A comment of more than 260 characters in two: what is shown of it, and what unfolds; null for one that is shown whole.
 * Counted are characters as they are typed, so that none is cut in half.
 */
export function cutComment(comment: string): { head: string; rest: string } | null {
  const characters = [...comment];
  return characters.length > reviewCutLength
    ? {
        head: characters.slice(0, reviewCutLength).join(''),
        rest: characters.slice(reviewCutLength).join(''),
      }
    : null;
}

/** A customer as everybody may read it: the first name and an initial, 'Ada L.'. */
export function customerName(firstName: string, lastName: string): string {
  const [initial = ''] = lastName.trim();
  return [firstName.trim(), initial && `${initial.toUpperCase()}.`].filter(Boolean).join(' ');
}
