import { addToCart } from '@kerf/sdk/actions';
import { canCompare, canSubmit, submitStatus } from '@kerf/sdk/rules';
import { type ReactNode, useState } from 'react';
import { cartUrl } from '../cart/cart-url.js';
import { editedLine, keepEditedLine } from '../cart/edited-line.js';
import { useShop } from '../element/use-shop.js';
import { useWidget } from '../element/widget-context.js';
import type { PanelProps } from './panel-props.js';
import { useQuoteRequest } from './use-quote-request.js';

/** A button that is disabled while it works loses the focus; whoever pressed it by keyboard goes on from there. */
function restoreFocus(button: HTMLButtonElement): void {
  const root = button.getRootNode();
  setTimeout(() => {
    if (root instanceof ShadowRoot && !root.activeElement && document.activeElement === document.body)
      button.focus({ preventScroll: true });
  });
}

const compareWords = {
  kept: 'Added to compare.',
  known: 'This configuration is in your comparison already.',
  blocked: 'This browser keeps nothing for this page. Allow storage to compare.',
};

/**
 * Buy it, or ask for a quote where there is no price; keep it for comparing; print it. The total (`children`) stands
 * beside the first button, and both stay in sight while the panel is.
 */
export function ActionsPart({ children, ...props }: PanelProps & { children: ReactNode }) {
  const { name, state } = props;
  const { runtime, host } = useWidget();
  const token = useShop(({ cart }) => cart.token);
  const status = submitStatus(state);
  const { notice } = state;

  const requestQuote = useQuoteRequest(props);
  const [said, setSaid] = useState('');
  const detail = { configuration: name, selection: state.selection };

  async function press({ currentTarget: button }: { currentTarget: HTMLButtonElement }) {
    setSaid('');
    if (status === 'quote') {
      requestQuote();
      setSaid('Your mail program opens with this configuration, for you to send.');
      return;
    }
    const line = editedLine();
    const result = await addToCart(runtime, name, { line });
    restoreFocus(button);
    if (result.ok && !result.repeated) {
      host?.emit('kerf-add-to-cart', { ...detail, line: result.lineId });
      if (line) keepEditedLine(result.lineId);
    }
    if (!result.ok) host?.emit('kerf-error', result.problem);
  }

  const sayNotLoaded = () => setSaid('There is no connection. Try again when you are back online.');

  // Comparing and printing are fetched once somebody asks for them.
  async function compare() {
    const { addToCompare } = await import('./add-to-compare.js');
    const comparison = addToCompare(props);
    if (comparison.status === 'kept')
      host?.emit('kerf-compare', { configuration: name, type: comparison.type });
    setSaid(compareWords[comparison.status]);
  }
  async function print({ currentTarget }: { currentTarget: HTMLElement }) {
    const shadow = currentTarget.getRootNode();
    if (!host?.emit('kerf-print-quote', { configuration: name }, true) || !(shadow instanceof ShadowRoot))
      return;
    const { printQuote } = await import('./print-quote.js');
    printQuote(props, shadow);
  }

  return (
    <div className="actions" part="actions">
      <div className="price-bar" part="price-bar">
        {children}
        <button
          className="button primary"
          part="submit"
          type="button"
          disabled={!canSubmit(state)}
          aria-busy={state.submitting}
          onClick={press}
        >
          {status === 'quote' ? 'Request a Quote' : 'Add to Cart'}
        </button>
      </div>
      <div className="others">
        <button
          className="button"
          type="button"
          disabled={!canCompare(state)}
          onClick={() => compare().catch(sayNotLoaded)}
        >
          Add to Compare
        </button>
        <button
          className="button"
          type="button"
          disabled={!canCompare(state)}
          onClick={(event) => print(event).catch(sayNotLoaded)}
        >
          Print Quote
        </button>
      </div>
      <p className={notice ? `notice ${notice.kind}` : 'notice'} role="status" key={notice?.sequence}>
        {said || notice?.message}
        {!said && notice?.kind === 'added' && (
          <>
            {' '}
            <a className="link" href={cartUrl(runtime, token)}>
              View cart
            </a>
          </>
        )}
      </p>
    </div>
  );
}
