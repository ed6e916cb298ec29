/**
 * By what a guest's order is told again to who has not heard that it was placed: the cart that it was placed from, for an
 * hour. Who knows nothing but the checkout is told nothing.
 */
import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import type { Checkout } from './checkouts.js';

/** How long a browser whose answer was lost sends its form again, ms. */
const toldFor = 3_600_000;

/** A checkout that came to an order, and the cart that it was of. */
type Placing = Pick<Checkout, 'id' | 'cartId'>;

const rowId = ({ id, cartId }: Placing): string =>
  createHash('sha256').update(`placed:${id}\n${cartId}`).digest('base64url');

/** Has an order told again that was placed from a cart just now. */
export async function rememberPlacing(trx: Transaction<Schema>, placing: Placing, now: Date): Promise<void> {
  await trx
    .insertInto('idempotency_keys')
    .values({
      id: rowId(placing),
      request_hash: '',
      status: 303,
      body: '',
      expires_at: new Date(now.getTime() + toldFor).toISOString(),
    })
    .execute();
}

/** Whether an order was placed from a cart, and is told again to who has that. */
export async function isToldAgain(db: Kysely<Schema>, placing: Placing, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select('id')
    .where('id', '=', rowId(placing))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Tells none of these orders again to who has a cart: they have had them forgotten. */
export async function forgetPlacings(
  db: Kysely<Schema>,
  orderIds: readonly string[],
  cartId: string,
): Promise<void> {
  if (orderIds.length === 0) return;
  const orders = await db.selectFrom('orders').select('checkout_id').where('id', 'in', orderIds).execute();
  const ids = orders.map(({ checkout_id }) => rowId({ id: checkout_id, cartId }));
  if (ids.length > 0) await db.deleteFrom('idempotency_keys').where('id', 'in', ids).execute();
}
