/** What follows an order: the way to the payment by card, and the page that says how the order stands. */
import { cents, isPaid, toDollars } from '@kerf/sdk/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PaymentNote } from '../../../pages/checkout/payment-note.js';
import { type AfterPayment, PlacedOrder } from '../../../pages/checkout/placed-order.js';
import { readSessionCookie } from '../../http/person-cookies.js';
import { rawQuery } from '../../http/read-query.js';
import { filesOfLines, frontsOf } from '../../orders/files-of-lines.js';
import { invoiceWords } from '../../orders/invoice-words.js';
import { orderArrival } from '../../orders/order-arrival.js';
import { heldMoney, stillToPay } from '../../orders/order-money.js';
import { findOrderOwner } from '../../orders/order-owner.js';
import { type KeptOrder, readOrderLines } from '../../orders/order-rows.js';
import { findOwnOrder, toOrder } from '../../orders/read-orders.js';
import type { Opening } from './opened-checkout.js';
import type { CheckoutParts, Showing } from './show-step.js';

/** How long a page waits before it looks for a payment again, s, and how often it does. */
const pause = 5;
const maxLooks = 12;

/** Where an order is seen, once it is placed. */
const orderPathOf = ({ id }: Pick<KeptOrder, 'id'>): string => `/mypage/orders?master_id=${id}`;

/** Where an order is paid by card. */
export const payPathOf = ({ id }: Pick<KeptOrder, 'id'>): string => `/checkout/pay?order=${id}`;

/** Serves the pages. */
export function servePlaced(
  app: FastifyInstance,
  parts: CheckoutParts,
  { memberOf }: Opening,
  { send }: Showing,
): void {
  const { catalogue, payments, people, publicUrl } = parts;
  const { db } = people;

  /** An order of who asks: a member's, or one that this browser placed or named. */
  async function ownOrder(request: FastifyRequest, query: URLSearchParams): Promise<KeptOrder | null> {
    const token = readSessionCookie(request.headers, publicUrl);
    const owner = await findOrderOwner(people, request, { token, origin: null }, publicUrl);
    return owner && findOwnOrder(db, owner, query.get('order') ?? '');
  }

  /** Shows another page after a while; browsers put it in the place of this one. */
  const followedBy = (reply: FastifyReply, path: string, seconds: number) =>
    reply.header('refresh', `${seconds}; url=${path}`);

  /** What is said to who comes back from the payment, which the shop is told of by somebody else. */
  function afterPayment(reply: FastifyReply, { id }: KeptOrder, query: URLSearchParams): AfterPayment | null {
    if (query.get('stopped') === '1') return 'stopped';
    if (query.get('paid') !== '1') return null;
    const looked = Number(query.get('looked') ?? 0);
    if (!(looked >= 0 && looked < maxLooks)) return 'late';
    followedBy(reply, `/checkout/done?order=${id}&paid=1&looked=${Math.floor(looked) + 1}`, pause);
    return 'coming';
  }

  app.get('/checkout/done', async (request, reply) => {
    const query = new URLSearchParams(rawQuery(request));
    const member = await memberOf(request);
    const kept = await ownOrder(request, query);
    if (!kept) return reply.redirect('/mypage/orders', 303);
    const order = await toOrder(db, kept);
    const isNew = order.events.every(({ what, at }) => what === 'paid' || at <= order.placed_at);
    // Who comes back later wants to know how it stands. Who comes from the payment is told of that first.
    if (!isNew && !query.has('paid') && !query.has('stopped')) return reply.redirect(orderPathOf(kept), 303);
    const lines = await readOrderLines(db, kept.id);
    const fronts = frontsOf(lines, await filesOfLines(db, lines));
    const arrival = orderArrival(kept, lines, order.events, catalogue(), people.now());
    const isCancelled = order.lines.every(({ stage }) => stage === 'cancelled');
    const isOpen = !isPaid(kept.payment) && !isCancelled;
    const byCard = kept.payment_way === 'card' && payments !== null;
    const transfer = invoiceWords(kept, catalogue().seller);
    const after = isOpen && byCard ? afterPayment(reply, kept, query) : null;
    return send(request, reply, '/checkout/done', 200, member !== null, () => (
      <PlacedOrder
        order={order}
        fronts={fronts}
        payment={isOpen && !byCard ? transfer : []}
        card={
          isOpen && byCard
            ? { path: payPathOf(kept), toPay: toDollars(stillToPay(kept)), instead: transfer }
            : null
        }
        paidSoFar={toDollars(isOpen ? heldMoney(kept) : cents(0))}
        after={after}
        arrival={arrival}
        isCancelled={isCancelled}
        isNew={isNew}
        isMember={member !== null}
      />
    ));
  });

  app.get('/checkout/pay', async (request, reply) => {
    const query = new URLSearchParams(rawQuery(request));
    const kept = await ownOrder(request, query);
    if (!kept || !payments) return reply.redirect('/mypage/orders', 303);
    if (isPaid(kept.payment)) return reply.redirect(`/checkout/done?order=${kept.id}`, 303);
    const amount = stillToPay(kept);
    if (amount === 0) return reply.redirect(orderPathOf(kept), 303);
    const isMember = (await memberOf(request)) !== null;
    const note = (status: number, heading: string, button: string, words: string) =>
      send(request, reply, '/checkout/pay', status, isMember, () => (
        <PaymentNote
          heading={heading}
          payPath={payPathOf(kept)}
          orderPath={orderPathOf(kept)}
          button={button}
        >
          {words}
        </PaymentNote>
      ));
    // The answer to a form may not lead to another site: this page leads there.
    if (query.get('placed') === '1') {
      followedBy(reply, payPathOf(kept), 0);
      const words = 'It takes you to the page of Stripe now, where you pay.';
      return note(200, `Your order is ${kept.number}`, 'Go on to the payment', words);
    }
    try {
      return reply.redirect(await payments.open(kept, amount, people.now()), 303);
    } catch (cause) {
      request.log.warn({ err: cause }, 'the page of who handles cards can’t be opened');
      const words =
        'Your order stands: try again in a minute, or pay by bank transfer. The page of your order says how.';
      return note(503, 'Payment by card is away for the moment', 'Try again', words);
    }
  });
}
