/**
 * Money that is given back. It is written down before who handles cards is asked for it: neither two at the same moment nor
 * a notice that overtakes the answer give it back twice, and what was cut off in between is known.
 */
import { messages } from '@kerf/sdk/contract';
import { cents, paymentAfterRefund } from '@kerf/sdk/rules';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import { queueMail } from '../mail/mail-queue.js';
import { createRowId } from '../people/secrets.js';
import { requireOrder } from './change-order.js';
import { orderMailKinds } from './order-mail-kinds.js';
import { mostRefund } from './order-money.js';
import { type KeptOrder, recordOrderEvent } from './order-rows.js';

/** A refund as it is kept. Its id is the key by which asking twice for it gives once. */
export type KeptRefund = Selectable<Schema['refunds']>;

/** Money to be given back: cents, why, and the payment by card that it goes back to. */
interface Given {
  amount: number;
  reason: string;
  reference?: string | null;
}

/** What was given back of an order, the first of it first. */
export const readRefunds = (db: Kysely<Schema>, orderId: string): Promise<KeptRefund[]> =>
  db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('at').orderBy('id').execute();

/** What of each payment of an order is not given back yet; the one that paid it last. */
async function openPayments(db: Kysely<Schema>, { id: orderId, payment_reference }: KeptOrder) {
  const payments = await db
    .selectFrom('payments')
    .select(['reference', 'amount_cents'])
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['reference', 'amount_cents'])
    .where('order_id', '=', orderId)
    .execute();
  const last = ({ reference }: { reference: string | null }) => Number(reference === payment_reference);
  return payments
    .sort((a, b) => last(a) - last(b))
    .map(({ reference, amount_cents }) => ({
      reference,
      left: refunds
        .filter((refund) => refund.reference === reference)
        .reduce((left, refund) => left - refund.amount_cents, amount_cents as number),
    }));
}

/**
 * The payment that so much is given back of: first of all one that was too much. Null where it has to be taken from
 * several.
 */
export const paymentFor = async (
  db: Kysely<Schema>,
  order: KeptOrder,
  amount: number,
): Promise<{ reference: string | null } | null> =>
  (await openPayments(db, order)).find(({ left }) => left >= amount) ?? null;

/** Writes down that money is to be given back, at most what there is: also of an order that too little came for. Amount in cents. */
export async function askRefund(
  trx: Transaction<Schema>,
  orderId: string,
  { amount, reason, reference = null }: Given,
  now: Date,
): Promise<KeptRefund> {
  const order = await requireOrder(trx, orderId);
  if (!Number.isInteger(amount) || amount <= 0 || amount > mostRefund(order))
    throw failure('ORDER_NOT_POSSIBLE', messages.updateUnavailable);
  const asked: KeptRefund = {
    id: createRowId(),
    order_id: order.id,
    amount_cents: cents(amount),
    reason,
    reference,
    at: now.toISOString(),
    settled_at: null,
  };
  await trx.insertInto('refunds').values(asked).execute();
  await change(trx, order, amount);
  return asked;
}

/** Brings the sums of an order in step with so much more, or less, that is given back. */
async function change(trx: Transaction<Schema>, order: KeptOrder, by: number): Promise<void> {
  const refunded = cents(order.refunded_cents + by);
  await trx
    .updateTable('orders')
    .set({
      refunded_cents: refunded,
      owed_cents: cents(Math.max(0, order.owed_cents - by)),
      // What too little came for is not paid by giving that back.
      payment:
        order.payment === 'unpaid' ? order.payment : paymentAfterRefund(order.received_cents, refunded),
    })
    .where('id', '=', order.id)
    .execute();
}

/** Says that money is on its way, to the customer too. Told twice, once. */
export async function settleRefund(trx: Transaction<Schema>, refund: KeptRefund, now: Date): Promise<void> {
  const order = await requireOrder(trx, refund.order_id);
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({ settled_at: now.toISOString() })
    .where('id', '=', refund.id)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const event = { order_id: order.id, line_id: null, what: 'refunded', detail: refund.reason } as const;
  await recordOrderEvent(trx, event, now);
  await queueMail(trx, { kind: orderMailKinds.refunded, recipient: order.email, about: order.id }, now);
}

/** Takes back what was written down of money that was refused for good. */
export async function dropRefund(trx: Transaction<Schema>, refund: KeptRefund): Promise<void> {
  const order = await requireOrder(trx, refund.order_id);
  const { numDeletedRows } = await trx
    .deleteFrom('refunds')
    .where('id', '=', refund.id)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await change(trx, order, -refund.amount_cents);
}

/** What was written down and never said to be on its way: something was cut off. The first of an order; null for none. */
export const findUnsettled = async (db: Kysely<Schema>, orderId: string): Promise<KeptRefund | null> =>
  (await db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('settled_at', 'is', null)
    .orderBy('at')
    .executeTakeFirst()) ?? null;

/** Gives money back that nobody else has to be asked for. */
export async function giveBack(
  trx: Transaction<Schema>,
  orderId: string,
  what: Given,
  now: Date,
): Promise<void> {
  await settleRefund(trx, await askRefund(trx, orderId, what, now), now);
}

/** Brings what was given back of a payment in step with what who handles cards says of it, in cents in all. */
export async function recordRefund(
  trx: Transaction<Schema>,
  orderId: string,
  { refunded, reference }: { refunded: number; reference: string },
  now: Date,
): Promise<void> {
  const order = await requireOrder(trx, orderId);
  const payment = await trx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order.id)
    .where('reference', '=', reference)
    .executeTakeFirst();
  // Told before its payment. Refused it is told again, when that is here.
  if (!payment) throw failure('ORDER_NOT_POSSIBLE', messages.updateUnavailable);
  const known = await trx
    .selectFrom('refunds')
    .select('amount_cents')
    .where('order_id', '=', order.id)
    .where('reference', '=', reference)
    .execute();
  const amount = known.reduce((left, { amount_cents }) => left - amount_cents, refunded);
  // Told again, overtaken by a later one, or asked for by us.
  if (amount > 0) await giveBack(trx, orderId, { amount, reason: 'to the card', reference }, now);
}
