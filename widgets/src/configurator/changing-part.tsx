import { summaryText } from '@kerf/sdk/rules';
import { useState } from 'react';
import { cartUrl } from '../cart/cart-url.js';
import { useHydrated } from '../element/use-hydrated.js';
import { useShop } from '../element/use-shop.js';
import { useWidget } from '../element/widget-context.js';
import type { PanelProps } from './panel-props.js';

/** Says that a line of the cart is being changed, which one, and leads back to it. */
export function ChangingPart({ range, selection, line }: PanelProps) {
  const { runtime } = useWidget();
  const isLive = useHydrated();
  const { token, cart } = useShop((shop) => shop.cart);
  // What it was as the page opened, whatever is chosen since, until the cart says what it is now.
  const [opened] = useState(() => summaryText(range, selection));
  const kept = cart?.lines.find(({ id }) => id === line);
  // Who was sent the address has no such line.
  if (isLive && (!token || (cart && !kept))) return null;
  const words = kept?.summary ?? opened;
  return (
    <p className="changing" part="changing">
      <strong>You are changing</strong> {words} in your cart.{' '}
      <a className="link" href={isLive ? cartUrl(runtime, token) : '/cart'}>
        Back to the cart
      </a>
    </p>
  );
}
