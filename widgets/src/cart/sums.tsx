import type { Cart } from '@kerf/sdk/contract';
import { formatMoney, freeShippingFrom, toDollars } from '@kerf/sdk/rules';
import type { MouseEvent } from 'react';
import { shopTarget } from '../element/shop-url.js';
import { useShop } from '../element/use-shop.js';
import { useWidget } from '../element/widget-context.js';
import type { LineEdit } from './cart-line-row.js';
import { checkoutUrl } from './cart-url.js';
import { PrintQuote } from './print-quote.js';

/** What the cart comes to: pieces, delivery, total, and the tax in it. */
export function Sums({ cart, edits }: { cart: Cart; edits: Set<LineEdit> }) {
  const { runtime, host } = useWidget();
  const token = useShop((shop) => shop.cart.token);

  /** The checkout shows what is in the cart: what was typed a moment ago has to be there first. */
  async function saveFirst(event: MouseEvent<HTMLAnchorElement>) {
    const due = [...edits].filter((edit) => edit.isDue());
    if (!due.length || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { currentTarget: link } = event;
    for (const edit of due) if (!(await edit.save())) return;
    link.click();
  }

  return (
    <section className="sums" part="sums" aria-labelledby="sums-head">
      <h2 className="head" id="sums-head">
        Summary
      </h2>
      <dl>
        <div>
          <dt>Subtotal</dt>
          <dd>{formatMoney(cart.sub_total)}</dd>
        </div>
        <div>
          <dt>Shipping</dt>
          <dd>{cart.free_shipping ? 'Free' : formatMoney(cart.shipping_fee)}</dd>
        </div>
      </dl>
      {/* Where the sums stand below the lines, it is in sight beside all of them. */}
      <div className="go">
        <dl>
          <div className="sum">
            <dt>Total</dt>
            <dd>{formatMoney(cart.total)}</dd>
          </div>
          <div className="gst">
            <dt>GST included</dt>
            <dd>{formatMoney(cart.gst_included)}</dd>
          </div>
        </dl>
        <a
          className="button primary"
          part="checkout"
          href={host ? checkoutUrl(runtime, token) : '/checkout'}
          target={shopTarget}
          onClick={saveFirst}
        >
          Checkout
        </a>
      </div>
      <PrintQuote cart={cart} />
      {!cart.free_shipping && (
        <p className="hint">{`Orders of ${formatMoney(toDollars(freeShippingFrom))} or more ship free, Australia wide.`}</p>
      )}
    </section>
  );
}
