import type { CartAnswer } from '@kerf/sdk/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import { insertCart, lastPosition, lockCart, readLines } from './cart-rows.js';
import { createToken, hashToken, readToken } from './cart-token.js';
import { joinLine, keepJoined } from './join-lines.js';
import type { Today } from './price-line.js';
import { requireRoom } from './require-room.js';
import { showCart } from './show-cart.js';

/**
 * Moves the lines of the cart that `other` opens behind those of the cart that `token` opens, or into a new cart when
 * it opens none; those of one configuration become one line, and what was quoted to who has the other cart is of the first. The other cart stays, empty. With `items`, lines of no
 * other id move.
 */
export async function mergeCarts(
  trx: Transaction<Schema>,
  token: string | null,
  sent: string,
  today: Today,
  items?: readonly string[],
): Promise<CartAnswer> {
  const { now } = today;
  const other = readToken(sent);
  const ids = new Map<string, string | null>();
  // In one order for everybody, so that two merges of the same carts can't wait for each other.
  const tokens = [token, other].filter((each): each is string => each !== null);
  for (const each of tokens.sort((a, b) => (hashToken(a) < hashToken(b) ? -1 : 1)))
    ids.set(each, await lockCart(trx, each, now));
  const source = other === null ? null : (ids.get(other) ?? null);
  if (source === null) throw failure('CART_UNKNOWN', 'This cart is not there any more.', { field: 'token' });

  const target = token === null ? null : (ids.get(token) ?? null);
  const own = target === null ? [] : await readLines(trx, target);
  if (target === source && token !== null) return { token, cart: await showCart(trx, own, today) };
  const all = await readLines(trx, source);
  const added = items ? all.filter(({ id }) => items.includes(id)) : all;
  const opens = target === null || token === null ? createToken() : token;
  const cartId = target ?? (await insertCart(trx, opens, now));
  let position = await lastPosition(trx, cartId);
  const moved = added.map((line) => ({ ...line, cart_id: cartId, position: ++position }));
  let lines = [...own, ...moved];
  const joins = moved.map(({ id }) => {
    const joined = joinLine(lines, id, today, { isMerged: true });
    lines = joined.lines;
    return joined;
  });
  requireRoom(lines.length, 0);
  for (const line of moved)
    await trx
      .updateTable('cart_lines')
      .set({ cart_id: line.cart_id, position: line.position })
      .where('id', '=', line.id)
      .execute();
  for (const joined of joins) await keepJoined(trx, joined);
  await trx.updateTable('quotations').set({ cart_id: cartId }).where('cart_id', '=', source).execute();
  return { token: opens, cart: await showCart(trx, lines, today) };
}
