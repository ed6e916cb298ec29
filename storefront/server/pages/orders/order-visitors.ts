/** Who asks for orders on a page, and the way in for who has none of them open. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { saidAt } from '../../../pages/said.js';
import { readToken } from '../../cart/cart-token.js';
import { readCartCookie } from '../../http/cart-cookie.js';
import { readSessionCookie } from '../../http/person-cookies.js';
import { rawQuery } from '../../http/read-query.js';
import type { OrderCaller } from '../../orders/order-desk.js';
import { guestForm } from '../../orders/order-link.js';
import { isOrderNumber, readOrderNumber } from '../../orders/order-number.js';
import { findOrderOwner } from '../../orders/order-owner.js';
import { findSigner } from '../../people/signed-path.js';
import type { ShopContext } from '../../shop-context.js';
import { type Asked, addressOf } from './orders-address.js';

/** The addresses below an order that its papers and forms have. */
export type OrderRequest = FastifyRequest<{
  Params: { order: string; proof?: string; line?: string; artwork?: string };
}>;

/** Tells who asks, by their session or by the keys of their orders. */
export interface OrderVisitors {
  callerOf(request: FastifyRequest): Promise<OrderCaller | null>;
  /** Who asks for a PDF: by an address that was signed for them, or as elsewhere. */
  readerOf(request: FastifyRequest): Promise<OrderCaller | null>;
  cartCallerOf(request: FastifyRequest): { address: string; tokens: string[] };
  /**
   * The way in, and from there to where somebody was going. The number of an order that a letter leads to is filled in
   * there, as the address names it: of the order itself nothing is told.
   */
  sendToSignIn(request: FastifyRequest, reply: FastifyReply, asked: Asked, isGuest?: boolean): FastifyReply;
}

export function orderVisitors({
  people,
  publicUrl,
}: Pick<ShopContext, 'people' | 'publicUrl'>): OrderVisitors {
  async function callerOf(request: FastifyRequest): Promise<OrderCaller | null> {
    const token = readSessionCookie(request.headers, publicUrl);
    const owner = await findOrderOwner(people, request, { token, origin: null }, publicUrl);
    return owner && { owner, address: request.ip };
  }

  async function readerOf(request: FastifyRequest): Promise<OrderCaller | null> {
    const [path = ''] = request.url.split('?');
    const signer = await findSigner(people, path, new URLSearchParams(rawQuery(request)));
    return signer ? { owner: { member: signer.person }, address: request.ip } : callerOf(request);
  }

  const cartCallerOf = ({ headers, ip }: FastifyRequest) => {
    const token = readToken(readCartCookie(headers, publicUrl));
    return { address: ip, tokens: token === null ? [] : [token] };
  };

  function sendToSignIn(request: FastifyRequest, reply: FastifyReply, asked: Asked, isGuest = false) {
    const sent = new URLSearchParams(rawQuery(request));
    const number = sent.get('order') ?? '';
    const isNamed = isOrderNumber(number);
    const query = new URLSearchParams({
      redirect: addressOf(asked),
      ...((isGuest || sent.get('form') === guestForm) && { form: guestForm }),
      ...(isNamed && { order: readOrderNumber(number) }),
    });
    return reply.redirect(`/sign-in?${query}${isNamed ? saidAt : ''}`, 303);
  }

  return { callerOf, readerOf, cartCallerOf, sendToSignIn };
}
