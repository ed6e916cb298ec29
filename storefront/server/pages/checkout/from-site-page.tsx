/** The way of a cart that came by a link, into the checkout or the cart. */
import type { CartAnswer } from '@kerf/sdk/contract';
import type { FastifyInstance } from 'fastify';
import {
  type Answer,
  answerField,
  FromSite,
  type NextPath,
  type TwoCarts,
} from '../../../pages/checkout/from-site.js';
import { readCart, readOpenCart } from '../../cart/cart-rows.js';
import { mergeCarts } from '../../cart/merge-carts.js';
import type { Failure } from '../../http/answer.js';
import { cartCookie } from '../../http/cart-cookie.js';
import { formOf } from '../../http/read-form.js';
import { rawQuery } from '../../http/read-query.js';
import { type RefusedAtCart, toRefusal } from '../cart-page.js';
import { backToForm, keepForm, takeForm } from '../kept-forms.js';
import type { Opening } from './opened-checkout.js';
import type { CheckoutParts, Showing } from './show-step.js';

const opensNone =
  'The link opens no cart: it may be cut off, or its cart is not there any more. What is in your cart here is as it was.';

const nextOf = (fields: URLSearchParams): NextPath =>
  fields.get('next') === '/cart' ? '/cart' : '/checkout';

export function serveFromSite(
  checkout: FastifyInstance,
  parts: CheckoutParts,
  { tokenOf }: Opening,
  { send }: Showing,
): void {
  const { carts, people, publicUrl } = parts;
  const path = '/checkout/from-site';

  /** What would become of this browser's cart; null where it has none with anything in it, or the same. */
  async function twoCarts(
    address: string,
    own: string | null,
    sent: string,
    next: NextPath,
  ): Promise<TwoCarts | null> {
    const { db } = people;
    if (((await readCart(db, own)) ?? []).length === 0 || own === null) return null;
    if ((await readOpenCart(db, own)) === (await readOpenCart(db, sent))) return null;
    const linesOf = async (token: string) => {
      const { cart } = await carts.read({ address, tokens: [token] });
      return cart.lines.map(({ id, product_name, summary, total }) => ({ id, product_name, summary, total }));
    };
    const came = await linesOf(sent);
    return came.length === 0 ? null : { token: sent, came, own: await linesOf(own), next };
  }

  // The token comes in the part of the address that no server reads.
  checkout.get(path, async (request, reply) => {
    const asked = await takeForm<TwoCarts>(request, parts, path);
    // Loaded again, it is asked again.
    if (asked) await keepForm(request, reply, parts, path, asked);
    const next = asked?.next ?? nextOf(new URLSearchParams(rawQuery(request)));
    const main = () => <FromSite carts={asked} next={next} />;
    return send(request, reply, path, 200, false, main, ['take-cart']);
  });
  checkout.post(path, async (request, reply) => {
    const form = formOf(request.body);
    const sent = form.get('token') ?? '';
    const answer = form.get(answerField) as Answer | null;
    const next = nextOf(form);
    // Whatever was asked before is over: it was answered, or another link came.
    await takeForm<TwoCarts>(request, parts, path);
    if (answer === 'alone' || sent === '') return reply.redirect(next, 303);
    const token = tokenOf(request);
    // A link alone puts nothing into the cart of somebody who has one.
    const asked = answer === 'join' ? null : await twoCarts(request.ip, token, sent, next);
    if (asked) return backToForm(request, reply, parts, path, asked);
    const { status, body } = await carts
      .write(
        { address: request.ip, tokens: token === null ? [] : [token] },
        {
          code: 200,
          request: '',
          key: null,
          merged: sent,
          work: (trx, own, day) => mergeCarts(trx, own, sent, day),
        },
      )
      .catch(toRefusal);
    if (status !== 200) {
      const { code, message } = (JSON.parse(body) as Failure).error;
      const notice = { kind: 'refused', message: code === 'CART_UNKNOWN' ? opensNone : message } as const;
      return backToForm(request, reply, parts, '/cart', {
        notice,
        refused: null,
        status,
      } satisfies RefusedAtCart);
    }
    const { data } = JSON.parse(body) as { data: CartAnswer };
    return reply.header('set-cookie', cartCookie(data.token, publicUrl)).redirect(next, 303);
  });
}
