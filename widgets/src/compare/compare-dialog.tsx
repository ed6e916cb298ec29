import { priceCompared } from '@kerf/sdk/actions';
import { factRows } from '@kerf/sdk/rules';
import type { CompareState, KeptType } from '@kerf/sdk/runtime';
import { useLayoutEffect, useRef, useState } from 'react';
import { useShop } from '../element/use-shop.js';
import { useWidget } from '../element/widget-context.js';
import { Dialog } from '../ui/dialog.js';
import type { Pager as PagerPart } from '../ui/pager.js';
import { useMedia } from '../ui/use-media.js';
import { CompareCard } from './compare-card.js';
import { useRemove } from './use-remove.js';

/** Above this width the cards are paged through; up to it they stand below one another. */
const narrow = '(max-width: 812px)';
const cardsPerPage = 2;

interface CardsProps {
  Pager: typeof PagerPart;
}

interface CompareDialogProps extends CardsProps {
  isOpen: boolean;
  onClose: () => void;
}

export const CompareDialog = ({ isOpen, onClose, Pager }: CompareDialogProps) => (
  <Dialog id="compare" part="dialog" title="Compare" isOpen={isOpen} onClose={onClose}>
    <Cards Pager={Pager} />
  </Dialog>
);

/** Everything that is known of what is kept, side by side, with a mark at what is not the same of all. */
function Cards({ Pager }: CardsProps) {
  const { runtime } = useWidget();
  const { types, prices } = useShop(({ compare }) => compare) as CompareState;
  const remove = useRemove();
  const [askedPage, setAskedPage] = useState(0);
  const [said, setSaid] = useState('');
  /** The place of a card that is gone, from where its reader goes on. */
  const gone = useRef<number | null>(null);
  const cards = useRef<HTMLDivElement>(null);
  const isPaged = !useMedia(narrow);
  const pages = isPaged ? Math.ceil(types.length / cardsPerPage) : 1;
  const page = Math.max(0, Math.min(askedPage, pages - 1));
  const from = isPaged ? page * cardsPerPage : 0;
  const shown = isPaged ? types.slice(from, from + cardsPerPage) : types;
  const rows = factRows(types.map(({ facts }) => facts));
  const isMarked = rows.some(({ differs }) => differs);

  useLayoutEffect(() => {
    if (gone.current === null) return;
    const heads = cards.current?.querySelectorAll<HTMLElement>('.name') ?? [];
    (heads[Math.min(gone.current, heads.length - 1)] ?? cards.current)?.focus();
    gone.current = null;
  }, [types]);

  function take(type: KeptType, at: number) {
    gone.current = at;
    if (remove(type)) setSaid(`Removed: ${type.product}. Left: ${types.length - 1}.`);
    else gone.current = null;
  }

  function turn(to: number) {
    setAskedPage(to);
    setSaid(`${to + 1} of ${pages}`);
  }

  return (
    <div className="compared" tabIndex={-1} ref={cards}>
      <p className="out" role="status">
        {said}
      </p>
      <p className="muted">
        {types.length === 0
          ? 'Nothing is kept for comparing.'
          : types.length === 1
            ? 'Add another configuration to see what differs.'
            : isMarked
              ? 'What is marked with ≠ is not the same in all of them.'
              : 'They differ in nothing but the price.'}
      </p>
      {types.length > 0 && (
        <ul className="cards">
          {shown.map((type, at) => (
            <CompareCard
              key={type.key}
              type={type}
              at={from + at}
              rows={rows}
              price={prices[type.key]}
              onRemove={() => take(type, at)}
              onRetry={() => priceCompared(runtime)}
            />
          ))}
        </ul>
      )}
      <Pager isQuiet label="Compare" page={page} pages={pages} onPage={turn} />
    </div>
  );
}
