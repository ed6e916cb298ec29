/** Which letter about an order is sent, and what it is made of. */
import type { OrderEvent } from '@kerf/sdk/contract';
import { formatShippingDate } from '@kerf/sdk/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import type { Letter } from '../mail/letter.js';
import type { QueuedMail } from '../mail/mail-queue.js';
import { arrivalDay, type Delivery } from '../pricing/quote-shipping.js';
import { filesOfLines } from './files-of-lines.js';
import { readRefunds } from './give-back.js';
import type { SellerWords } from './invoice-words.js';
import {
  moneyCame,
  type PieceNews,
  paid,
  pieceLetters,
  placed,
  refunded,
  written,
} from './letters-to-customer.js';
import { customerWrote, newOrder, refundReturned, shopsTurn } from './letters-to-shop.js';
import { orderArrival } from './order-arrival.js';
import { orderMailKinds } from './order-mail-kinds.js';
import { namesOfFiles } from './order-messages.js';
import { type KeptOrder, type KeptOrderLine, readOrderEvents, readOrderLines } from './order-rows.js';

/** Whether a kind of letter is about an order. */
export const isOrderMail = (kind: string): boolean =>
  (Object.values(orderMailKinds) as string[]).includes(kind);

const orderOf = async (db: Kysely<Schema>, id: string): Promise<KeptOrder | null> =>
  (await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** When something happened to a piece last. */
const lastOf = (db: Kysely<Schema>, line: KeptOrderLine, what: OrderEvent['what']) =>
  db
    .selectFrom('order_events')
    .select(['at', 'detail'])
    .where('line_id', '=', line.id)
    .where('what', '=', what)
    .orderBy('at', 'desc')
    .executeTakeFirst();

/** When a piece arrives that is being printed or on its way, as a sentence behind others; '' for any other. */
async function arrivalOf(db: Kysely<Schema>, line: KeptOrderLine, delivery: Delivery): Promise<string> {
  const begun = await lastOf(db, line, 'production-started');
  return begun ? ` It arrives by ${formatShippingDate(arrivalDay(delivery, line, new Date(begun.at)))}.` : '';
}

/** Each with what was to be changed in it, the last one first. */
const roundsOf = (db: Kysely<Schema>, line: KeptOrderLine): Promise<PieceNews['proofs']> =>
  db
    .selectFrom('proofs')
    .select(['round', 'remark'])
    .where('line_id', '=', line.id)
    .orderBy('round', 'desc')
    .execute();

/** The words of a letter about an order, at the moment when it is sent. Null where the order is gone. */
export async function composeOrderMail(
  db: Kysely<Schema>,
  { kind, about }: QueuedMail,
  { seller, ...delivery }: Delivery & { seller: SellerWords },
  now: Date,
): Promise<Letter | null> {
  const pieceLetter = pieceLetters[kind];
  if (pieceLetter) {
    const line = await db.selectFrom('order_lines').selectAll().where('id', '=', about).executeTakeFirst();
    const order = line && (await orderOf(db, line.order_id));
    if (!order) return null;
    const arrival = await arrivalOf(db, line, delivery);
    const shows = (await lastOf(db, line, 'proof-sent'))?.detail ?? '';
    const why = (await lastOf(db, line, 'cancelled'))?.detail ?? '';
    return pieceLetter(order, line, { arrival, proofs: await roundsOf(db, line), shows, why });
  }
  if (kind === orderMailKinds.message || kind === orderMailKinds.customerWrote) {
    const message = await db
      .selectFrom('order_messages')
      .selectAll()
      .where('id', '=', about)
      .executeTakeFirst();
    const order = message && (await orderOf(db, message.order_id));
    if (!order) return null;
    const files = await namesOfFiles(db, message.id);
    return kind === orderMailKinds.message
      ? written(order, message, files)
      : customerWrote(order, message, files);
  }
  if (kind === orderMailKinds.shopsTurn) {
    const line = await db.selectFrom('order_lines').selectAll().where('id', '=', about).executeTakeFirst();
    const order = line && (await orderOf(db, line.order_id));
    return order ? shopsTurn(order, line, (await roundsOf(db, line))[0]?.remark ?? '') : null;
  }
  if (kind === orderMailKinds.refundReturned) {
    const refund = await db.selectFrom('refunds').selectAll().where('id', '=', about).executeTakeFirst();
    const order = refund && (await orderOf(db, refund.order_id));
    return order ? refundReturned(order, refund) : null;
  }
  const order = await orderOf(db, about);
  if (!order) return null;
  if (kind === orderMailKinds.moneyCame) return moneyCame(order);
  if (kind === orderMailKinds.refunded) return refunded(order, await readRefunds(db, order.id));
  const lines = await readOrderLines(db, order.id);
  if (kind === orderMailKinds.newOrder) return newOrder(order, lines);
  if (kind === orderMailKinds.paid) return paid(order, lines);
  const events = await readOrderEvents(db, order.id);
  const arrival = orderArrival(order, lines, events, delivery, now, { isLetter: true });
  return placed(order, lines, { seller, arrival, files: await filesOfLines(db, lines) });
}
