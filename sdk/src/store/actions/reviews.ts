/** Looking at what customers say of an item. */
import { fetchReviews } from '../../client/reviews.js';
import { reviewPagingDebounce } from '../../contract/limits.js';
import type { ReviewFilter } from '../../contract/reviews.js';
import { toProblem } from '../../errors/to-problem.js';
import { opaque } from '../opaque.js';
import type { ReviewsState } from '../reviews-state.js';
import type { Runtime } from '../runtime.js';
import { schedule } from '../schedule.js';

/** Which reviews, and where the page is that shows them: a path, '' for nowhere. */
export interface ReviewsAsked {
  filter: ReviewFilter;
  /** From 1. */
  page: number;
  path: string;
}

function ask(rt: Runtime, item: string, asked: ReviewsAsked, wait: number): void {
  const { filter, page, path } = asked;
  rt.state.reviews ??= Object.create(null) as NonNullable<typeof rt.state.reviews>;
  const all = rt.state.reviews;
  const before = all[item];
  const { shown = null, shownFilter = null } = before ?? {};
  all[item] = { status: 'loading', problem: null, filter, page, shown, shownFilter };
  schedule(rt, `reviews ${item}`, wait, async (signal) => {
    const told: Partial<ReviewsState> = await fetchReviews(
      rt.send,
      { item, filter, page, path },
      signal,
    ).then(
      (shown) => ({
        status: 'ready',
        shown: opaque(shown),
        shownFilter: filter,
        page: shown.pagination.current_page,
      }),
      (error) => ({ status: 'failed', problem: toProblem(error) }),
    );
    const state = rt.state.reviews?.[item];
    if (state && !signal.aborted) Object.assign(state, told);
  });
}

/** Asks for reviews of an item now, in place of what was asked before. */
export const loadReviews = (rt: Runtime, item: string, asked: ReviewsAsked): void => ask(rt, item, asked, 0);

/** The same 300 ms after the last turn, so that who leafs through asks once. */
export const turnReviews = (rt: Runtime, item: string, asked: ReviewsAsked): void =>
  ask(rt, item, asked, reviewPagingDebounce);
