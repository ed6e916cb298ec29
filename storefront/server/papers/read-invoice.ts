/** An order as an invoice tells of it: from its own rows, never from today's catalogue. */
import type { Address } from '@kerf/sdk/contract';
import { cents, pointsWorth } from '@kerf/sdk/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import { type KeptOrder, readOrderLines } from '../orders/order-rows.js';
import type { InvoicedOrder } from './invoice-contents.js';

/** Reads what stands on the invoice of an order. */
export async function readInvoice(db: Kysely<Schema>, order: KeptOrder): Promise<InvoicedOrder> {
  const lines = await readOrderLines(db, order.id);
  const isCancelled = lines.every(({ stage }) => stage === 'cancelled');
  const refunds = await db
    .selectFrom('refunds')
    .select(['at', 'reason', 'amount_cents'])
    .where('order_id', '=', order.id)
    // What was only begun is to be given back, and what came back too.
    .where('settled_at', 'is not', null)
    .where('failed_at', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return {
    number: order.number,
    placedAt: order.placed_at,
    email: order.email,
    shipTo: JSON.parse(order.ship_to) as Address,
    billTo: JSON.parse(order.bill_to) as Address,
    paymentWay: order.payment_way,
    lines: lines.map((line) => ({
      name: line.product_name,
      details: line.summary,
      quantity: line.quantity,
      kinds: line.kinds,
      price: line.price_cents,
      // Nothing follows on it: since when a piece is cancelled is when it was.
      cancelledAt: line.stage === 'cancelled' ? line.stage_since : null,
      // With the last piece the delivery comes back too.
      deliveryKept: isCancelled ? cents(0) : line.delivery_kept_cents,
    })),
    discounts:
      order.points > 0 ? [{ words: `Points: ${order.points}`, amount: pointsWorth(order.points) }] : [],
    shipping: order.shipping_cents,
    total: order.total_cents,
    received: order.received_cents,
    owed: order.owed_cents,
    pointsReturned: order.points_returned,
    payment: order.payment,
    paidAt: order.paid_at,
    refunds: refunds.map(({ at, reason, amount_cents }) => ({ at, reason, amount: amount_cents })),
  };
}
