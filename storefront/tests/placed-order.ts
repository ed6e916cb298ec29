import type { PaymentWay, PricingRequest } from '@kerf/sdk/contract';
import { emptyAddress } from '@kerf/sdk/rules';
import { readLines } from '../server/cart/cart-rows.js';
import { artworkAlong } from '../server/checkout/artwork-along.js';
import { emptyCheckout, keepCheckout, openCheckout } from '../server/checkout/checkouts.js';
import { placeOrder } from '../server/checkout/place-order.js';
import { digestOf, totalOf } from '../server/checkout/reviewed.js';
import { todaysCart } from '../server/checkout/todays-cart.js';
import type { KeptOrder } from '../server/orders/order-rows.js';
import type { OrderOwner } from '../server/orders/read-orders.js';
import { cartCalls } from './cart-calls.js';
import type { OpenApp } from './open-app.js';

/** An address where parcels arrive. */
export const deliveryAddress = {
  ...emptyAddress,
  first_name: 'Ada',
  last_name: 'Lovelace',
  street_address: '3 Byron Street',
  suburb: 'Newtown',
  city: 'Sydney',
  state: 'NSW',
  postal_code: '2042',
  phone_number: '02 9876 5432',
};

/** Who orders, and how they pay; `personId` for a member, `owner` for who can see earlier orders. */
interface Ordering {
  email: string;
  personId?: string | null;
  owner?: OrderOwner | null;
  /** Who could see them when they looked at what they order. Default the same. */
  seen?: OrderOwner | null;
  payment?: PaymentWay;
  points?: number;
}

/** Orders a card, and what is asked for beside it, as the checkout does. */
export async function placedOrder(
  opened: OpenApp,
  { beside = [], ...ordering }: Ordering & { beside?: readonly PricingRequest[] },
): Promise<KeptOrder> {
  const calls = cartCalls(opened.app);
  const { token } = (await calls.add(await calls.order())).good();
  for (const more of beside) (await calls.add(await calls.order(more), { token })).good();
  return placedCart(opened, token, ordering);
}

/** Orders what is in the cart that a token opens. */
export async function placedCart(
  { database: { db }, world }: OpenApp,
  token: string,
  { email, personId = null, owner = null, seen = owner, payment = 'invoice', points = 0 }: Ordering,
): Promise<KeptOrder> {
  const checkout = await openCheckout(db, token, world.now);
  if (!checkout) throw new Error('This token opens no cart.');
  const typed = { ...emptyCheckout, email, ship: deliveryAddress, payment, usesPoints: points > 0 };
  await keepCheckout(db, checkout, typed, world.now);
  const today = { catalogue: world.catalogue, now: world.now };
  const { lines } = await artworkAlong(db, await readLines(db, checkout.cartId), seen);
  const { cart } = todaysCart(lines, today);
  const reviewed = { typed, isMember: personId !== null, cart, points };
  const shown = { total: totalOf(reviewed), digest: digestOf(reviewed) };
  const { order } = await db
    .transaction()
    .execute((trx) => placeOrder(trx, checkout, { personId, owner, shown }, today));
  return order;
}
