/** The amounts of an invoice: from what an order is to what was sold, paid and given back. */
import type { Cents, PaymentState } from '@kerf/sdk/contract';
import { cents, gstIncluded } from '@kerf/sdk/rules';

/** A piece as it was ordered. */
interface SoldLine {
  name: string;
  details: string;
  /** Of one set. */
  quantity: number;
  kinds: number;
  /** Of one set. */
  price: Cents;
  /** When it was cancelled, ISO; null for a piece that stands. */
  cancelledAt: string | null;
  /** What of it pays for the delivery of the others, since it was cancelled. */
  deliveryKept: Cents;
}

/** What an order says of its money. */
export interface SoldOrder {
  lines: readonly SoldLine[];
  /** What was taken off by agreement, with its reason; amounts are positive. */
  discounts: readonly { words: string; amount: Cents }[];
  shipping: Cents;
  total: Cents;
  /** What was paid, too much included, and what of it is still to be given back. */
  received: Cents;
  owed: Cents;
  /** Points that came back for pieces that were cancelled after the payment. */
  pointsReturned: number;
  payment: PaymentState;
  paidAt: string | null;
  refunds: readonly { at: string; reason: string; amount: Cents }[];
}

/** A piece on an invoice. */
export interface InvoiceLine extends SoldLine {
  amount: Cents;
  /** Whether it was cancelled before it was paid for, so that it is not charged. */
  isTakenOff: boolean;
}

/** What an invoice reckons. Every amount is positive; GST is inside of `total` and of `kept`. */
export interface InvoiceRecord {
  lines: readonly InvoiceLine[];
  /** Of all pieces as they were ordered. */
  subTotal: Cents;
  /** What comes off again: cancelled pieces, and discounts. */
  deductions: readonly { words: string; amount: Cents }[];
  shipping: Cents;
  total: Cents;
  gst: Cents;
  paid: Cents;
  refunds: SoldOrder['refunds'];
  refunded: Cents;
  /** What of the total is not given back, and the GST in it. */
  kept: Cents;
  keptGst: Cents;
  due: Cents;
  /** What is still to be given back. */
  owed: Cents;
}

const sum = (amounts: readonly Cents[]): Cents => cents(amounts.reduce((all, each) => all + each, 0));

/** A piece that was cancelled after its payment was charged: what it cost is given back, as a refund. */
const isTakenOff = ({ cancelledAt }: SoldLine, { payment, paidAt }: SoldOrder): boolean =>
  cancelledAt !== null && (payment === 'unpaid' || paidAt === null || cancelledAt <= paidAt);

/** Reckons an invoice. */
export function toInvoiceRecord(order: SoldOrder): InvoiceRecord {
  const lines = order.lines.map((line) => ({
    ...line,
    amount: cents(line.price * line.kinds),
    isTakenOff: isTakenOff(line, order),
  }));
  const refunded = sum(order.refunds.map(({ amount }) => amount));
  const isUnpaid = order.payment === 'unpaid';
  const kept = cents(Math.min(order.total, order.received - refunded));
  return {
    lines,
    subTotal: sum(lines.map(({ amount }) => amount)),
    deductions: [
      ...lines
        .filter((line) => line.isTakenOff)
        .map(({ name, amount }) => ({ words: `Cancelled: ${name}`, amount })),
      ...order.discounts,
    ],
    shipping: order.shipping,
    total: order.total,
    gst: gstIncluded(order.total),
    paid: order.received,
    refunds: order.refunds,
    refunded,
    kept,
    keptGst: gstIncluded(kept),
    // What was given back, or is to be, pays for nothing.
    due: cents(isUnpaid ? Math.max(0, order.total - (order.received - refunded - order.owed)) : 0),
    owed: order.owed,
  };
}
