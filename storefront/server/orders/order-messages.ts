/** The thread of an order: what customer and shop write to each other. */
import { maxOrderMessages, type OrderMessage } from '@kerf/sdk/contract';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { OrderMessageTable } from '../db/proof-tables.js';
import type { Schema } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import { queueMail } from '../mail/mail-queue.js';
import { createRowId } from '../people/secrets.js';
import { orderMailKinds } from './order-mail-kinds.js';
import { type KeptOrder, readOrderLines } from './order-rows.js';

/** A message as it is kept. */
export type KeptMessage = Selectable<OrderMessageTable>;

/** The last messages of an order, the oldest of them first. */
export async function readMessages(db: Kysely<Schema>, orderId: string): Promise<OrderMessage[]> {
  const rows = await db
    .selectFrom('order_messages')
    .select(['id', 'line_id', 'from', 'text', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxOrderMessages)
    .execute();
  const files = await db
    .selectFrom('message_files')
    .select(['id', 'message_id', 'name', 'bytes'])
    .where('order_id', '=', orderId)
    .where('message_id', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.reverse().map((message) => ({
    ...message,
    files: files
      .filter(({ message_id }) => message_id === message.id)
      .map(({ id, name, bytes }) => ({ id, name, bytes })),
  }));
}

/** What the files of a message are called, in the order in which they came. */
export async function namesOfFiles(db: Kysely<Schema>, messageId: string): Promise<string[]> {
  const files = await db
    .selectFrom('message_files')
    .select('name')
    .where('message_id', '=', messageId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return files.map(({ name }) => name);
}

/** Lets files go with a message that were sent for it, by their keys: each once, and none of another order. */
async function attach(
  trx: Transaction<Schema>,
  { orderId, messageId, keys }: { orderId: string; messageId: string; keys: readonly string[] },
): Promise<void> {
  const wanted = [...new Set(keys)];
  if (wanted.length === 0) return;
  const taken = await trx
    .updateTable('message_files')
    .set({ message_id: messageId })
    .where('order_id', '=', orderId)
    .where('message_id', 'is', null)
    .where('storage_key', 'in', wanted)
    .returning('id')
    .execute();
  if (taken.length < wanted.length)
    throw failure('ARTWORK_UNKNOWN', 'A file of this message is not here any more. Please send it again.', {
      field: 'files',
    });
}

/** A message, which has been checked, with the files that were sent for it, by their keys. */
interface NewMessage {
  from: OrderMessage['from'];
  text: string;
  lineId?: string | null;
  files?: readonly string[];
  /** The shop’s address of e-mail, which is told of what a customer writes. */
  shopEmail?: string;
}

/** Writes a message. Who it is for is told by mail: the customer, or the shop at its address. */
export async function writeMessage(
  trx: Transaction<Schema>,
  order: KeptOrder,
  { from, text, lineId = null, files = [], shopEmail }: NewMessage,
  now: Date,
): Promise<void> {
  if (lineId !== null && !(await readOrderLines(trx, order.id)).some(({ id }) => id === lineId))
    throw failure('ORDER_UNKNOWN_LINE', 'This order has no such piece.', { field: 'line_id' });
  const id = createRowId();
  await trx
    .insertInto('order_messages')
    .values({ id, order_id: order.id, line_id: lineId, from, text, at: now.toISOString() })
    .execute();
  await attach(trx, { orderId: order.id, messageId: id, keys: files });
  if (from === 'shop')
    await queueMail(trx, { kind: orderMailKinds.message, recipient: order.email, about: id }, now);
  else if (shopEmail)
    await queueMail(trx, { kind: orderMailKinds.customerWrote, recipient: shopEmail, about: id }, now);
}
