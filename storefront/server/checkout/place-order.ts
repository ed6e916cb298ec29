/** How a cart becomes an order: once, at the prices that the shopper was shown. */
import {
  addressFaults,
  cents,
  emailFault,
  emailKey,
  isDesigned,
  toAddress,
  toCents,
  usablePoints,
} from '@kerf/sdk/rules';
import type { Kysely, Transaction } from 'kysely';
import { takeArtworkAgain } from '../artwork/artwork-again.js';
import { type KeptLine, readLines } from '../cart/cart-rows.js';
import { isHeld } from '../cart/line-row.js';
import { readConfiguration, type Today } from '../cart/price-line.js';
import type { Schema } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import { queueMail } from '../mail/mail-queue.js';
import { changeLine, recordPayment } from '../orders/change-order.js';
import { orderMailKinds } from '../orders/order-mail-kinds.js';
import { createOrderNumber } from '../orders/order-number.js';
import { type KeptOrder, recordOrderEvent } from '../orders/order-rows.js';
import type { OrderOwner } from '../orders/read-orders.js';
import { spendPoints } from '../people/points.js';
import { createRowId } from '../people/secrets.js';
import { artworkAlong } from './artwork-along.js';
import { type Checkout, readTyped, type TypedCheckout } from './checkouts.js';
import { rememberPlacing } from './placed-again.js';
import { requireShown, type Shown, totalOf } from './reviewed.js';
import { type PricedLine, todaysCart } from './todays-cart.js';

/** Whether everything that an order needs was typed, and can be used. */
export const isComplete = ({ email, ship, bill }: TypedCheckout): boolean =>
  !emailFault(email) &&
  addressFaults(ship).length === 0 &&
  (bill === null || addressFaults(bill).length === 0);

/** What placing takes: whose order it is, and what they were shown of it. */
interface Placing {
  personId: string | null;
  /** The orders that they can see: with those pieces that are ordered again come their files. Default none. */
  owner?: OrderOwner | null;
  shown: Shown;
}

/** The order that came from a checkout; null where it was not placed yet. */
export const findPlaced = async (db: Kysely<Schema>, checkoutId: string): Promise<KeptOrder | null> =>
  (await db.selectFrom('orders').selectAll().where('checkout_id', '=', checkoutId).executeTakeFirst()) ??
  null;

/** What a line is, with the quotation that its price is of: whoever reads the order asks where that came from. */
const summaryOf = (kept: KeptLine, now: Date): string =>
  isHeld(kept, { now }) ? `${kept.summary} / Quotation ${kept.quotation_number}` : kept.summary;

const toLine = ({ kept, row }: PricedLine, orderId: string, now: Date) => {
  const shipping = row.shipping.find(({ id }) => id === kept.shipping_method_id) ?? row.shipping[0];
  return {
    id: createRowId(),
    order_id: orderId,
    configuration: kept.configuration,
    product_name: kept.product_name,
    summary: summaryOf(kept, now),
    quantity: kept.quantity,
    kinds: kept.kinds,
    price_cents: kept.price_cents,
    product_pricing_id: row.product_pricing_id,
    shipping_method_id: shipping?.id ?? null,
    printing_days: shipping?.printing_days ?? 0,
    shipping_days: shipping?.shipping_days ?? 0,
    stage: 'placed' as const,
    stage_since: now.toISOString(),
    tracking: null,
    points_returned: 0,
    delivery_kept_cents: cents(0),
  };
};

/** The pieces that are ordered again with their artwork. */
const orderedAgain = (pieces: readonly { id: string }[], lines: readonly PricedLine[]) =>
  lines.flatMap(({ kept: { artwork_line_id: from, configuration, kinds } }, at) => {
    const piece = pieces[at];
    return piece && from !== null
      ? [{ lineId: piece.id, from, configuration: readConfiguration(configuration), kinds }]
      : [];
  });

/** Letters about new orders that an address of e-mail is sent in an hour, where nobody proved that it is theirs. */
const guestLetters = 10;
const hour = 3_600_000;

/** What a press comes to: the order, and whether it was this press that placed it. */
interface Placed {
  order: KeptOrder;
  isNew: boolean;
}

/** Whether guests had that many letters sent to an address; this order is among those that are there. */
async function isWrittenToOften(
  trx: Transaction<Schema>,
  { email_key, placed_at }: KeptOrder,
): Promise<boolean> {
  const recent = await trx
    .selectFrom('orders')
    .select('id')
    .where('person_id', 'is', null)
    .where('email_key', '=', email_key)
    .where('placed_at', '>', new Date(Date.parse(placed_at) - hour).toISOString())
    .limit(guestLetters + 1)
    .execute();
  return recent.length > guestLetters;
}

