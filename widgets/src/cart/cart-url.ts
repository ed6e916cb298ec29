import { isTokenKept, type Runtime } from '@kerf/sdk/runtime';
import { shopUrl } from '../element/shop-url.js';

/** Name of the fragment that carries a cart to the shop from another site. */
export const cartFragment = 'cart';

/**
 * Address of the shop's cart page. From another origin, or where this browser keeps nothing, the fragment carries the cart's token, which no server log
 * and no referrer ever sees.
 */
export function cartUrl(runtime: Runtime, token: string | null): string {
  const url = new URL(shopUrl(runtime, '/cart'), location.href);
  if (token && (url.origin !== location.origin || !isTokenKept(runtime, token)))
    url.hash = `${cartFragment}=${token}`;
  return url.href;
}
