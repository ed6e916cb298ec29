/** What a shopper looks at before they place an order, and what of it is another by the time that they do. */
import { createHash } from 'node:crypto';
import type { Cart, Cents } from '@kerf/sdk/contract';
import { cents, formatMoney, formatShippingDate, pointsWorth, toCents, toDollars } from '@kerf/sdk/rules';
import { failure } from '../http/api-failure.js';
import type { TypedCheckout } from './checkouts.js';

/** All that the last page of a checkout shows. */
export interface Reviewed {
  /** With what the account says of a member. */
  typed: TypedCheckout;
  isMember: boolean;
  /** At today's prices. */
  cart: Cart;
  /** How many points it takes. */
  points: number;
}

/** What the form of that page says that it showed. */
export interface Shown {
  /** What the button named. */
  total: Cents;
  /** As {@link digestOf} made it. */
  digest: string;
}

/** What is to be paid. */
export const totalOf = ({ cart, points }: Pick<Reviewed, 'cart' | 'points'>): Cents =>
  cents(toCents(cart.total) - pointsWorth(points));

const arrivalPart = 'the day that it arrives by';
const artworkPart = 'the artwork that comes along';

/** The day that the page promises: that of the piece which arrives last. '' for none. */
const arrivalOf = ({ cart }: Pick<Reviewed, 'cart'>): string =>
  cart.lines
    .map(({ shipping }) => shipping?.date ?? '')
    .sort()
    .at(-1) ?? '';

/** What is shown, by the words that say which of it changed. An order's line is known by what is made, not by its row. */
const parts: Readonly<Record<string, (reviewed: Reviewed) => unknown>> = {
  'the contact': ({ typed, isMember }) => [typed.email, isMember],
  'the delivery address': ({ typed }) => Object.entries(typed.ship).sort(),
  'the way of paying': ({ typed }) => typed.payment,
  'the address of the invoice': ({ typed }) => typed.bill && Object.entries(typed.bill).sort(),
  'the pieces': ({ cart }) =>
    cart.lines.map((line) => [
      line.product_name,
      line.summary,
      line.configuration,
      line.quantity,
      line.kinds,
      line.shipping?.id,
      line.unavailable,
    ]),
  [artworkPart]: ({ cart }) =>
    cart.lines.filter(({ artwork_again }) => artwork_again).map(({ summary }) => summary),
  'the prices': (reviewed) => [
    reviewed.cart.lines.map(({ price, total }) => [price, total]),
    reviewed.cart.sub_total,
    reviewed.cart.shipping_fee,
    totalOf(reviewed),
  ],
  'the points': ({ points }) => points,
  [arrivalPart]: arrivalOf,
};

/** Characters of a part's digest: nobody is kept from lying to themselves, so what counts is that none is met by chance. */
const length = 16;

/** A word for each part, with full stops between them. */
export const digestOf = (reviewed: Reviewed): string =>
  Object.values(parts)
    .map((part) =>
      createHash('sha256')
        .update(JSON.stringify(part(reviewed) ?? null))
        .digest('base64url')
        .slice(0, length),
    )
    .join('.');

/** Refuses, in words that say what changed, an order of which something was shown otherwise. */
export function requireShown(shown: Shown, reviewed: Reviewed): void {
  const total = totalOf(reviewed);
  const now = digestOf(reviewed);
  if (shown.total === total && shown.digest === now) return;
  const was = shown.digest.split('.');
  const is = now.split('.');
  const changed = Object.keys(parts).filter((_name, at) => was[at] !== is[at]);
  const ask = 'Nothing was ordered: look at it, and press again if you agree.';
  const price = { price: toDollars(total) };
  const sum = `The total is now ${formatMoney(price.price)}.`;
  const other = changed.filter((name) => name !== 'the prices' && name !== 'the points');
  if (was.length !== is.length || (other.length === 0 && shown.total !== total))
    throw failure('ORDER_PRICE_MOVED', `${sum} ${ask}`, price);
  const names = new Intl.ListFormat('en-AU').format(other.length > 0 ? other : changed);
  const day = changed.includes(arrivalPart) ? formatShippingDate(arrivalOf(reviewed)) : '';
  const isWithout =
    changed.includes(artworkPart) && reviewed.cart.lines.every(({ artwork_again }) => !artwork_again);
  const figures = [
    shown.total === total ? '' : sum,
    day && `It arrives by ${day} now.`,
    isWithout ? 'Artwork of an earlier order does not come along any more.' : '',
  ].filter(Boolean);
  throw failure(
    'ORDER_CHANGED',
    ['What you order has changed since this page was shown:', `${names}.`, ...figures, ask].join(' '),
    price,
  );
}
