/** A checkout under way, read with what is ordered today and who orders it. */
import type { Dollars, SavedAddress } from '@kerf/sdk/contract';
import {
  addressFaults,
  emailFault,
  formatMoney,
  type InputFault,
  pointsWorth,
  toCents,
  toDollars,
  usablePoints,
} from '@kerf/sdk/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CheckoutPath } from '../../../pages/checkout/checkout-page.js';
import type { MovedPrice } from '../../../pages/checkout/review.js';
import { saidAt } from '../../../pages/said.js';
import { readLines } from '../../cart/cart-rows.js';
import { readToken } from '../../cart/cart-token.js';
import { readArtworksAgain } from '../../cart/line-artwork.js';
import { artworkAlong, type EarlierOrder } from '../../checkout/artwork-along.js';
import { type Checkout, openCheckout, usualAddress, withMember } from '../../checkout/checkouts.js';
import { totalOf } from '../../checkout/reviewed.js';
import { type TodaysCart, todaysCart } from '../../checkout/todays-cart.js';
import { addressBlock } from '../../http/address-block.js';
import { readCartCookie } from '../../http/cart-cookie.js';
import { readSessionCookie } from '../../http/person-cookies.js';
import { saidCookie } from '../../http/said-cookie.js';
import { findOrderOwner } from '../../orders/order-owner.js';
import type { OrderOwner } from '../../orders/read-orders.js';
import type { Member } from '../../people/account.js';
import { listAddresses } from '../../people/address-book.js';
import { disposableFault } from '../../people/input.js';
import { findMember } from '../../people/members.js';
import type { ShopContext } from '../../shop-context.js';

/** A checkout under way, with what is ordered today. */
export interface Opened extends TodaysCart {
  checkout: Checkout;
  member: Member | null;
  /** The addresses of the member; null for a guest. */
  saved: SavedAddress[] | null;
  token: string;
  /** Points that the order takes, of those that there are; 0 for a guest. */
  usable: number;
  /** Those that it does take. */
  points: number;
  /** What is taken off for points, and what is to be paid. */
  pointDiscount: Dollars;
  total: Dollars;
  /** What each line was put into the cart at. */
  moved: MovedPrice[];
  /** Whose orders they are that who orders can see; null for nobody's. */
  owner: OrderOwner | null;
  /** Of lines that are printed from artwork again, by their ids: the order that it is of, and whether it comes along. */
  again: ReadonlyMap<string, EarlierOrder>;
}

/** To a guest whose address is a member's. */
export const hasAccount = 'This address has an account: please sign in to order with it, or use another one.';

/** What is wrong with the address of a guest: an order is found again by it, and an account made with it. */
export const guestFault = (email: string): InputFault | null => emailFault(email) ?? disposableFault(email);

/** Reads whose checkout a request is about, and how far it has come. */
export interface Opening {
  tokenOf(request: FastifyRequest): string | null;
  memberOf(request: FastifyRequest): Promise<Member | null>;
  /** The checkout of who asks; null where there is nothing in their cart. */
  open(request: FastifyRequest): Promise<Opened | null>;
}

export function openingFor({ catalogue, people, publicUrl, turns }: ShopContext): Opening {
  const { db, now } = people;
  const tokenOf = ({ headers }: FastifyRequest) => readToken(readCartCookie(headers, publicUrl));
  const memberOf = async ({ headers }: FastifyRequest) => {
    const member = await findMember(people, readSessionCookie(headers, publicUrl));
    return member?.session.opens === 'account' ? member : null;
  };
  const today = () => ({ catalogue: catalogue(), now: now() });

  async function open(request: FastifyRequest): Promise<Opened | null> {
    const token = tokenOf(request);
    const checkout = await openCheckout(db, token, now());
    if (!checkout || token === null) return null;
    const kept = await readLines(db, checkout.cartId);
    if (kept.length === 0) return null;
    const session = readSessionCookie(request.headers, publicUrl);
    const owner = await findOrderOwner(people, request, { token: session, origin: null }, publicUrl);
    const { lines: printed, again } = await artworkAlong(db, kept, owner);
    const artworks = await readArtworksAgain(db, printed);
    const ordered = await turns.take(addressBlock(request.ip), () => todaysCart(printed, today(), artworks));
    const moved = kept.flatMap((line, at) => {
      const was = line.price_cents * line.kinds;
      const is = ordered.cart.lines[at]?.total;
      return is === undefined || toCents(is) === was
        ? []
        : [{ name: line.product_name, was: formatMoney((was / 100) as typeof is), is: formatMoney(is) }];
    });
    const member = await memberOf(request);
    const saved = member && (await listAddresses(db, member.person.id));
    const usual = member && (await usualAddress(db, member.person.id, saved ?? []));
    const sum = toCents(ordered.cart.total);
    const usable = member ? usablePoints(member.person.points, sum) : 0;
    const points = checkout.typed.usesPoints ? usable : 0;
    return {
      ...ordered,
      usable,
      points,
      pointDiscount: toDollars(pointsWorth(points)),
      total: toDollars(totalOf({ cart: ordered.cart, points })),
      checkout: { ...checkout, typed: withMember(checkout.typed, member?.person ?? null, usual) },
      member,
      saved,
      token,
      moved,
      owner,
      again,
    };
  }

  return { tokenOf, memberOf, open };
}

/** Whether a form was drawn for somebody who was signed in, and is no more: their cart is not here without them. */
export const wasSignedOut = (form: URLSearchParams, member: Member | null): boolean =>
  form.has('member') && member === null;

/** The way in for them, and back to where they were. */
export const toSignInAgain = (reply: FastifyReply, path: CheckoutPath, publicUrl: string): FastifyReply =>
  reply
    .header('set-cookie', saidCookie('signed-out-of-checkout', publicUrl))
    .redirect(`/sign-in?redirect=${encodeURIComponent(path)}${saidAt}`, 303);

/** The first step that is not done yet, of those before another. */
export function missingStep(
  { checkout: { typed }, member }: Opened,
  before: CheckoutPath,
): CheckoutPath | null {
  const fault = member ? emailFault(typed.email) : guestFault(typed.email);
  if (before !== '/checkout' && fault) return '/checkout';
  const needsDelivery = before === '/checkout/payment' || before === '/checkout/review';
  return needsDelivery && addressFaults(typed.ship).length > 0 ? '/checkout/delivery' : null;
}
