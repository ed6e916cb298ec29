/** What there is still to pay of an order, and what could be given back of it. */
import type { Cents } from '@kerf/sdk/contract';
import { cents } from '@kerf/sdk/rules';
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

/** What was paid and was not given back yet. */
export const mostRefund = ({ received_cents, refunded_cents }: KeptOrder): Cents =>
  cents(received_cents - refunded_cents);
