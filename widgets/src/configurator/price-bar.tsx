import { quotePagePath } from '@kerf/sdk/contract';
import { canSubmit, submitStatus } from '@kerf/sdk/rules';
import { useEffect, useRef, useState } from 'react';
import { cartUrl } from '../cart/cart-url.js';
import { shopTarget, shopUrl } from '../element/shop-url.js';
import { useHydrated } from '../element/use-hydrated.js';
import { useShop } from '../element/use-shop.js';
import { useWidget } from '../element/widget-context.js';
import { pressOnDemand } from './fetch-on-demand.js';
import { Outcome } from './outcome.js';
import type { PanelProps } from './panel-props.js';
import { PriceRow } from './price-row.js';
import { ShowPrice } from './show-price.js';
import { useQuoteRequest } from './use-quote-request.js';

/**
 * What is chosen, what it costs, and the button that goes on: always in sight. What came of a press stands above the
 * button until somebody closes it, presses again or goes on to something else.
 */
export function PriceBar(props: PanelProps) {
  const { name, state, reset } = props;
  const isLive = useHydrated();
  const widget = useWidget();
  const { runtime } = widget;
  const token = useShop(({ cart }) => cart.token);
  const isQuote = submitStatus(state) === 'quote';
  const { notice, submitting } = state;
  const requestQuote = useQuoteRequest(props);
  const [said, setSaid] = useState('');
  const [closed, setClosed] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const into = useRef('');
  const outcome = notice && notice.sequence > closed ? notice : null;
  const told = said || outcome?.sequence;
  const isPressed = useRef(false);
  useEffect(() => {
    // Where the bar stands in the page, zoomed in very far, it would be out of sight. Another bar of the same
    // configuration, and one that is put into a page, tell it and move nothing.
    if (!told || !isPressed.current) return;
    isPressed.current = false;
    button.current?.closest('.price-bar')?.scrollIntoView({ block: 'nearest' });
  }, [told]);

  const press = () => {
    isPressed.current = true;
    pressOnDemand(
      widget,
      { configuration: name, item: state.item, selection: state.selection },
      setSaid,
      (fetched) => {
        if (!isQuote) return fetched.putIntoCart(props, widget, into);
        setSaid(requestQuote(fetched));
      },
    );
  };

  function close() {
    setSaid('');
    setClosed(notice?.sequence ?? 0);
    button.current?.focus({ preventScroll: true });
  }

  return (
    <div className="price-bar" part="price-bar">
      <Outcome name={name} state={state} reset={reset} said={said || outcome?.message} kind={outcome?.kind}>
        {!said && outcome?.kind === 'added' && (
          <a className="link" href={cartUrl(runtime, token)} target={shopTarget}>
            View cart
          </a>
        )}
        {(said || outcome) && (
          <button className="close" type="button" aria-label="Close" onClick={close}>
            <span aria-hidden="true">×</span>
          </button>
        )}
      </Outcome>
      <PriceRow {...props}>
        {/* In the place of a total that is of another choice. */}
        {!isLive && <ShowPrice />}
        <button
          className="button primary"
          part="submit"
          ref={button}
          type={isLive ? 'button' : 'submit'}
          formMethod={isQuote ? 'get' : 'post'}
          formAction={shopUrl(runtime, isQuote ? quotePagePath : '/cart/lines')}
          // Busy, it keeps the focus, and hears no second press.
          disabled={isLive && !submitting && !canSubmit(state)}
          aria-disabled={submitting || undefined}
          onClick={() => isLive && !submitting && press()}
        >
          {isQuote ? 'Request a Quote' : 'Add to Cart'}
        </button>
      </PriceRow>
    </div>
  );
}
