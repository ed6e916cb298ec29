/** What there is still to pay of an order, and what could be given back of it. */
import type { Cents, PaymentState } from '@kerf/sdk/contract';
import { cents, isPaid, paymentAfterRefund } from '@kerf/sdk/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import type { KeptOrder } from './order-rows.js';

/** What was paid and stays with the shop: it is neither given back nor owed. */
export const heldMoney = ({
  received_cents,
  refunded_cents,
  owed_cents,
}: Pick<KeptOrder, 'received_cents' | 'refunded_cents' | 'owed_cents'>): Cents =>
  cents(Math.max(0, received_cents - refunded_cents - owed_cents));

/** What is still to be paid; 0 once it is paid, and where every piece is cancelled. */
export const stillToPay = (order: KeptOrder): Cents =>
  cents(order.payment === 'unpaid' ? Math.max(0, order.total_cents - heldMoney(order)) : 0);

/** What was written down of giving money of an order back, summed as far as it is so. */
async function sumRefunds(
  db: Kysely<Schema>,
  orderId: string,
  isCounted: (refund: { isSettled: boolean; isReturned: boolean }) => boolean,
): Promise<Cents> {
  const refunds = await db
    .selectFrom('refunds')
    .select(['amount_cents', 'settled_at', 'failed_at'])
    .where('order_id', '=', orderId)
    .execute();
  return cents(
    refunds
      .filter(({ settled_at, failed_at }) =>
        isCounted({ isSettled: settled_at !== null, isReturned: failed_at !== null }),
      )
      .reduce((sum, { amount_cents }) => sum + amount_cents, 0),
  );
}

/** What was begun to be given back and is not certain yet. It is owed until it is. */
export const begunMoney = (db: Kysely<Schema>, orderId: string): Promise<Cents> =>
  sumRefunds(db, orderId, ({ isSettled, isReturned }) => !isSettled && !isReturned);

/** What was paid and was not given back yet, nor begun to be. */
export const mostRefund = ({ received_cents, refunded_cents }: KeptOrder, begun: Cents): Cents =>
  cents(Math.max(0, received_cents - refunded_cents - begun));

/**
 * Whether an order was paid, as the press has to know it: nothing is printed whose money is all on its way back, or was and is
 * to be sent another way.
 */
export async function paymentForPress(db: Kysely<Schema>, order: KeptOrder): Promise<PaymentState> {
  if (!isPaid(order.payment) || order.owed_cents === 0) return order.payment;
  // Begun and not certain, or certain and sent back.
  const back = await sumRefunds(db, order.id, ({ isSettled, isReturned }) => isSettled === isReturned);
  if (back === 0) return order.payment;
  return paymentAfterRefund(order.received_cents, order.refunded_cents + Math.min(back, order.owed_cents));
}
