import { cartFragment } from './cart-url.js';

/** Takes the cart token out of the page's address, so that it is used once and not shared with the link. */
export function takeCartFragment(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get(cartFragment);
  if (token) history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
