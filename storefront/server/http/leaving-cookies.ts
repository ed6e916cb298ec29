import type { IncomingHttpHeaders } from 'node:http';
import { cartCookie, readCartCookie } from './cart-cookie.js';
import { emailChangeCookie, personCookies, readEmailChange } from './person-cookies.js';

/**
 * The headers by which a page of the shop forgets who was signed in. A cart that closed with the session is forgotten
 * too: who asks for it again and again looks like somebody who guesses.
 */
export async function leavingCookies(
  headers: IncomingHttpHeaders,
  publicUrl: string,
  opensCart: (token: string) => Promise<boolean>,
): Promise<string[]> {
  const cart = readCartCookie(headers, publicUrl);
  const isClosed = cart !== undefined && !(await opensCart(cart));
  return [
    ...personCookies(null, publicUrl),
    ...(readEmailChange(headers, publicUrl) === null ? [] : [emailChangeCookie(null, publicUrl)]),
    ...(isClosed ? [cartCookie(null, publicUrl)] : []),
  ];
}
