import { pagesAround } from '@kerf/sdk/rules';
import { Way } from './way.js';

interface PageWaysProps {
  /** From 1. */
  page: number;
  last: number;
  hrefOf: (page: number) => string;
  onPage: (page: number) => void;
}

/** The ways to other pages: back, three numbers, and on. */
export function PageWays({ page, last, hrefOf, onPage }: PageWaysProps) {
  if (last < 2) return null;
  const beside = (to: number, label: string, mark: string) => {
    const isThere = to >= 1 && to <= last;
    // At an end a button stays a stop: disabled, it would lose the focus. A link leads nowhere and is none.
    if (!isThere && hrefOf(1) !== '') return <span className="button off">{mark}</span>;
    return isThere ? (
      <Way className="button" href={hrefOf(to)} isNow={false} label={label} onGo={() => onPage(to)}>
        {mark}
      </Way>
    ) : (
      <button className="button off" type="button" aria-label={label} aria-disabled="true">
        {mark}
      </button>
    );
  };
  return (
    <nav className="pages" part="pager" aria-label="Pages of reviews">
      {beside(page - 1, 'Previous page', '←')}
      {pagesAround(page, last).map((one) => (
        <Way
          className="button number"
          key={one}
          href={hrefOf(one)}
          isNow={one === page}
          label={`Page ${one} of ${last}`}
          onGo={() => one !== page && onPage(one)}
        >
          {one}
        </Way>
      ))}
      {beside(page + 1, 'Next page', '→')}
    </nav>
  );
}
