/** The way into the checkout from another site. */
import type { CartAnswer } from '@kerf/sdk/contract';
import type { FastifyInstance } from 'fastify';
import { FromSite } from '../../../pages/checkout/from-site.js';
import { readToken } from '../../cart/cart-token.js';
import { mergeCarts } from '../../cart/merge-carts.js';
import { cartCookie } from '../../http/cart-cookie.js';
import { formOf } from '../../http/read-form.js';
import type { Opening } from './opened-checkout.js';
import type { CheckoutParts, Showing } from './show-step.js';

export function serveFromSite(
  checkout: FastifyInstance,
  { carts, publicUrl }: CheckoutParts,
  { tokenOf }: Opening,
  { send }: Showing,
): void {
  // The cart of another site, which comes in the address where no server reads it.
  checkout.get('/checkout/from-site', (request, reply) =>
    send(request, reply, '/checkout/from-site', 200, false, () => <FromSite />, ['take-cart']),
  );
  checkout.post('/checkout/from-site', async (request, reply) => {
    const sent = formOf(request.body).get('token') ?? '';
    if (readToken(sent) === null) return reply.redirect('/cart', 303);
    const token = tokenOf(request);
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
