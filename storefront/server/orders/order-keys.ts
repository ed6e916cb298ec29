/** What opens orders without an account: a key each. */
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import { orderKeyAge } from '../http/order-cookie.js';
import { inBatches } from '../jobs/in-batches.js';
import { createSecret, hashSecret } from '../people/secrets.js';

/** Makes a key that opens an order for thirty days. */
export async function createOrderKey(db: Kysely<Schema>, orderId: string, now: Date): Promise<string> {
  const key = createSecret();
  await db
    .insertInto('order_keys')
    .values({
      id: hashSecret(key),
      order_id: orderId,
      expires_at: new Date(now.getTime() + orderKeyAge * 1_000).toISOString(),
    })
    .execute();
  return key;
}

/** A key, and the id of the order that it opens. */
interface OpenedOrder {
  key: string;
  orderId: string;
}

/** What keys open, in their order; those that open none (any more) are left out. */
export async function findByKeys(
  db: Kysely<Schema>,
  keys: readonly string[],
  now: Date,
): Promise<OpenedOrder[]> {
  if (keys.length === 0) return [];
  const found = await db
    .selectFrom('order_keys')
    .select(['id', 'order_id'])
    .where('id', 'in', keys.map(hashSecret))
    .where('expires_at', '>', now.toISOString())
    .execute();
  const orderOf = new Map(found.map(({ id, order_id }) => [id, order_id]));
  return keys.flatMap((key) => {
    const orderId = orderOf.get(hashSecret(key));
    return orderId === undefined ? [] : [{ key, orderId }];
  });
}

/** Ends keys; there may be none. */
export async function endOrderKeys(db: Kysely<Schema>, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db.deleteFrom('order_keys').where('id', 'in', keys.map(hashSecret)).execute();
}

/** Ends the keys of a member's orders, those that were placed with the address alone too; with `keys`, of these alone. */
export async function endMemberKeys(
  db: Kysely<Schema>,
  personId: string,
  keys?: readonly string[],
): Promise<void> {
  if (keys?.length === 0) return;
  const own = (orders: 'person' | 'address') => (expression: ExpressionBuilder<Schema, 'order_keys'>) => {
    const ids = expression.selectFrom('orders').select('orders.id');
    if (orders === 'person') return ids.where('orders.person_id', '=', personId);
    return ids
      .innerJoin('people', 'people.email_key', 'orders.email_key')
      .where('people.id', '=', personId)
      .where('orders.person_id', 'is', null);
  };
  for (const orders of ['person', 'address'] as const)
    await db
      .deleteFrom('order_keys')
      .$if(keys !== undefined, (query) => query.where('id', 'in', (keys ?? []).map(hashSecret)))
      .where('order_id', 'in', own(orders))
      .execute();
}

/** Forgets the keys whose time is over. */
export const forgetOldOrderKeys = (db: Kysely<Schema>, now: Date, signal?: AbortSignal): Promise<void> =>
  inBatches(
    (size) =>
      db
        .deleteFrom('order_keys')
        .where('id', 'in', (old) =>
          old.selectFrom('order_keys').select('id').where('expires_at', '<=', now.toISOString()).limit(size),
        )
        .executeTakeFirst(),
    signal,
  );
