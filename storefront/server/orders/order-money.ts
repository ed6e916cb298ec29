/** What there is still to pay of an order, and what could be given back of it. */
import type { Cents } from '@kerf/sdk/contract';
import { cents } from '@kerf/sdk/rules';
import type { KeptOrder } from './order-rows.js';

/** What is still to be paid; 0 once it is paid, and where every piece is cancelled. */
export const stillToPay = ({ payment, total_cents, received_cents }: KeptOrder): Cents =>
  cents(payment === 'unpaid' ? Math.max(0, total_cents - received_cents) : 0);

/** What was paid and was not given back yet. */
export const mostRefund = ({ received_cents, refunded_cents }: KeptOrder): Cents =>
  cents(received_cents - refunded_cents);
