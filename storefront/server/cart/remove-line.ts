/** A line that is taken out is kept for a day, so that it can be put back. */
import type { CartAnswer } from '@kerf/sdk/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import { inBatches } from '../jobs/in-batches.js';
import { type KeptLine, readOpenCart } from './cart-rows.js';
import { openCart, requireLine } from './change-line.js';
import { joinLine, keepJoined } from './join-lines.js';
import type { Today } from './price-line.js';
import { requireRoom } from './require-room.js';
import { showCart } from './show-cart.js';

/** How long it can be put back, ms, and how many of one cart at most. */
const keptFor = 86_400_000;
const mostKept = 20;

const oldestKept = (now: Date): string => new Date(now.getTime() - keptFor).toISOString();

/** Takes a line out of the cart. */
export async function removeLine(
  trx: Transaction<Schema>,
  token: string | null,
  id: string,
  today: Today,
): Promise<CartAnswer> {
  const cart = await openCart(trx, token, today.now);
  requireLine(cart, id);
  const removed_at = today.now.toISOString();
  await trx.updateTable('cart_lines').set({ removed_at }).where('id', '=', id).execute();
  await trx
    .deleteFrom('cart_lines')
    .where('id', 'in', (old) =>
      old
        .selectFrom('cart_lines')
        .select('id')
        .where('cart_id', '=', cart.id)
        .where('removed_at', 'is not', null)
        .orderBy('removed_at', 'desc')
        .orderBy('id')
        .limit(mostKept * 100)
        .offset(mostKept),
    )
    .execute();
  const lines = cart.lines.filter((line) => line.id !== id);
  return { token: cart.token, cart: await showCart(trx, lines, today), line: { id, grown: false } };
}

/** A line that was taken out of the cart of a token and can be put back; null for any other. */
export const findRemovedLine = async (
  db: Kysely<Schema>,
  token: string,
  id: string,
  now: Date,
): Promise<KeptLine | null> => {
  const cartId = await readOpenCart(db, token);
  if (cartId === null) return null;
  const line = await db
    .selectFrom('cart_lines')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('id', '=', id)
    .where('removed_at', '>', oldestKept(now))
    .executeTakeFirst();
  return line ?? null;
};

/** Puts a line back where it stood. Where one of the same configuration came meanwhile, that one grows. */
export async function restoreLine(
  trx: Transaction<Schema>,
  token: string | null,
  id: string,
  today: Today,
): Promise<CartAnswer> {
  const cart = await openCart(trx, token, today.now);
  // Pressed twice, it is there already.
  if (cart.lines.some((line) => line.id === id))
    return { token: cart.token, cart: await showCart(trx, cart.lines, today), line: { id, grown: false } };
  const removed = await findRemovedLine(trx, cart.token, id, today.now);
  if (!removed)
    throw failure('CART_UNKNOWN_LINE', 'This can’t be put back any more. Add it again from its page.', {
      field: 'id',
    });
  const all = [...cart.lines, { ...removed, removed_at: null }];
  const joined = joinLine(
    all.sort((one, other) => one.position - other.position),
    id,
    today,
  );
  if (!joined.grown) {
    requireRoom(cart.lines.length, 1);
    await trx.updateTable('cart_lines').set({ removed_at: null }).where('id', '=', id).execute();
  }
  await keepJoined(trx, joined);
  return { token: cart.token, cart: await showCart(trx, joined.lines, today), line: joined.line };
}

/** Forgets the lines that were taken out more than a day ago. */
export const forgetRemovedLines = (db: Kysely<Schema>, now: Date, signal?: AbortSignal): Promise<void> =>
  inBatches(
    (size) =>
      db
        .deleteFrom('cart_lines')
        // Asked twice: one that is put back at this moment is looked at again, and stays.
        .where('removed_at', '<=', oldestKept(now))
        .where('id', 'in', (old) =>
          old.selectFrom('cart_lines').select('id').where('removed_at', '<=', oldestKept(now)).limit(size),
        )
        .executeTakeFirst(),
    signal,
  );
