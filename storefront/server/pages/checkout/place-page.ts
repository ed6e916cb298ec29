/** Placing the order: once, however often it is pressed, at the prices that were shown. */
import { type Cents, ordersPath } from '@kerf/sdk/contract';
import { emailKey } from '@kerf/sdk/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { saidAt } from '../../../pages/said.js';
import { readOpenCart } from '../../cart/cart-rows.js';
import { findPlaced, isComplete, placeOrder } from '../../checkout/place-order.js';
import { isToldAgain } from '../../checkout/placed-again.js';
import type { Shown } from '../../checkout/reviewed.js';
import { ApiFailure, failure } from '../../http/api-failure.js';
import { readSessionCookie } from '../../http/person-cookies.js';
import { placedCookie } from '../../http/placed-cookie.js';
import { createPresses } from '../../http/presses.js';
import { formOf } from '../../http/read-form.js';
import { saidCookie } from '../../http/said-cookie.js';
import { openOnDevice } from '../../orders/open-on-device.js';
import { findOrderOwner } from '../../orders/order-owner.js';
import type { KeptOrder } from '../../orders/order-rows.js';
import { findOwnOrder } from '../../orders/read-orders.js';
import type { Member } from '../../people/account.js';
import { requireLasting } from '../../people/input.js';
import { isRegistered } from '../../people/person-rows.js';
import { backToForm } from '../kept-forms.js';
import {
  hasAccount,
  missingStep,
  type Opened,
  type Opening,
  toSignInAgain,
  wasSignedOut,
} from './opened-checkout.js';
import { payPathOf } from './placed-pages.js';
import type { CheckoutParts } from './show-step.js';

/** To who presses for an order that was placed before, and is not open to them. */
const placedBefore = 'This was ordered already.';
const nothingIn = 'Nothing was ordered: your cart is empty.';
const otherThan =
  'What you order has changed since this page was shown. Nothing was ordered: look at it, and press again if you agree.';

export function servePlacing(
  checkout: FastifyInstance,
  parts: CheckoutParts,
  { memberOf, open, tokenOf }: Opening,
): void {
  const { artwork, catalogue, desk, payments, people, publicUrl, wakeMail } = parts;
  const { db, now } = people;
  const presses = createPresses<KeptOrder>(0);

  /** The way on from an order: to its payment, or to what follows. */
  const thanks = (reply: FastifyReply, order: KeptOrder): FastifyReply => {
    reply.header('set-cookie', placedCookie(order.id, publicUrl));
    return reply.redirect(
      order.payment_way === 'card' && payments
        ? `${payPathOf(order)}&placed=1`
        : `/checkout/done?order=${order.id}${saidAt}`,
      303,
    );
  };

  /**
   * Tells of an order that was placed before, for whom the answer was lost: a member of theirs, who has its key, and for a
   * while who has the cart that a guest placed it from. Anybody else is led to where orders are looked up.
   */
  async function tellAgain(request: FastifyRequest, reply: FastifyReply, order: KeptOrder) {
    const { headers } = request;
    const session = readSessionCookie(headers, publicUrl);
    const owner = await findOrderOwner(people, request, { token: session, origin: null }, publicUrl);
    if (owner && (await findOwnOrder(db, owner, order.id))) return thanks(reply, order);
    const token = tokenOf(request);
    const cartId = token === null ? null : await readOpenCart(db, token);
    if (
      order.person_id === null &&
      cartId !== null &&
      (await isToldAgain(db, { id: order.checkout_id, cartId }, now()))
    ) {
      reply.header('set-cookie', await openOnDevice(people, request, order.id, publicUrl));
      return thanks(reply, order);
    }
    if (owner)
      return backToForm(request, reply, parts, ordersPath, {
        notice: { kind: 'refused', message: placedBefore },
        status: 404,
      });
    return reply
      .header('set-cookie', saidCookie('ordered-already', publicUrl))
      .redirect(`/sign-in?redirect=${encodeURIComponent(ordersPath)}${saidAt}`, 303);
  }

  /** Places it. A guest's counts where it is this press that placed it, and what is refused does not. */
  async function place(
    { checkout: { id, cartId, typed }, owner }: Opened,
    member: Member | null,
    shown: Shown,
    address: string,
  ): Promise<KeptOrder> {
    if (!member) {
      if (await isRegistered(db, typed.email)) throw failure('ORDER_INPUT_INVALID', hasAccount);
      requireLasting(typed.email);
    }
    const giveBack = member ? null : await desk.takeGuestOrder(address, emailKey(typed.email));
    let counts = false;
    try {
      const { order, isNew } = await db
        .transaction()
        .execute((trx) =>
          placeOrder(
            trx,
            { id, cartId },
            { personId: member?.person.id ?? null, owner, shown },
            { catalogue: catalogue(), now: now() },
          ),
        );
      counts = isNew;
      return order;
    } finally {
      if (!counts) await giveBack?.();
    }
  }

  checkout.post('/checkout/place', async (request, reply) => {
    const form = formOf(request.body);
    const id = form.get('checkout') ?? '';
    const shown = {
      total: Number(form.get('total')) as Cents,
      digest: form.get('shown') ?? '',
    };
    const opened = await open(request);
    const member = opened?.member ?? (await memberOf(request));
    const isThis = opened?.checkout.id === id;
    // Pressed twice, the first press has emptied the cart.
    const placed = isThis ? null : await findPlaced(db, id);
    if (placed) return tellAgain(request, reply, placed);
    if (wasSignedOut(form, member)) return toSignInAgain(reply, '/checkout/review', publicUrl);
    if (!opened) {
      const notice = { kind: 'refused', message: nothingIn };
      return backToForm(request, reply, parts, '/cart', { notice, status: 409 });
    }
    if (!isThis) {
      const notice = { kind: 'refused', message: otherThan };
      const path = missingStep(opened, '/checkout/review') ?? '/checkout/review';
      return backToForm(request, reply, parts, path, { notice, status: 409 });
    }
    try {
      // Those of one moment are one: each counts, and waits, but once.
      const press = [id, opened.token, member?.person.id ?? '', String(form), request.ip];
      const order = await presses.take(press, () => place(opened, member, shown, request.ip));
      if (order.person_id !== (member?.person.id ?? null)) return tellAgain(request, reply, order);
      wakeMail();
      artwork.wake();
      // A member's opens while they are signed in, and not a moment longer.
      if (!member) reply.header('set-cookie', await openOnDevice(people, request, order.id, publicUrl));
      return thanks(reply, order);
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status >= 500) throw error;
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
