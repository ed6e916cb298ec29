/** What a page's form gives a browser when somebody signs in by it: the session, and the cart with this browser's lines. */

import type { Cart, CartAnswer } from '@kerf/sdk/contract';
import type { FastifyRequest } from 'fastify';
import { readToken } from '../../cart/cart-token.js';
import { joinMemberCart } from '../../cart/member-cart.js';
import { cartCookie, readCartCookie } from '../../http/cart-cookie.js';
import { guestModeEnd } from '../../http/order-cookie.js';
import { personCookies } from '../../http/person-cookies.js';
import { saidCookie } from '../../http/said-cookie.js';
import type { SignIn } from '../../people/sign-in.js';
import type { ShopContext } from '../../shop-context.js';

/** Whether a cart has something that one did not have before. */
const isMore = (cart: Cart, before: Cart): boolean =>
  cart.lines.some(
    ({ id, quantity }) => !before.lines.some((line) => line.id === id && line.quantity === quantity),
  );

/**
 * The cookies of who just signed in and goes on at `next`. A cart that can't be joined now stays in the browser as it is: the
 * sign-in counts all the same. Who is in the middle of an order is told where more became part of that.
 */
export async function memberCookies(
  { carts, publicUrl }: ShopContext,
  { ip, headers, method, url }: FastifyRequest,
  { person, session, choosePassword }: SignIn,
  next = '',
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
  if (/^\/checkout\b/.test(next) && items.length > 0 && isMore(joined.cart, cart))
    cookies.push(saidCookie('cart-joined', publicUrl));
  return cookies;
}
