/** The quotation modal: what is quoted, whom it is for, printing, keeping, and the way into the cart. */
import { quotationFile } from '@kerf/sdk/actions';
import type { NewQuotation, NewQuotationAnswer } from '@kerf/sdk/contract';
import { formatMoney } from '@kerf/sdk/rules';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { shopTarget, shopUrl } from '../element/shop-url.js';
import { useShop } from '../element/use-shop.js';
import { useWidget } from '../element/widget-context.js';
import { Dialog } from '../ui/dialog.js';
import { BillToPart } from './bill-to.js';
import { QuotationSheet } from './quotation-sheet.js';
import { useQuotation } from './use-quotation.js';

interface QuotationDialogProps {
  content: NewQuotation;
  /** Whether that is the cart itself: what is there already is held there. */
  isOfCart: boolean;
  /** It is closed, and nothing of it is under way any more. */
  onGone: () => void;
}

export function QuotationDialog({ content, isOfCart, onGone }: QuotationDialogProps) {
  const { runtime } = useWidget();
  const quotation = useQuotation(content);
  const { made, trouble, typed, billProblem, isBusy, said } = quotation;
  const [isOpen, setIsOpen] = useState(true);
  const isClosing = useRef(false);

  /** Closing ends editing too: what could not be saved is shown again, with why. */
  async function close() {
    if (isClosing.current) return;
    isClosing.current = true;
    setIsOpen(false);
    const isSaved = await quotation.save();
    isClosing.current = false;
    if (isSaved) onGone();
    else setIsOpen(true);
  }

  return (
    <Dialog id="quotation" title="Quotation" isOpen={isOpen} onClose={close} part="quotation">
      <p className="out" role="status">
        {said}
      </p>
      {!made && !trouble && <p aria-busy="true">Making your quotation…</p>}
      {made && (
        <QuotationSheet
          quotation={made.quotation}
          billTo={
            <BillToPart
              quotation={made.quotation}
              typed={typed}
              isBusy={isBusy}
              problem={billProblem}
              onType={quotation.type}
              onSwitch={() => (typed ? quotation.save() : quotation.edit())}
            />
          }
        />
      )}
      <div role="alert">
        {trouble && (
          <div className="quotation-problem" part="error-notice">
            <p>{trouble.problem.message}</p>
            {!made && (trouble.price !== null || trouble.problem.isRetryable) && (
              <button
                className="button"
                type="button"
                onClick={({ currentTarget }) => {
                  // It goes with what it says; whoever pressed it goes on from the title.
                  currentTarget.closest('dialog')?.querySelector('h2')?.focus();
                  quotation.makeAgain();
                }}
              >
                {trouble.price === null ? 'Try again' : `Make it for ${formatMoney(trouble.price)}`}
              </button>
            )}
          </div>
        )}
      </div>
      {made && <Actions made={made} isOfCart={isOfCart} quotation={quotation} runtime={runtime} />}
    </Dialog>
  );
}

interface ActionsProps {
  made: NewQuotationAnswer;
  isOfCart: boolean;
  quotation: ReturnType<typeof useQuotation>;
  runtime: ReturnType<typeof useWidget>['runtime'];
}

/** What can be done with a quotation. */
function Actions({ made, isOfCart, quotation, runtime }: ActionsProps) {
  const { typed, save, setSaid, putIntoCart, isBusy } = quotation;
  const number = made.quotation.quotation_no;
  const isInCart = useShop(({ cart }) =>
    Boolean(cart.cart?.lines.some((line) => line.quotation?.number === number)),
  );
  const [note, setNote] = useState('');
  useEffect(() => setNote(''), [typed]);

  /** What is being typed stands on the paper: it is saved first, and the paper opens then. */
  async function openSaved(event: MouseEvent<HTMLAnchorElement>) {
    if (!typed) return;
    const { href } = event.currentTarget;
    event.preventDefault();
    if (!(await save())) return;
    const opened = window.open(href, '_blank');
    if (opened) opened.opener = null;
    else {
      const words = 'Saved. Your browser opened no window: press again.';
      setNote(words);
      setSaid(words);
    }
  }
  const { sub_total, today, is_held } = made.quotation;
  const cost = is_held ? sub_total : today;
  return (
    <div className="quotation-actions">
      {cost !== null && (
        <button
          className="button primary"
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={() => putIntoCart(cost)}
        >
          {isOfCart ? 'Hold these prices in the cart' : 'Put into the cart'}
        </button>
      )}
      <a
        className="button"
        href={quotationFile(runtime, made.quotation, made.key, 'preview')}
        target="_blank"
        rel="noopener"
        onClick={openSaved}
      >
        Print<span className="out"> (a PDF in a new window)</span>
      </a>
      <a
        className="button"
        href={quotationFile(runtime, made.quotation, made.key, 'download')}
        target="_blank"
        rel="noopener"
        onClick={openSaved}
      >
        Download<span className="out"> as a PDF</span>
      </a>
      {isInCart && (
        <p className="quotation-note">
          It is in{' '}
          <a href={shopUrl(runtime, '/cart')} target={shopTarget}>
            your cart
          </a>
          , at these prices.
        </p>
      )}
      {note && <p className="quotation-note">{note}</p>}
      <p className="hint quotation-note">
        <a href={made.page} target="_blank" rel="noopener">
          Its own page
        </a>{' '}
        opens it for whoever has the address, as long as its prices are held.
      </p>
    </div>
  );
}
