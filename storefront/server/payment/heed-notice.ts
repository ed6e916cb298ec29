import { currency } from '@kerf/sdk/contract';
import { cents } from '@kerf/sdk/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import { recordPayment, requireOrder } from '../orders/change-order.js';
import { recordRefund, recordReturn } from '../orders/give-back.js';
import type { PaymentNotice } from './payment-page.js';

/**
 * Brings an order in step with what was told of its payment. Money that came is written down whatever the order costs by
 * then: it may have been cancelled, or paid another way, while the page of the payment stood open. Told twice it changes
 * nothing more; told of a refund before the payment it is refused, so that it is told again.
 */
export const heedNotice = (
  db: Kysely<Schema>,
  notice: PaymentNotice,
  { now, shopEmail }: { now: Date; shopEmail: string },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (notice.kind === 'came-back') {
      await recordReturn(trx, notice, { now, shopEmail });
      return;
    }
    const order = await requireOrder(trx, notice.orderId);
    if (notice.kind === 'refunded') {
      await recordRefund(trx, order.id, notice, now);
      return;
    }
    if (notice.currency !== currency)
      throw failure('ORDER_NOT_POSSIBLE', 'This is not the money of the shop.', { field: 'currency' });
    const { amount, reference } = notice;
    await recordPayment(trx, order.id, { amount: cents(amount), detail: 'by card', reference }, now);
  });
