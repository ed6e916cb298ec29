import type { ReviewFilter, ReviewPage } from '@kerf/sdk/contract';
import { countOf, formatAverage, rateWords, reviewCount } from '@kerf/sdk/rules';
import { Stars } from '../ui/stars.js';
import { Way } from './way.js';

interface SummaryProps {
  page: ReviewPage;
  filter: ReviewFilter;
  hrefOf: (filter: ReviewFilter) => string;
  onFilter: (filter: ReviewFilter) => void;
}

const stars = ['5', '4', '3', '2', '1'] as const;

/** What a filter leaves, in words. */
export const filterWords = (filter: ReviewFilter): string => {
  if (filter === 'all') return 'All';
  if (filter === 'images') return 'With photos';
  return filter === '1' ? '1 star' : `${filter} stars`;
};

/** The average, how many gave how many stars, and the ways to see those alone. */
export function Summary({ page: { summary, pagination }, filter, hrefOf, onFilter }: SummaryProps) {
  const way = (one: ReviewFilter, share?: number) => {
    const count = countOf(summary, one);
    const content = (
      <>
        <span className="which">{filterWords(one)}</span>{' '}
        {share !== undefined && (
          <svg className="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect width={share * 100} height="8" />
          </svg>
        )}
        <span className="count">
          {count}
          <span className="out">{count === 1 ? ' review' : ' reviews'}</span>
        </span>
      </>
    );
    return (
      <li key={one}>
        {count === 0 && one !== filter ? (
          <span className="way none">{content}</span>
        ) : (
          <Way className="way" href={hrefOf(one)} isNow={one === filter} onGo={() => onFilter(one)}>
            {content}
          </Way>
        )}
      </li>
    );
  };
  return (
    <div className="summary" part="summary">
      <p className="average">
        <strong>{formatAverage(pagination.ratingValue)}</strong>
        <Stars rate={pagination.ratingValue} words={rateWords(pagination.ratingValue)} />
        <span>{reviewCount(summary)}</span>
      </p>
      {summary.is_sample && (
        <p className="samples" part="samples">
          These are samples, made up to show how reviews look. Nobody bought anything.
        </p>
      )}
      <nav className="filter" part="filter" aria-label="Which reviews">
        <ul className="kinds">{[way('all'), way('images')]}</ul>
        <ul className="rates">
          {stars.map((one) => way(one, summary.count && countOf(summary, one) / summary.count))}
        </ul>
      </nav>
    </div>
  );
}
