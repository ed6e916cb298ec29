import type { Dollars } from '@kerf/sdk/contract';
import { type ArtworkThere, formatMoney, toCents } from '@kerf/sdk/rules';
import { TermsNote, type TermsPlaces } from '../terms-note.js';
import { stepFormId } from './checkout-form.js';

/** What moved since it was put into the cart, in dollars. */
export interface MovedPrice {
  name: string;
  was: string;
  is: string;
}

interface ReviewProps {
  /** What is to be paid. */
  total: Dollars;
  /** What all that is shown comes to in a word, so that nothing else is ordered. */
  shown: string;
  /** Names the order to come: pressed twice, it is one. */
  checkoutId: string;
  moved: readonly MovedPrice[];
  canBePlaced: boolean;
  artwork: ArtworkThere;
  places: TermsPlaces;
}

const artworkStep: Readonly<Record<ArtworkThere, string>> = {
  none: 'You send us your artwork, now or later, on the page of the order.',
  some: 'You send us the artwork that is still missing, now or later, on the page of the order.',
  again: 'We have your artwork from your earlier order. On the page of the order you can send another.',
  designed: 'There is no artwork to send: we cut your letters as you designed them.',
  both: 'We have all that we need: your letters as you designed them, and your artwork from your earlier order.',
};

/** The last look: what moved, what happens next, and the button that orders. */
export function Review({ total, shown, checkoutId, moved, canBePlaced, artwork, places }: ReviewProps) {
  return (
    <>
      {moved.length > 0 && (
        <div className="said refused">
          <p>Prices have moved since you filled your cart:</p>
          <ul>
            {moved.map(({ name, was, is }) => (
              <li key={name + was}>
                {name} was {was} and is {is} now.
              </li>
            ))}
          </ul>
        </div>
      )}
      <section aria-labelledby="next-head">
        <h2 id="next-head">What happens next</h2>
        <ol className="next">
          <li>Your order is confirmed by mail at once.</li>
          <li>{artworkStep[artwork]}</li>
          <li>We make a free PDF proof of each piece. You approve it, or say what to change.</li>
          <li>We print when the proof is approved and the order is paid.</li>
        </ol>
        <p className="muted">
          Until a proof is approved you can cancel. There are no refunds for a change of mind after that; your
          rights under the Australian Consumer Law stay as they are.
        </p>
      </section>
      {canBePlaced ? (
        <form className="fields" id={stepFormId} method="post" action="/checkout/place#said">
          <input type="hidden" name="checkout" value={checkoutId} />
          <input type="hidden" name="total" value={toCents(total)} />
          <input type="hidden" name="shown" value={shown} />
          <TermsNote places={places} by="Placing the order" />
          <div>
            <button className="act first" type="submit">
              Place order, {formatMoney(total)}
            </button>
          </div>
        </form>
      ) : (
        <p className="fault">
          Something in your cart can’t be made any more. <a href="/cart">Look at your cart</a>
        </p>
      )}
    </>
  );
}
