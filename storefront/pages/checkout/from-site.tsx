import type { CartLine } from '@kerf/sdk/contract';
import { formatMoney } from '@kerf/sdk/rules';
import { type Notice, Said } from '../said.js';

/** The name of the field that answers the question: put both into one cart, or go on with this browser's own. */
export const answerField = 'answer';
export type Answer = 'join' | 'alone';

/** Where the way goes on afterwards. */
export type NextPath = '/checkout' | '/cart';

/** Two carts that would become one. */
export interface TwoCarts {
  /** The token of the cart that came. */
  token: string;
  /** What is in it, and what in this browser's own. */
  came: readonly Pick<CartLine, 'id' | 'product_name' | 'summary' | 'total'>[];
  own: TwoCarts['came'];
  next: NextPath;
}

const asked: Notice = {
  kind: 'refused',
  message: 'You have a cart here already. Is what came now to be in it too?',
};

function Pieces({ lines, heading, id }: { lines: TwoCarts['came']; heading: string; id: string }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            {line.product_name}, {formatMoney(line.total)}
            <span className="muted"> {line.summary}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The way of a cart that came by a link to the checkout, or to the cart: its script takes the cart out of the address, and
 * goes on. Where this browser has a cart already, nothing is put into it before that was asked. A link that comes while
 * something is asked is the one that counts: its form is sent without an answer.
 */
export function FromSite({ carts, next }: { carts: TwoCarts | null; next: NextPath }) {
  const answer = (value: Answer) => ({ type: 'submit', name: answerField, value }) as const;
  return (
    <div className="hold checkout">
      <div className="title section-head">
        <h1>{carts ? 'Two carts' : 'Your cart is on its way'}</h1>
      </div>
      <div className={carts ? 'checkout-part' : undefined}>
        {carts && (
          <>
            <Said notice={asked} />
            <Pieces lines={carts.came} heading="What came by the link" id="came-head" />
            <Pieces lines={carts.own} heading="In your cart here" id="own-head" />
          </>
        )}
        <form
          className="fields"
          method="post"
          action="/checkout/from-site"
          data-take-cart={carts ? 'asks' : next}
        >
          <input type="hidden" name="token" value={carts?.token ?? ''} />
          <input type="hidden" name="next" value={next} />
          {carts ? (
            <>
              <div>
                <button className="act first" {...answer('join')}>
                  Put both into one cart
                </button>
              </div>
              <p>
                <button className="as-link" {...answer('alone')}>
                  Go on with your cart here alone
                </button>
                . What came stays where it was.
              </p>
            </>
          ) : (
            <div>
              <button className="act first" type="submit">
                {next === '/cart' ? 'Go on to your cart' : 'Go on to the checkout'}
              </button>
            </div>
          )}
        </form>
      </div>
    </div>
  );
}
