/** The cart: its lines with what they cost, and the sum. */

import { adoptCart, loadCart } from '@kerf/sdk/actions';
import type { Cart } from '@kerf/sdk/contract';
import { formatMoney, freeShippingFrom, toDollars } from '@kerf/sdk/rules';
import { isTokenKept } from '@kerf/sdk/runtime';
import { useEffect, useRef } from 'react';
import { shopUrl } from '../element/shop-url.js';
import { useShop } from '../element/use-shop.js';
import { useWidget } from '../element/widget-context.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { cartFragmentToken, dropCartFragment } from './cart-fragment.js';
import { CartLineRow } from './cart-line-row.js';

export function CartView() {
  const { runtime } = useWidget();
  const { status, cart, problem } = useShop((shop) => shop.cart);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const token = cartFragmentToken();
    if (!token) {
      loadCart(runtime);
      return;
    }
    adoptCart(runtime, token).then(() => {
      // Where nothing is kept, the address is all that a reload has.
      if (runtime.snapshot().cart.token !== token || isTokenKept(runtime, token)) dropCartFragment();
    });
  }, [runtime]);

  useEffect(() => {
    // Another tab may have changed it meanwhile.
    const refresh = () => document.visibilityState === 'visible' && loadCart(runtime);
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [runtime]);

  if (problem && !cart) return <ErrorNotice message={problem.message} onRetry={() => loadCart(runtime)} />;
  if (!cart && status !== 'ready') return <div className="cart waiting" aria-busy="true" />;
  if (!cart?.lines.length)
    return (
      <div className="empty" part="empty">
        <h2 className="head" ref={heading} tabIndex={-1}>
          Your cart is empty
        </h2>
        <p>Choose a product, and what you add shows here with its price.</p>
        <a className="button primary" href={shopUrl(runtime, '/')}>
          See what we print
        </a>
      </div>
    );
  return (
    <div className="cart" part="cart">
      <section aria-labelledby="lines-head">
        <h2 className="head" id="lines-head" ref={heading} tabIndex={-1}>
          {`${cart.lines.length} ${cart.lines.length === 1 ? 'item' : 'items'}`}
        </h2>
        {problem && <ErrorNotice message={problem.message} />}
        <ul className="lines">
          {cart.lines.map((line) => (
            <CartLineRow key={line.id} line={line} onRemoved={() => heading.current?.focus()} />
          ))}
        </ul>
      </section>
      <Sums cart={cart} />
    </div>
  );
}

function Sums({ cart }: { cart: Cart }) {
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
