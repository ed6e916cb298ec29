/** The rows of carts. A cart is locked before it is changed, so that two servers take turns. */
import type { ExpressionBuilder, Kysely, Selectable, Transaction } from 'kysely';
import type { CartLineTable, Schema } from '../db/schema.js';
import { inBatches } from '../jobs/in-batches.js';
import { createId, hashToken } from './cart-token.js';

/** A line as it is kept. */
export type KeptLine = Selectable<CartLineTable>;

/** How long a cart is kept that nobody changes, ms. */
const keptFor = 90 * 86_400_000;

/** Which cart a token opens: the one that it was made for, or the member's where it is signed in. */
const opened =
  (token: string) =>
  ({ eb, or, selectFrom }: ExpressionBuilder<Schema, 'carts'>) =>
    or([
      eb('carts.token_hash', '=', hashToken(token)),
      eb(
        'carts.id',
        '=',
        selectFrom('cart_keys').select('cart_id').where('cart_keys.id', '=', hashToken(token)),
      ),
    ]);

/** The id of the cart that a token opens, held for this transaction; null for a token that opens none. */
export async function lockCart(
  trx: Transaction<Schema>,
  token: string | null,
  now: Date,
): Promise<string | null> {
  if (token === null) return null;
  // An update is the lock that both engines know.
  const cart = await trx
    .updateTable('carts')
    .set({ updated_at: now.toISOString() })
    .where(opened(token))
    .returning('id')
    .executeTakeFirst();
  return cart?.id ?? null;
}

/** Makes a cart that `token` opens, and returns its id. */
export async function insertCart(
  trx: Transaction<Schema>,
  token: string,
  now: Date,
  personId: string | null = null,
): Promise<string> {
  const id = createId();
  const time = now.toISOString();
  await trx
    .insertInto('carts')
    .values({ id, token_hash: hashToken(token), person_id: personId, created_at: time, updated_at: time })
    .execute();
  return id;
}

/** The id of the cart that a token opens; null for a token that opens none. */
export const readOpenCart = async (db: Kysely<Schema>, token: string): Promise<string | null> =>
  (await db.selectFrom('carts').select('id').where(opened(token)).executeTakeFirst())?.id ?? null;

/** Whether a token opens a cart. */
export const opensCart = async (db: Kysely<Schema>, token: string): Promise<boolean> =>
  (await readOpenCart(db, token)) !== null;

/** The lines of a cart in their order, without those that were taken out of it. */
export const readLines = (db: Kysely<Schema>, cartId: string): Promise<KeptLine[]> =>
  db
    .selectFrom('cart_lines')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute();

/** The last position in a cart; that of a line counts too that was taken out and may be put back. */
export async function lastPosition(db: Kysely<Schema>, cartId: string): Promise<number> {
  const { last } = await db
    .selectFrom('cart_lines')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** The cart that a token opens with its lines; null for a token that opens none. */
export async function readCart(db: Kysely<Schema>, token: string | null): Promise<KeptLine[] | null> {
  if (token === null) return null;
  const id = await readOpenCart(db, token);
  return id === null ? null : readLines(db, id);
}

/** Removes the carts that nobody changed for 90 days, with their lines. */
export function forgetOldCarts(db: Kysely<Schema>, now: Date, signal?: AbortSignal): Promise<void> {
  const oldest = new Date(now.getTime() - keptFor).toISOString();
  return inBatches(
    (size) =>
      db
        .deleteFrom('carts')
        // Asked twice: one that is changed at this moment is looked at again, and stays.
        .where('updated_at', '<=', oldest)
        .where('id', 'in', (old) =>
          old.selectFrom('carts').select('id').where('updated_at', '<=', oldest).limit(size),
        )
        .executeTakeFirst(),
    signal,
  );
}
