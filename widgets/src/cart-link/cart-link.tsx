import { loadCart } from '@kerf/sdk/actions';
import { useEffect } from 'react';
import { cartUrl } from '../cart/cart-url.js';
import { useHeedPage } from '../configuration/use-heed-page.js';
import { shopTarget } from '../element/shop-url.js';
import { useConsent } from '../element/use-consent.js';
import { useShop } from '../element/use-shop.js';
import { useWidget } from '../element/widget-context.js';

/** A link to the cart that shows how many lines are in it. */
export function CartLink() {
  useConsent();
  useHeedPage();
  const { runtime, host } = useWidget();
  const { cart, token, status } = useShop((shop) => shop.cart);
  useEffect(() => {
    // Asked anew: another link on the page may have begun since this one was drawn.
    if (runtime.snapshot().cart.status === 'idle') loadCart(runtime);
  }, [runtime, status]);
  useEffect(() => {
    host?.emit('kerf-ready', {});
  }, [host]);
  const count = cart?.lines.length ?? 0;
  return (
    <a className="cart-link" part="link" href={host ? cartUrl(runtime, token) : '/cart'} target={shopTarget}>
      Cart
      <span className={count ? 'count' : 'count none'} part="count">
        {count || ''}
        {count > 0 && <span className="out">{count === 1 ? ' item' : ' items'}</span>}
      </span>
    </a>
  );
}
