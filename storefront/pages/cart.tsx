import { Placed } from './placed.js';
import { type Notice, Said } from './said.js';

/** What was just done to the cart, or why it was not, and what may be done about it. */
export interface CartNotice extends Notice {
  /** Where a form is sent that puts back what was removed. */
  undo?: string;
  /** Where it leads on, or back. */
  link?: { href: string; words: string };
}

/**
 * The cart: lines and sums are the widget's. `isKnown` says that it was drawn with the cart of who asks; else this
 * browser may have one that only its script knows.
 */
export function CartPage({
  cart,
  isKnown,
  notice,
}: {
  cart: string;
  isKnown: boolean;
  notice: CartNotice | null;
}) {
  return (
    <div className="hold">
      <div className="title section-head">
        <h1>Your cart</h1>
      </div>
      {!isKnown && (
        <noscript>
          <p className="no-script">
            Your cart is empty. What you add shows here with its price; your browser keeps it with a cookie.
          </p>
        </noscript>
      )}
      {notice && (
        <Said notice={notice}>
          {notice.undo && (
            <form method="post" action={notice.undo}>
              <button type="submit">Undo</button>
            </form>
          )}
          {notice.link && <a href={notice.link.href}>{notice.link.words}</a>}
        </Said>
      )}
      <Placed className="widget-cart" markup={cart} />
    </div>
  );
}
