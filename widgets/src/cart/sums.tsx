import type { Cart } from '@kerf/sdk/contract';
import { formatMoney, freeShippingFrom, toDollars } from '@kerf/sdk/rules';

/** What the cart comes to: pieces, delivery, total, and the tax in it. */
export function Sums({ cart }: { cart: Cart }) {
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
        <div className="sum">
          <dt>Total</dt>
          <dd>{formatMoney(cart.total)}</dd>
        </div>
        <div className="gst">
          <dt>GST included</dt>
          <dd>{formatMoney(cart.gst_included)}</dd>
        </div>
      </dl>
      {!cart.free_shipping && (
        <p className="hint">{`Orders of ${formatMoney(toDollars(freeShippingFrom))} or more ship free, Australia wide.`}</p>
      )}
    </section>
  );
}
