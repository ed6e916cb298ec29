/** What customers say of an item: in numbers, and a page at a time. */
import { loadReviews, type ReviewsAsked, turnReviews } from '@kerf/sdk/actions';
import { placeholderReviewPages, type ReviewFilter } from '@kerf/sdk/contract';
import { readFilter, readPage } from '@kerf/sdk/rules';
import { useEffect, useRef, useState } from 'react';
import { configurationName } from '../configuration/configuration-name.js';
import { useHeedPage } from '../configuration/use-heed-page.js';
import { useLack } from '../configuration/use-lack.js';
import { useShop } from '../element/use-shop.js';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { useWidget } from '../element/widget-context.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { PageWays } from './page-ways.js';
import { ReviewPart } from './review-part.js';
import { filterWords, Summary } from './summary.js';

/** Where a page draws these reviews, '' where it draws none. */
function hrefTo(path: string, filter: ReviewFilter, page: number): string {
  if (path === '') return '';
  const [before = '', query = ''] = path.split('?');
  const params = new URLSearchParams(query);
  if (filter !== 'all') params.set('reviews', filter);
  if (page !== 1) params.set('reviews_page', String(page));
  return `${before}${params.size > 0 ? `?${params}` : ''}#reviews`;
}

/** Whether somebody sees where a list begins. */
const isTopSeen = (list: HTMLElement | null): boolean => {
  const top = list?.getBoundingClientRect().top ?? 0;
  return top >= 0 && top < innerHeight / 2;
};

export function Reviews(attributes: WidgetAttributes) {
  useHeedPage();
  const { path = '' } = attributes;
  const { runtime, host } = useWidget();
  // Without a name of its own it is about what the page is about.
  const joined = useShop((shop) => shop.configurations[configurationName({}, shop)]?.item);
  const item = attributes.item || joined || '';
  const lack = useLack(item);
  const state = useShop(({ reviews }) => reviews?.[item]);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const turning = useRef<'filter' | 'page' | null>(null);
  const opening: ReviewsAsked = {
    filter: readFilter(attributes.filter ?? '') ?? 'all',
    page: readPage(attributes.page ?? '') ?? 1,
    path: path || (host ? location.pathname : ''),
  };
  const wanted = state ?? opening;
  const shown = state?.shown ?? null;
  const shownFilter = state?.shownFilter ?? null;
  const problem = state?.problem ?? lack;
  // Where others did not come, those that are read stay, named as what they are, and the ways to the others are open again.
  const isRead = shownFilter === wanted.filter && shown?.pagination.current_page === wanted.page;
  const stays = problem && shown && shownFilter && !isRead;
  const { filter, page } = stays ? { filter: shownFilter, page: shown.pagination.current_page } : wanted;
  const asked = (more: Partial<ReviewsAsked>): ReviewsAsked => ({ ...opening, filter, page, ...more });

  useEffect(() => {
    if (item && !runtime.snapshot().reviews?.[item]) loadReviews(runtime, item, opening);
  }, [runtime, item]);
  useEffect(() => {
    if (problem) host?.emit('kerf-error', problem);
  }, [problem, host]);
  const isThere = shown !== null;
  useEffect(() => {
    if (isThere) host?.emit('kerf-ready', { item, count: shown?.summary.count });
  }, [isThere, item, host]);
  useEffect(() => {
    const turned = turning.current;
    if (!shown || !turned || state?.status !== 'ready') return;
    // Pressed again, or answered, since this was drawn: what follows says it.
    if (runtime.snapshot().reviews?.[item] !== state) return;
    turning.current = null;
    const { current_page, last_page, total } = shown.pagination;
    setSaid(
      turned === 'page'
        ? `Page ${current_page} of ${last_page}`
        : `${filterWords(filter)}: ${total === 1 ? '1 review' : `${total} reviews`}`,
    );
    // Who leafs on reads on from the first of them.
    if (turned === 'page') {
      list.current?.focus({ preventScroll: true });
      if (!isTopSeen(list.current)) list.current?.scrollIntoView();
    }
    host?.emit('kerf-reviews-change', { item, filter, page: current_page });
  }, [shown, state?.status]);

  const turn = (to: number) => {
    turning.current = 'page';
    setSaid('');
    // At either end the way that was pressed goes, and with it the focus would.
    if (to === 1 || to === shown?.pagination.last_page) list.current?.focus({ preventScroll: true });
    turnReviews(runtime, item, asked({ page: to }));
  };
  const choose = (to: ReviewFilter) => {
    turning.current = 'filter';
    setSaid('');
    loadReviews(runtime, item, asked({ filter: to, page: 1 }));
  };

  if (shown?.summary.count === 0)
    return (
      <p className="nobody" part="summary">
        Nobody has reviewed this yet. Reviews here come from people who ordered it.
      </p>
    );
  const notice = problem && (
    <div role="alert">
      <ErrorNotice
        message={problem.message}
        onRetry={
          problem.isRetryable &&
          (() => loadReviews(runtime, item, asked({ filter: wanted.filter, page: wanted.page })))
        }
      />
    </div>
  );
  return (
    <section className="reviews" aria-label="What customers say">
      {shown && (
        <Summary page={shown} filter={filter} hrefOf={(to) => hrefTo(path, to, 1)} onFilter={choose} />
      )}
      <div className="said">
        {/* Always there: a region that arrives filled is often not heard. */}
        <p className="out" role="status">
          {said}
        </p>
        {!stays && notice}
        {(!problem || stays) && (
          // biome-ignore lint/a11y/useSemanticElements: no fields are in it.
          <div
            className={shown ? 'shown' : 'shown waiting'}
            ref={list}
            tabIndex={-1}
            role="group"
            aria-label={shown ? `Reviews, page ${page} of ${shown.pagination.last_page}` : 'Reviews'}
            aria-busy={state?.status !== 'ready' && !stays}
          >
            {shown?.reviews.length === 0 && <p>No review is like that.</p>}
            <ul className="list" part="list">
              {shown?.reviews.map((review) => (
                <ReviewPart key={review.id} isSample={shown.summary.is_sample} {...review} />
              ))}
            </ul>
          </div>
        )}
        {stays && notice}
        {(shown || !problem) && (
          <PageWays
            page={page}
            // Until the answer says it.
            last={shown?.pagination.last_page ?? placeholderReviewPages}
            hrefOf={(to) => hrefTo(path, filter, to)}
            onPage={turn}
          />
        )}
      </div>
    </section>
  );
}
