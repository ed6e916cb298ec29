/**
 * Money that is given back. It is written down before who handles cards is asked for it: neither two at the same moment nor
 * a notice that overtakes the answer give it back twice, and what was cut off in between is known. Until it is certain it is
 * owed, and given back only then.
 */
import { type Cents, messages } from '@kerf/sdk/contract';
import {
  cents,
  formatMoney,
  formatShopTime,
  isReadyForPress,
  paymentAfterRefund,
  toDollars,
} from '@kerf/sdk/rules';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import { queueMail } from '../mail/mail-queue.js';
import { createRowId } from '../people/secrets.js';
import { changeLine, paidBefore, recordPayment, requireOrder } from './change-order.js';
import { orderMailKinds } from './order-mail-kinds.js';
import { writeMessage } from './order-messages.js';
import { begunMoney, heldMoney, mostRefund, paymentForPress, stillToPay } from './order-money.js';
import { type KeptOrder, readOrderLines, recordOrderEvent } from './order-rows.js';

/** A refund as it is kept. Its id is the key by which asking twice for it gives once. */
export type KeptRefund = Selectable<Schema['refunds']>;

/** Money to be given back: cents, why, and the payment by card that it goes back to. */
interface Given {
  amount: number;
  reason: string;
  reference?: string | null;
}

