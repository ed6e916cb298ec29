/** What opens one order without an account. */
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import { inBatches } from '../jobs/in-batches.js';
import { createSecret, hashSecret } from '../people/secrets.js';

/** How long a key opens an order, s. */
export const orderKeyAge = 30 * 86_400;

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

/** The id of the order that a key opens; null for a key that opens none (any more). */
export async function findByKey(db: Kysely<Schema>, key: string | null, now: Date): Promise<string | null> {
  if (key === null) return null;
  const found = await db
    .selectFrom('order_keys')
    .select('order_id')
    .where('id', '=', hashSecret(key))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return found?.order_id ?? null;
}

/** Ends a key; there may be none. */
export async function endOrderKey(db: Kysely<Schema>, key: string | null): Promise<void> {
  if (key === null) return;
  await db.deleteFrom('order_keys').where('id', '=', hashSecret(key)).execute();
}

/** Ends the keys of a member's orders, those that were placed with the address alone too; with `key`, that one alone. */
export async function endMemberKeys(
  db: Kysely<Schema>,
  personId: string,
  key?: string | null,
): Promise<void> {
  if (key === null) return;
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
      .$if(key !== undefined, (query) => query.where('id', '=', hashSecret(key ?? '')))
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
