import { isTokenKept, type Runtime } from '@kerf/sdk/runtime';
import { shopUrl } from '../element/shop-url.js';

/** Name of the fragment that carries a cart to the shop from another site. */
export const cartFragment = 'cart';

/**
 * Address of a page of the shop that is about the cart. From another origin, or where this browser keeps nothing, the page
 * is the one of `carried`, and a fragment brings it the cart's token, which no server log and no referrer ever sees.
 */
function pageUrl(runtime: Runtime, token: string | null, path: string, carried = path): string {
  const url = new URL(shopUrl(runtime, path), location.href);
  if (!token || (url.origin === location.origin && isTokenKept(runtime, token))) return url.href;
  return new URL(`${carried}#${cartFragment}=${token}`, url).href;
}

/** Address of the shop's cart page, with the cart. */
export const cartUrl = (runtime: Runtime, token: string | null): string => pageUrl(runtime, token, '/cart');

/** Address of the shop's checkout, with the cart. */
export const checkoutUrl = (runtime: Runtime, token: string | null): string =>
  pageUrl(runtime, token, '/checkout', '/checkout/from-site');
