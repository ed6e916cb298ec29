import type { IncomingHttpHeaders } from 'node:http';
import { cartCookie, readCartCookie } from './cart-cookie.js';
import { orderCookie, readOrderCookie } from './order-cookie.js';
import { emailChangeCookie, personCookies, readEmailChange } from './person-cookies.js';

/** What says whether something that a browser holds still opens anything. */
interface LeavingParts {
  publicUrl: string;
  carts: { opens(token: string): Promise<boolean> };
  people: { orders: { opening(keys: readonly string[], now: Date): Promise<string[]> }; now: () => Date };
}

/**
 * The headers by which a page of the shop forgets who was signed in. A cart and orders that closed with the session are
 * forgotten too: who asks for them again and again looks like somebody who guesses.
 */
export async function leavingCookies(
  headers: IncomingHttpHeaders,
  { carts, people, publicUrl }: LeavingParts,
): Promise<string[]> {
  const cart = readCartCookie(headers, publicUrl);
  const isClosed = cart !== undefined && !(await carts.opens(cart));
  const keys = readOrderCookie(headers, publicUrl);
  const opening = await people.orders.opening(keys, people.now());
  return [
    ...personCookies(null, publicUrl),
    ...(readEmailChange(headers, publicUrl) === null ? [] : [emailChangeCookie(null, publicUrl)]),
    ...(isClosed ? [cartCookie(null, publicUrl)] : []),
    ...(opening.length < keys.length ? [orderCookie(opening, publicUrl)] : []),
  ];
}