/**
 * Makes the order of a checkout, empties the cart, and writes to the customer, in one transaction. A checkout that was
 * placed before comes to the order that it came to. Refuses what is not, in all, as it was shown.
 */
export async function placeOrder(
  trx: Transaction<Schema>,
  checkout: Pick<Checkout, 'id' | 'cartId'>,
  { personId, owner = null, shown }: Placing,
  today: Today,
): Promise<Placed> {
  const { now } = today;
  const time = now.toISOString();
  // The cart first: of two presses at the same moment, one places and the other finds what it placed.
  await trx.updateTable('carts').set({ updated_at: time }).where('id', '=', checkout.cartId).execute();
  const placed = await findPlaced(trx, checkout.id);
  if (placed) return { order: placed, isNew: false };
  // Read now that nobody else places it or changes its cart: what was read before may be another by now.
  const typed = await readTyped(trx, checkout.id, personId);
  if (!typed || !isComplete(typed))
    throw failure(
      'ORDER_INPUT_INVALID',
      'Something that the order needs is missing. Please go through the steps again.',
    );
  const printed = await artworkAlong(trx, await readLines(trx, checkout.cartId), owner);
  const { cart, lines } = todaysCart(printed.lines, today);
  if (cart.lines.length === 0)
    throw failure('ORDER_CART_EMPTY', 'Your cart is empty. Add something first, then place your order.');
  if (!lines)
    throw failure(
      'ORDER_PRICE_MOVED',
      'Something in your cart can’t be made any more. Nothing was ordered: please look at your cart.',
    );
  const points =
    typed.usesPoints && personId !== null
      ? await spendPoints(trx, personId, (all) => usablePoints(all, toCents(cart.total)))
      : 0;
  const reviewed = { typed, isMember: personId !== null, cart, points };
  requireShown(shown, reviewed);
  const total = totalOf(reviewed);
  const ship = JSON.stringify(toAddress(typed.ship));
  const order: KeptOrder = {
    id: createRowId(),
    number: createOrderNumber(now),
    checkout_id: checkout.id,
    person_id: personId,
    email: typed.email.trim(),
    email_key: emailKey(typed.email),
    ship_to: ship,
    bill_to: typed.bill ? JSON.stringify(toAddress(typed.bill)) : ship,
    sub_total_cents: toCents(cart.sub_total),
    shipping_cents: toCents(cart.shipping_fee),
    total_cents: total,
    delivery_cents: toCents(lines[0]?.row.shipping[0]?.cost ?? cart.shipping_fee),
    points,
    points_returned: 0,
    received_cents: cents(0),
    refunded_cents: cents(0),
    owed_cents: cents(0),
    payment: 'unpaid',
    payment_way: typed.payment,
    payment_reference: null,
    placed_at: time,
    paid_at: null,
  };
  await trx.insertInto('orders').values(order).execute();
  const pieces = lines.map((line) => toLine(line, order.id, now));
  await trx
    .insertInto('order_lines')
    .values(pieces.map((piece, position) => ({ ...piece, position })))
    .execute();
  await recordOrderEvent(trx, { order_id: order.id, line_id: null, what: 'placed' }, now);
  await takeArtworkAgain(trx, order, orderedAgain(pieces, lines), today);
  // Letters that were designed are their own artwork: nothing is to be sent.
  for (const { id: lineId, configuration } of pieces)
    if (isDesigned({ configuration: readConfiguration(configuration) }))
      await changeLine(trx, { orderId: order.id, lineId }, 'receive-artwork', {}, now);
  if (personId !== null || !(await isWrittenToOften(trx, order)))
    await queueMail(trx, { kind: orderMailKinds.placed, recipient: order.email, about: order.id }, now);
  const { email: shopEmail } = today.catalogue.seller;
  await queueMail(trx, { kind: orderMailKinds.newOrder, recipient: shopEmail, about: order.id }, now);
  await trx.deleteFrom('cart_lines').where('cart_id', '=', checkout.cartId).execute();
  await trx.deleteFrom('checkouts').where('id', '=', checkout.id).execute();
  // What points pay for as a whole is paid.
  if (total === 0) await recordPayment(trx, order.id, { amount: total, detail: 'with points' }, now);
  if (personId === null) await rememberPlacing(trx, checkout, now);
  return { order, isNew: true };
}
