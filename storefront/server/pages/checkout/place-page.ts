/** Placing the order: once, however often it is pressed, at the prices that were shown. */
import type { Cents } from '@kerf/sdk/contract';
import { emailKey } from '@kerf/sdk/rules';
import type { FastifyInstance } from 'fastify';
import { findPlaced, isComplete, placeOrder } from '../../checkout/place-order.js';
import { ApiFailure, failure } from '../../http/api-failure.js';
import { placedCookie } from '../../http/placed-cookie.js';
import { formOf } from '../../http/read-form.js';
import { openOnDevice } from '../../orders/open-on-device.js';
import { requireLasting } from '../../people/input.js';
import { isRegistered } from '../../people/person-rows.js';
import { backToForm } from '../kept-forms.js';
import { hasAccount, missingStep, type Opening, toSignInAgain, wasSignedOut } from './opened-checkout.js';
import { payPathOf } from './placed-pages.js';
import type { CheckoutParts } from './show-step.js';

export function servePlacing(
  checkout: FastifyInstance,
  parts: CheckoutParts,
  { memberOf, open }: Opening,
): void {
  const { artwork, catalogue, desk, payments, people, publicUrl, wakeMail } = parts;
  const { db, now } = people;

  checkout.post('/checkout/place', async (request, reply) => {
    const form = formOf(request.body);
    const id = form.get('checkout') ?? '';
    const shown = {
      total: Number(form.get('total')) as Cents,
      digest: form.get('shown') ?? '',
    };
    const opened = await open(request);
    const member = opened?.member ?? (await memberOf(request));
    if (wasSignedOut(form, member)) return toSignInAgain(reply, '/checkout/review', publicUrl);
    try {
      if (opened?.checkout.id === id && !member) {
        if (await isRegistered(db, opened.checkout.typed.email))
          throw failure('ORDER_INPUT_INVALID', hasAccount);
        requireLasting(opened.checkout.typed.email);
        await desk.takeGuestOrder(request.ip, emailKey(opened.checkout.typed.email));
      }
      const order = await db.transaction().execute(async (trx) => {
        // Pressed twice, the first press has emptied the cart.
        if (opened?.checkout.id !== id) return findPlaced(trx, id);
        return placeOrder(
          trx,
          opened.checkout,
          { personId: member?.person.id ?? null, shown },
          { catalogue: catalogue(), now: now() },
        );
      });
      if (!order) return reply.redirect(opened ? '/checkout/review' : '/cart', 303);
      wakeMail();
      artwork.wake();
      // A member's opens while they are signed in, and not a moment longer.
      if (!member) reply.header('set-cookie', await openOnDevice(people, request, order.id, publicUrl));
      reply.header('set-cookie', placedCookie(order.id, publicUrl));
      return reply.redirect(
        order.payment_way === 'card' && payments
          ? `${payPathOf(order)}&placed=1`
          : `/checkout/done?order=${order.id}#said`,
        303,
      );
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status >= 500 || !opened) throw error;
      const again = (await open(request)) ?? opened;
      const path =
        missingStep(again, '/checkout/review') ??
        (isComplete(again.checkout.typed) ? '/checkout/review' : '/checkout/payment');
      return backToForm(request, reply, parts, path, {
        notice: { kind: 'refused', message: error.message },
        status: error.status,
      });
    }
  });
  // No page has the address of this form: asked for, it is the page that the form is on.
  checkout.get('/checkout/place', (_request, reply) => reply.redirect('/checkout/review', 303));
}