/** What was given back of an order for certain and did not come back, the first of it first. */
export const readRefunds = (db: Kysely<Schema>, orderId: string): Promise<KeptRefund[]> =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('settled_at', 'is not', null)
    .where('failed_at', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .execute();

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
    .where('failed_at', 'is', null)
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

/** Writes down that money of an order is to be given back, at most so much. It is owed until it is certain. */
async function begin(
  trx: Transaction<Schema>,
  order: KeptOrder,
  { amount, reason, reference = null }: Given,
  most: { most: Cents; begun: Cents },
  now: Date,
): Promise<KeptRefund> {
  if (!Number.isInteger(amount) || amount <= 0 || amount > most.most)
    throw failure('ORDER_NOT_POSSIBLE', messages.updateUnavailable);
  const beyond = cents(Math.max(0, amount - (order.owed_cents - most.begun)));
  const asked: KeptRefund = {
    id: createRowId(),
    order_id: order.id,
    amount_cents: cents(amount),
    reason,
    reference,
    at: now.toISOString(),
    settled_at: null,
    beyond_cents: beyond,
    failed_at: null,
    failed_reference: null,
  };
  await trx.insertInto('refunds').values(asked).execute();
  await trx
    .updateTable('orders')
    .set({ owed_cents: cents(order.owed_cents + beyond) })
    .where('id', '=', order.id)
    .execute();
  return asked;
}

/**
 * Writes down that money is to be given back, at most what came and was not given back, of an order that too little came for
 * too. Amount in cents.
 */
export async function askRefund(
  trx: Transaction<Schema>,
  orderId: string,
  what: Given,
  now: Date,
): Promise<KeptRefund> {
  const order = await requireOrder(trx, orderId);
  const begun = await begunMoney(trx, order.id);
  return begin(trx, order, what, { most: mostRefund(order, begun), begun }, now);
}

/** Says that money is on its way, to the customer too. Told twice, once. */
export async function settleRefund(trx: Transaction<Schema>, refund: KeptRefund, now: Date): Promise<void> {
  const order = await requireOrder(trx, refund.order_id);
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({ settled_at: now.toISOString() })
    .where('id', '=', refund.id)
    .where('settled_at', 'is', null)
    // A bank may have sent it back before who handles cards answered.
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const refunded = cents(order.refunded_cents + refund.amount_cents);
  await trx
    .updateTable('orders')
    .set({
      refunded_cents: refunded,
      owed_cents: cents(Math.max(0, order.owed_cents - refund.amount_cents)),
      // What too little came for is not paid by giving that back.
      payment:
        order.payment === 'unpaid' ? order.payment : paymentAfterRefund(order.received_cents, refunded),
    })
    .where('id', '=', order.id)
    .execute();
  const event = { order_id: order.id, line_id: null, what: 'refunded', detail: refund.reason } as const;
  await recordOrderEvent(trx, event, now);
  await queueMail(trx, { kind: orderMailKinds.refunded, recipient: order.email, about: order.id }, now);
}

/**
 * Takes back what was written down of money that was refused for good. Who was owed it before still is, and what waited for
 * the press because of it goes there.
 */
export async function dropRefund(trx: Transaction<Schema>, refund: KeptRefund, now: Date): Promise<void> {
  const order = await requireOrder(trx, refund.order_id);
  const { numDeletedRows } = await trx
    .deleteFrom('refunds')
    .where('id', '=', refund.id)
    .where('settled_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  const lines = await readOrderLines(trx, order.id);
  // Of an order that was cancelled whole meanwhile everything is owed.
  const beyond = lines.every(({ stage }) => stage === 'cancelled') ? 0 : refund.beyond_cents;
  const kept = order.received_cents - order.refunded_cents;
  // What came meanwhile may be more than it costs, with this beside it.
  const excess = order.payment === 'unpaid' ? 0 : Math.max(0, kept - order.total_cents);
  const owed = Math.min(Math.max(excess, order.owed_cents - beyond), kept);
  await trx
    .updateTable('orders')
    .set({ owed_cents: cents(Math.max(0, owed)) })
    .where('id', '=', order.id)
    .execute();
  const asOfNow = await requireOrder(trx, order.id);
  if (asOfNow.payment === 'unpaid' && heldMoney(asOfNow) > 0 && stillToPay(asOfNow) === 0)
    return recordPayment(trx, order.id, { amount: cents(0), detail: paidBefore }, now);
  const payment = await paymentForPress(trx, asOfNow);
  for (const { id, stage } of lines)
    if (isReadyForPress(stage, payment))
      await changeLine(trx, { orderId: order.id, lineId: id }, 'start-production', {}, now);
}

/** What was written down and never said to be on its way: something was cut off. The first of it first. */
export const readBegun = (db: Kysely<Schema>, orderId: string): Promise<KeptRefund[]> =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('settled_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .execute();

/** Gives money back that nobody else has to be asked for. */
export async function giveBack(
  trx: Transaction<Schema>,
  orderId: string,
  what: Given,
  now: Date,
): Promise<void> {
  await settleRefund(trx, await askRefund(trx, orderId, what, now), now);
}

/** Whatever was written down of giving a payment back, the first of it first. */
const refundsOf = (db: Kysely<Schema>, orderId: string, reference: string): Promise<KeptRefund[]> =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('reference', '=', reference)
    .orderBy('at')
    .execute();

/** Why money was given back of which nothing is known but that it was. */
const toTheCard = 'to the card';

/**
 * Brings what was given back of a payment in step with what who handles cards says of it, in cents in all, at a time. What was
 * begun is certain by that, where there is enough of it.
 */
export async function recordRefund(
  trx: Transaction<Schema>,
  orderId: string,
  { refunded, reference, saidAt }: { refunded: number; reference: string; saidAt: Date },
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
  const known = (await refundsOf(trx, order.id, reference)).filter(
    // What came back later was in what was said.
    ({ failed_at }) => failed_at === null || failed_at > saidAt.toISOString(),
  );
  const sum = (some: readonly KeptRefund[]) => some.reduce((all, { amount_cents }) => all + amount_cents, 0);
  const isBegun = ({ settled_at, failed_at }: KeptRefund) => settled_at === null && failed_at === null;
  const begun = known.filter(isBegun);
  // Nothing is left of what was told before, or was overtaken by a later one.
  const left = refunded - sum(known.filter((refund) => !isBegun(refund)));
  const isAllBegun = left > 0 && left >= sum(begun);
  if (isAllBegun) for (const refund of begun) await settleRefund(trx, refund, now);
  const more = isAllBegun ? left - sum(begun) : left;
  // Where it may be one of several that were begun, nobody can say which: each stays until it is asked for again.
  if (more <= 0 || (!isAllBegun && begun.some(({ amount_cents }) => amount_cents <= more))) return;
  const asOfNow = await requireOrder(trx, order.id);
  const bounds = {
    most: mostRefund(asOfNow, cents(0)),
    begun: await begunMoney(trx, order.id),
  };
  const given = await begin(trx, asOfNow, { amount: more, reason: toTheCard, reference }, bounds, now);
  await settleRefund(trx, given, now);
}

/** Money that who handles cards gave back of a payment, by the key that it was asked for with; null for none of the shop's. */
export interface GivenBack {
  key: string | null;
  amount: Cents;
}

/** Brings an order in step with all that was given back of a payment, as who handles cards has it. */
export async function recordGiven(
  trx: Transaction<Schema>,
  orderId: string,
  { given, reference }: { given: readonly GivenBack[]; reference: string },
  now: Date,
): Promise<void> {
  for (const refund of await readBegun(trx, orderId))
    if (given.some(({ key }) => key === refund.id)) await settleRefund(trx, refund, now);
  const refunded = given.reduce((sum, { amount }) => sum + amount, 0);
  await recordRefund(trx, orderId, { refunded, reference, saidAt: now }, now);
}

/** Money that came back from a bank: which of the refunds it was, where the shop asked for it, cents, and when. */
export interface Returned {
  id: string;
  key: string | null;
  amount: number;
  reference: string;
  saidAt: Date;
}

/**
 * Money that was given back, and that no bank took: the customer is still owed it, and told; the shop, at its address of
 * e-mail, has to send it another way. Told twice it changes nothing more; told first, what is told of the refund changes
 * nothing.
 */
export async function recordReturn(
  trx: Transaction<Schema>,
  { id, key, amount, reference, saidAt }: Returned,
  { now, shopEmail }: { now: Date; shopEmail: string },
): Promise<void> {
  const payment = await trx
    .selectFrom('payments')
    .select('order_id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  // Something else may be sold with the same account.
  if (!payment) return;
  const order = await requireOrder(trx, payment.order_id);
  const known = await refundsOf(trx, order.id, reference);
  if (known.some(({ failed_reference }) => failed_reference === id)) return;
  const failed = { failed_at: saidAt.toISOString(), failed_reference: id };
  const refund = known
    .filter(({ failed_at }) => failed_at === null)
    .find((each) =>
      key === null ? each.amount_cents === amount && each.reason === toTheCard : each.id === key,
    );
  if (refund?.settled_at) {
    await trx.updateTable('refunds').set(failed).where('id', '=', refund.id).execute();
    const refunded = cents(order.refunded_cents - refund.amount_cents);
    await trx
      .updateTable('orders')
      .set({
        refunded_cents: refunded,
        owed_cents: cents(order.owed_cents + refund.amount_cents),
        payment:
          order.payment === 'unpaid' ? order.payment : paymentAfterRefund(order.received_cents, refunded),
      })
      .where('id', '=', order.id)
      .execute();
    const text = `${formatMoney(toDollars(refund.amount_cents))} that we gave back to your card, ${formatShopTime(refund.at)}, came back to us: your bank did not take it. It is still yours. Write to us here the BSB and the number of the account that it shall go to, never the number of a card, and we transfer it.`;
    await writeMessage(trx, order, { from: 'shop', text }, now);
  } else {
    if (refund) await dropRefund(trx, refund, now);
    await trx
      .insertInto('refunds')
      .values({
        id: refund?.id ?? createRowId(),
        order_id: order.id,
        amount_cents: cents(amount),
        reason: refund?.reason ?? toTheCard,
        reference,
        at: refund?.at ?? saidAt.toISOString(),
        settled_at: null,
        beyond_cents: cents(0),
        ...failed,
      })
      .execute();
  }
  if (refund)
    await queueMail(
      trx,
      { kind: orderMailKinds.refundReturned, recipient: shopEmail, about: refund.id },
      now,
    );
}
