import type { CartAnswer, CartLine } from '@kerf/sdk/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { insertCart, readCart } from './cart-rows.js';
import { createToken, hashToken } from './cart-token.js';
import { mergeCarts } from './merge-carts.js';
import type { Today } from './price-line.js';
import { showCart } from './show-cart.js';

/** Whose cart it is, and on which device. */
interface CartOwner {
  personId: string;
  sessionId: string;
}

/** The member's cart, held for this transaction; made where there is none. */
async function lockMemberCart(trx: Transaction<Schema>, personId: string, now: Date): Promise<string> {
  const hold = () =>
    trx
      .updateTable('carts')
      .set({ updated_at: now.toISOString() })
      .where('person_id', '=', personId)
      .returning('id')
      .executeTakeFirst();
  // The person first: of two devices that sign in at the same moment, one makes the cart and the other finds it.
  await trx.updateTable('people').set({ updated_at: now.toISOString() }).where('id', '=', personId).execute();
  const cart = await hold();
  // Nobody ever knows its own token: it is opened by the keys of sessions, and closed with them.
  return cart?.id ?? (await insertCart(trx, createToken(), now, personId));
}

type Counted = readonly Pick<CartLine, 'id' | 'quantity'>[];

/** Whether the member's cart brought something to one that had something already, which nobody chose just now. */
export const hasBroughtMore = (joined: Counted, before: Counted): boolean =>
  before.length > 0 &&
  joined.some(({ id, quantity }) => !before.some((line) => line.id === id && line.quantity === quantity));

/**
 * Makes the lines that `items` names, of the cart that `token` opens, part of the member's cart, and gives this device a
 * token for that. Lines that are not in that cart are left out, so that doing it twice does no harm.
 */
export async function joinMemberCart(
  trx: Transaction<Schema>,
  token: string | null,
  { personId, sessionId }: CartOwner,
  items: readonly string[],
  today: Today,
): Promise<CartAnswer> {
  const cartId = await lockMemberCart(trx, personId, today.now);
  const known = token === null ? undefined : await findKey(trx, token, sessionId);
  if (known === cartId && token !== null)
    return { token, cart: await showCart(trx, (await readCart(trx, token)) ?? [], today) };
  const own = createToken();
  await trx.deleteFrom('cart_keys').where('session_id', '=', sessionId).execute();
  await trx
    .insertInto('cart_keys')
    .values({ id: hashToken(own), cart_id: cartId, session_id: sessionId })
    .execute();
  if (token !== null && (await isNobodys(trx, token))) {
    await giveQuotations(trx, token, personId);
    return mergeCarts(trx, own, token, today, items);
  }
  return { token: own, cart: await showCart(trx, (await readCart(trx, own)) ?? [], today) };
}

/**
 * Whether a token opens a cart of nobody's. Its own token does; of a member's cart nobody has that, so what another
 * member left open on this device stays theirs.
 */
const isNobodys = async (trx: Transaction<Schema>, token: string): Promise<boolean> =>
  (await trx
    .selectFrom('carts')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()) !== undefined;

/** What was quoted to who has a cart is the member's from here on. */
async function giveQuotations(trx: Transaction<Schema>, token: string, personId: string): Promise<void> {
  await trx
    .updateTable('quotations')
    .set({ person_id: personId })
    .where('person_id', 'is', null)
    .where('cart_id', 'in', (own) =>
      own.selectFrom('carts').select('id').where('token_hash', '=', hashToken(token)),
    )
    .execute();
}

/** The cart that a session's own key opens. */
async function findKey(
  trx: Transaction<Schema>,
  token: string,
  sessionId: string,
): Promise<string | undefined> {
  const key = await trx
    .selectFrom('cart_keys')
    .select('cart_id')
    .where('id', '=', hashToken(token))
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return key?.cart_id;
}
