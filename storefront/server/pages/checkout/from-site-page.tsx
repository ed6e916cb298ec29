/** The way into the checkout from another site. */
import type { CartAnswer } from '@kerf/sdk/contract';
import type { FastifyInstance } from 'fastify';
import { FromSite, joinField, type TwoCarts } from '../../../pages/checkout/from-site.js';
import { readCart, readOpenCart } from '../../cart/cart-rows.js';
import { readToken } from '../../cart/cart-token.js';
import { mergeCarts } from '../../cart/merge-carts.js';
import { cartCookie } from '../../http/cart-cookie.js';
import { formOf } from '../../http/read-form.js';
import { backToForm, keepForm, takeForm } from '../kept-forms.js';
import type { Opening } from './opened-checkout.js';
import type { CheckoutParts, Showing } from './show-step.js';

export function serveFromSite(
  checkout: FastifyInstance,
  parts: CheckoutParts,
  { tokenOf }: Opening,
  { send }: Showing,
): void {
  const { carts, people, publicUrl } = parts;
  const path = '/checkout/from-site';

  /** What would become of this browser's cart; null where it has none with anything in it, or the same. */
  async function twoCarts(address: string, own: string | null, sent: string): Promise<TwoCarts | null> {
    const { db } = people;
    if (((await readCart(db, own)) ?? []).length === 0 || own === null) return null;
    if ((await readOpenCart(db, own)) === (await readOpenCart(db, sent))) return null;
    const linesOf = async (token: string) => {
      const { cart } = await carts.read({ address, tokens: [token] });
      return cart.lines.map(({ id, product_name, summary, total }) => ({ id, product_name, summary, total }));
    };
    const came = await linesOf(sent);
    return came.length === 0 ? null : { token: sent, came, own: await linesOf(own) };
  }

  // The cart of another site, which comes in the address where no server reads it.
  checkout.get(path, async (request, reply) => {
    const asked = await takeForm<TwoCarts>(request, reply, parts, path);
    // Loaded again, it is asked again.
    if (asked) await keepForm(request, reply, parts, path, asked);
    return send(request, reply, path, 200, false, () => <FromSite carts={asked} />, ['take-cart']);
  });
  checkout.post(path, async (request, reply) => {
    const form = formOf(request.body);
    const sent = form.get('token') ?? '';
    if (readToken(sent) === null) return reply.redirect('/cart', 303);
    const token = tokenOf(request);
    // A link alone puts nothing into the cart of somebody who has one.
    const asked = form.get(joinField) === '1' ? null : await twoCarts(request.ip, token, sent);
    if (asked) return backToForm(request, reply, parts, path, asked);
    const { status, body } = await carts.write(
      { address: request.ip, tokens: token === null ? [] : [token] },
      {
        code: 200,
        request: '',
        key: null,
        merged: sent,
        work: (trx, own, day) => mergeCarts(trx, own, sent, day),
      },
    );
    if (status !== 200) return reply.redirect('/cart', 303);
    const { data } = JSON.parse(body) as { data: CartAnswer };
    return reply.header('set-cookie', cartCookie(data.token, publicUrl)).redirect('/checkout', 303);
  });
}
