import { cartFragment } from './cart-url.js';

/** The cart token in the page's address, or null. */
export const cartFragmentToken = (): string | null =>
  new URLSearchParams(location.hash.slice(1)).get(cartFragment);

/** Takes the token out of the address, so that it is used once and not shared with the link. */
export function dropCartFragment(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
