/** What a review has to have. */
import {
  maxReviewLength,
  maxReviewRate,
  maxReviewTitleLength,
  minReviewRate,
} from '../../contract/limits.js';
import { toMessageText } from '../order/message-text.js';
import type { InputFault } from '../people/person-input.js';

/** A review as it was typed: `rate` is null where no stars were chosen. */
export interface TypedReview {
  rate: number | null;
  title: string;
  comment: string;
}

/** Why a review can't be taken, said of the field at fault; null where it can. */
export function reviewFault({ rate, title, comment }: TypedReview): InputFault | null {
  const [titleLength, length] = [title, comment].map((text) => toMessageText(text).length) as [
    number,
    number,
  ];
  if (rate === null || !Number.isInteger(rate) || rate < minReviewRate || rate > maxReviewRate)
    return { field: 'rate', message: `Please choose from ${minReviewRate} to ${maxReviewRate} stars.` };
  if (titleLength === 0) return { field: 'title', message: 'Please give it a title.' };
  if (titleLength > maxReviewTitleLength)
    return {
      field: 'title',
      message: `Please keep the title to ${maxReviewTitleLength} characters; these are ${titleLength}.`,
    };
  if (length === 0) return { field: 'comment', message: 'Please write what you think of it.' };
  if (length > maxReviewLength)
    return {
      field: 'comment',
      message: `Please write at most ${maxReviewLength} characters; these are ${length}.`,
    };
  return null;
}
