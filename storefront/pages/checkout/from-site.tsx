import type { CartLine } from '@kerf/sdk/contract';
import { formatMoney } from '@kerf/sdk/rules';
import { type Notice, Said } from '../said.js';

/** The name of the field that says that the cart which came is to be put into this browser's own. */
export const joinField = 'join';

/** Two carts that would become one. */
export interface TwoCarts {
  /** The token of the cart that came. */
  token: string;
  /** What is in it, and what in this browser's own. */
  came: readonly Pick<CartLine, 'id' | 'product_name' | 'summary' | 'total'>[];
  own: TwoCarts['came'];
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
 * The way from another site's page to the checkout: its script takes the cart out of the address, and goes on. Where this
 * browser has a cart already, nothing is put into it before that was asked.
 */
export function FromSite({ carts }: { carts: TwoCarts | null }) {
  return (
    <div className="hold checkout">
      <div className="title section-head">
        <h1>{carts ? 'Two carts' : 'Your cart is on its way'}</h1>
      </div>
      {carts ? (
        <div className="checkout-part">
          <Said notice={asked} />
          <Pieces lines={carts.came} heading="What came from the other site" id="came-head" />
          <Pieces lines={carts.own} heading="In your cart here" id="own-head" />
          <form className="fields" method="post" action="/checkout/from-site">
            <input type="hidden" name="token" value={carts.token} />
            <input type="hidden" name={joinField} value="1" />
            <div>
              <button className="act first" type="submit">
                Put both into one cart
              </button>
            </div>
          </form>
          <p>
            <a href="/checkout">Go on with your cart here alone</a>. What came stays on the other site.
          </p>
        </div>
      ) : (
        <form className="fields" method="post" action="/checkout/from-site" data-take-cart>
          <input type="hidden" name="token" value="" />
          <div>
            <button className="act first" type="submit">
              Go on to the checkout
            </button>
          </div>
        </form>
      )}
    </div>
  );
}
