import { isTokenKept, type Runtime } from '@kerf/sdk/runtime';
import { cartFragment, checkoutUrl } from './cart-url.js';

/** The cart token in the page's address, or null. */
export const cartFragmentToken = (): string | null =>
  new URLSearchParams(location.hash.slice(1)).get(cartFragment);

/** Takes the token out of the address, so that it is used once and not shared with the link. */
export function dropCartFragment(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/**
 * On the shop's own page, where this browser has another cart already: the page that asks whether what came is to be in it
 * too, and leads back to the cart. Else null.
 */
export function askingUrl(runtime: Runtime, token: string): string | null {
  const url = new URL(checkoutUrl(runtime, token));
  const hasOther = runtime.snapshot().cart.cart?.lines.length && !isTokenKept(runtime, token);
  if (url.origin !== location.origin || !hasOther) return null;
  url.searchParams.set('next', '/cart');
  return url.href;
}
