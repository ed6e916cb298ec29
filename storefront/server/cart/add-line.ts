import type { CartAnswer } from '@kerf/sdk/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { insertCart, lastPosition, lockCart, readLines } from './cart-rows.js';
import { createId, createToken } from './cart-token.js';
import { joinLine, keepJoined } from './join-lines.js';
import { ownArtwork } from './line-artwork.js';
import type { Today } from './price-line.js';
import { priceOrder } from './priced-order.js';
import { requireRoom } from './require-room.js';
import type { SentOrder } from './sent-order.js';
import { showCart } from './show-cart.js';

/**
 * Adds a line at the server's own price, to a new cart when `token` opens none. Where the cart has a line of the same
 * configuration that can hold more, that one grows.
 */
export async function addLine(
  trx: Transaction<Schema>,
  token: string | null,
  order: SentOrder,
  today: Today,
  artwork = ownArtwork,
): Promise<CartAnswer> {
  const { now } = today;
  const content = priceOrder(order, today, 'Nothing was added to the cart.');
  const cartId = await lockCart(trx, token, now);
  const lines = cartId === null ? [] : await readLines(trx, cartId);
  const opens = cartId === null || token === null ? createToken() : token;
  const time = now.toISOString();
  const line = {
    ...content,
    ...artwork,
    id: createId(),
    cart_id: cartId ?? (await insertCart(trx, opens, now)),
    position: cartId === null ? 1 : (await lastPosition(trx, cartId)) + 1,
    created_at: time,
    updated_at: time,
    removed_at: null,
  };
  const joined = joinLine([...lines, line], line.id, today, { isAdded: true });
  if (joined.grown) await keepJoined(trx, joined);
  else {
    requireRoom(lines.length, 1);
    await trx.insertInto('cart_lines').values(line).execute();
  }
  return { token: opens, cart: await showCart(trx, joined.lines, today), line: joined.line };
}
