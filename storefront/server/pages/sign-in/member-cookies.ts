/** What a page's form gives a browser when somebody signs in by it: the session, and the cart with this browser's lines. */

import type { CartAnswer } from '@kerf/sdk/contract';
import type { FastifyRequest } from 'fastify';
import { readToken } from '../../cart/cart-token.js';
import { hasBroughtMore, joinMemberCart } from '../../cart/member-cart.js';
import { cartCookie, readCartCookie } from '../../http/cart-cookie.js';
import { guestModeEnd } from '../../http/order-cookie.js';
import { personCookies } from '../../http/person-cookies.js';
import { saidCookie } from '../../http/said-cookie.js';
import type { SignIn } from '../../people/sign-in.js';
import type { ShopContext } from '../../shop-context.js';

/**
 * The cookies of who just signed in. A cart that can't be joined now stays in the browser as it is: the sign-in counts all the
 * same.
 */
export async function memberCookies(
  { carts, publicUrl }: ShopContext,
  { ip, headers, method, url }: FastifyRequest,
  { person, session, choosePassword }: SignIn,
): Promise<string[]> {
  const cookies = [...personCookies(session.tokens, publicUrl), ...guestModeEnd(headers, publicUrl)];
  if (choosePassword) return cookies;
  const token = readToken(readCartCookie(headers, publicUrl));
  const caller = { address: ip, tokens: token === null ? [] : [token] };
  const { cart } = await carts.read(caller);
  const items = cart.lines.map(({ id }) => id);
  const owner = { personId: person.id, sessionId: session.id };
  const { status, body } = await carts.write(caller, {
    code: 200,
    key: null,
    request: `${method} ${url}`,
    work: (trx, own, today) => joinMemberCart(trx, own, owner, items, today),
  });
  if (status >= 300) return cookies;
  const joined = (JSON.parse(body) as { data: CartAnswer }).data;
  cookies.push(cartCookie(joined.token, publicUrl));
  if (hasBroughtMore(joined.cart.lines, cart.lines)) cookies.push(saidCookie('cart-joined', publicUrl));
  return cookies;
}
