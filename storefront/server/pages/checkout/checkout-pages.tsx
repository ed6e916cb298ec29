/** The checkout: a page a step, each a form that works without script and keeps what was typed. */
import {
  type Cart,
  type CartAnswer,
  type Cents,
  type Dollars,
  maxPersonNameLength,
  type SavedAddress,
} from '@kerf/sdk/contract';
import {
  addressFaults,
  emailFault,
  emailKey,
  formatMoney,
  type InputFault,
  pointsWorth,
  type TypedAddress,
  toCents,
  toDollars,
  usablePoints,
} from '@kerf/sdk/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { addressChoices } from '../../../pages/checkout/address-choice.js';
import { CheckoutPage, type CheckoutPath, type DoneStep } from '../../../pages/checkout/checkout-page.js';
import { Contact } from '../../../pages/checkout/contact.js';
import { Delivery } from '../../../pages/checkout/delivery.js';
import { FromSite } from '../../../pages/checkout/from-site.js';
import { Payment } from '../../../pages/checkout/payment.js';
import { type MovedPrice, Review } from '../../../pages/checkout/review.js';
import { type Notice, saidAt } from '../../../pages/said.js';
import checkoutStyles from '../../../pages/styles/checkout.css?inline';
import fieldStyles from '../../../pages/styles/fields.css?inline';
import { readLines } from '../../cart/cart-rows.js';
import { readToken } from '../../cart/cart-token.js';
import { mergeCarts } from '../../cart/merge-carts.js';
import {
  blankFor,
  type Checkout,
  keepCheckout,
  openCheckout,
  type TypedCheckout,
  withMember,
} from '../../checkout/checkouts.js';
import { findPlaced, isComplete, placeOrder } from '../../checkout/place-order.js';
import { digestOf, totalOf } from '../../checkout/reviewed.js';
import { type TodaysCart, todaysCart } from '../../checkout/todays-cart.js';
import { addressBlock } from '../../http/address-block.js';
import { ApiFailure, failure } from '../../http/api-failure.js';
import { cartCookie, readCartCookie } from '../../http/cart-cookie.js';
import { orderCookie } from '../../http/order-cookie.js';
import { isFormOfOwnPage } from '../../http/own-pages.js';
import { readSessionCookie } from '../../http/person-cookies.js';
import { placedCookie } from '../../http/placed-cookie.js';
import { formOf, readForms } from '../../http/read-form.js';
import { saidCookie } from '../../http/said-cookie.js';
import { createOrderKey, orderKeyAge } from '../../orders/order-keys.js';
import type { Member } from '../../people/account.js';
import { addAddress, listAddresses } from '../../people/address-book.js';
import { disposableFault, requireLasting } from '../../people/input.js';
import { findMember } from '../../people/members.js';
import { isRegistered } from '../../people/person-rows.js';
import { arrivalIfApproved } from '../../pricing/arrival.js';
import type { ShopContext } from '../../shop-context.js';
import { type DoneName, takeDone } from '../account/done-words.js';
import { addressFormDoubts } from '../address-form.js';
import { backToForm, keepForm, takeForm } from '../kept-forms.js';
import { type DrawPage, fixedPage } from '../page-contents.js';
import type { PageScriptName } from '../render-document.js';
import { termsPlaces } from '../terms-places.js';
import { attemptOf, linesOf, readChoice } from './checkout-forms.js';
import { payPathOf, servePlaced } from './placed-pages.js';

interface CheckoutParts extends ShopContext {
  draw: DrawPage;
}

const headings: Readonly<Record<CheckoutPath, string>> = {
  '/checkout': 'Checkout',
  '/checkout/delivery': 'Where should it go?',
  '/checkout/payment': 'Payment',
  '/checkout/review': 'Review your order',
};

/** Where somebody signs in or registers on the way, and the form there. */
const waysIn = {
  '/sign-in': { path: '/sign-in?redirect=%2Fcheckout%2Fdelivery', form: 'member' },
  '/register': { path: '/register?redirect=%2Fcheckout%2Fdelivery', form: 'register' },
} as const;
const isWayIn = (path: string): path is keyof typeof waysIn => Object.hasOwn(waysIn, path);

/** A checkout under way, with what is ordered today. */
interface Opened extends TodaysCart {
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
}

/** What a step's form was read as. */
interface ReadStep {
  typed: TypedCheckout;
  faults: readonly InputFault[];
  /** What is to be added to the account; null for nothing. */
  toSave?: TypedAddress | null;
}

/** What a step shows beside what was typed. */
interface ShownStep {
  faults?: readonly InputFault[];
  notice?: Notice | null;
  status?: number;
  ticks?: Record<string, string>;
}

/** Of how many pieces of a cart the artwork is there, from earlier orders. */
function artworkThere({ lines }: Cart): 'none' | 'some' | 'all' {
  const there = lines.filter(({ artwork_order }) => artwork_order !== undefined).length;
  if (there === 0) return 'none';
  return there === lines.length ? 'all' : 'some';
}

/** To a guest whose address is a member's. */
const hasAccount = 'This address has an account: please sign in to order with it, or use another one.';

/** What is wrong with the address of a guest: an order is found again by it, and an account made with it. */
const guestFault = (email: string): InputFault | null => emailFault(email) ?? disposableFault(email);

/** What a member is offered for their points. */
const pointsOffer = (cart: Cart, usable: number, all: number) => ({
  offer: `Use ${usable === all ? `my ${all}` : `${usable} of my ${all}`} ${all === 1 ? 'point' : 'points'}: ${formatMoney(toDollars(pointsWorth(usable)))} less`,
  total: `Total with your points: ${formatMoney(toDollars(totalOf({ cart, points: usable })))}.`,
});

/** Serves the checkout. */
export function serveCheckout(app: FastifyInstance, parts: CheckoutParts): void {
  const { artwork, carts, catalogue, desk, draw, payments, people, publicUrl, turns, wakeMail } = parts;
  const { db, now } = people;
  const today = () => ({ catalogue: catalogue(), now: now() });

  const tokenOf = ({ headers }: FastifyRequest) => readToken(readCartCookie(headers, publicUrl));
  const memberOf = async ({ headers }: FastifyRequest) => {
    const member = await findMember(people, readSessionCookie(headers, publicUrl));
    return member?.session.opens === 'account' ? member : null;
  };

  /** The checkout of who asks; null where there is nothing in their cart. */
  async function open(request: FastifyRequest): Promise<Opened | null> {
    const token = tokenOf(request);
    const checkout = await openCheckout(db, token, now());
    if (!checkout || token === null) return null;
    const kept = await readLines(db, checkout.cartId);
    if (kept.length === 0) return null;
    const ordered = await turns.take(addressBlock(request.ip), () => todaysCart(kept, today()));
    const moved = kept.flatMap((line, at) => {
      const was = line.price_cents * line.kinds;
      const is = ordered.cart.lines[at]?.total;
      return is === undefined || toCents(is) === was
        ? []
        : [{ name: line.product_name, was: formatMoney((was / 100) as typeof is), is: formatMoney(is) }];
    });
    const member = await memberOf(request);
    const saved = member && (await listAddresses(db, member.person.id));
    const sum = toCents(ordered.cart.total);
    const usable = member ? usablePoints(member.person.points, sum) : 0;
    const points = checkout.typed.usesPoints ? usable : 0;
    return {
      ...ordered,
      usable,
      points,
      pointDiscount: toDollars(pointsWorth(points)),
      total: toDollars(totalOf({ cart: ordered.cart, points })),
      checkout: { ...checkout, typed: withMember(checkout.typed, member?.person ?? null, saved) },
      member,
      saved,
      token,
      moved,
    };
  }

  /** The first step that is not done yet, of those before another. */
  function missing({ checkout: { typed }, member }: Opened, before: CheckoutPath): CheckoutPath | null {
    const fault = member ? emailFault(typed.email) : guestFault(typed.email);
    if (before !== '/checkout' && fault) return '/checkout';
    const needsDelivery = before === '/checkout/payment' || before === '/checkout/review';
    return needsDelivery && addressFaults(typed.ship).length > 0 ? '/checkout/delivery' : null;
  }

  /** The steps that were done before another, folded. */
  function doneBefore(
    { checkout: { typed }, member, pointDiscount }: Opened,
    path: CheckoutPath,
  ): DoneStep[] {
    const all: DoneStep[] = [
      {
        path: '/checkout',
        heading: 'Contact',
        lines: [
          typed.email,
          ...(member
            ? ['You are signed in: your proof and your invoice come to your account’s address.']
            : []),
        ],
        ...(member && { elsewhere: { href: '/account/email', words: 'Change it in your account' } }),
      },
      {
        path: '/checkout/delivery',
        heading: 'Delivery',
        lines: linesOf(typed.ship),
        doubts: addressFormDoubts(typed.ship, 'shipping', catalogue().suburbs),
      },
      {
        path: '/checkout/payment',
        heading: 'Payment',
        lines: [
          typed.payment === 'card' ? 'Card, on the page of Stripe' : 'Invoice, by bank transfer',
          ...(typed.bill
            ? ['Invoice for:', ...linesOf(typed.bill)]
            : ['Invoice for the name and address above']),
          ...(pointDiscount > 0 ? [`Points: ${formatMoney(pointDiscount)} less`] : []),
        ],
        doubts: addressFormDoubts(typed.bill, 'billing', catalogue().suburbs),
      },
    ];
    return all.slice(0, Object.keys(headings).indexOf(path));
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    path: CheckoutPath,
    opened: Opened,
    { faults = [], notice = null, status = 200, ticks = {} }: ShownStep = {},
  ) {
    const { checkout, cart, lines, moved, member, saved, usable, points, pointDiscount, total } = opened;
    const dates = cart.lines.map(({ shipping }) => shipping?.date);
    const arrival = arrivalIfApproved(dates, catalogue(), { isPaid: false, now: now() });
    const { suburbs } = catalogue();
    const { ship, bill } = checkout.typed;
    const attempt = attemptOf(checkout.typed, {
      saved: saved ?? [],
      blank: blankFor(member?.person ?? null),
      faults,
      doubts: [
        ...addressFormDoubts(ship, 'shipping', suburbs),
        ...addressFormDoubts(bill, 'billing', suburbs),
      ],
      ticks,
    });
    const parts: Record<CheckoutPath, () => ReactNode> = {
      '/checkout': () => <Contact attempt={attempt} />,
      '/checkout/delivery': () => <Delivery attempt={attempt} saved={saved} />,
      '/checkout/payment': () => (
        <Payment
          attempt={attempt}
          paymentDays={catalogue().seller.paymentDays}
          takesCards={payments !== null}
          saved={saved}
          points={usable > 0 && member ? pointsOffer(cart, usable, member.person.points) : null}
        />
      ),
      '/checkout/review': () => (
        <Review
          total={total}
          shown={digestOf({ typed: checkout.typed, isMember: member !== null, cart, points })}
          checkoutId={checkout.id}
          moved={moved}
          canBePlaced={lines !== null}
          artwork={artworkThere(cart)}
          places={termsPlaces(catalogue())}
        />
      ),
    };
    const asksAddress = path === '/checkout/delivery' || path === '/checkout/payment';
    const scripts: readonly PageScriptName[] = asksAddress
      ? ['complete-address', 'check-fields']
      : ['check-fields'];
    const main = () => (
      <CheckoutPage
        path={path}
        heading={headings[path]}
        done={doneBefore(opened, path)}
        cart={cart}
        pointDiscount={pointDiscount}
        offered={toDollars(pointsWorth(path === '/checkout/payment' ? usable : 0))}
        arrival={arrival}
        notice={notice}
      >
        {parts[path]()}
      </CheckoutPage>
    );
    return send(request, reply, path, status, opened.member !== null, main, scripts);
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    status: number,
    isMember: boolean,
    main: () => ReactNode,
    scripts?: readonly PageScriptName[],
  ) {
    const page = await turns.take(addressBlock(request.ip), () =>
      draw((source) => ({
        ...fixedPage(path, source),
        status,
        isPersonal: true,
        isMember,
        styles: fieldStyles + checkoutStyles,
        ...(scripts && { scripts }),
        main,
      })),
    );
    return reply.code(page.status).headers(page.headers).send(page.body);
  }

  app.register(async (checkout) => {
    readForms(checkout);
    checkout.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    checkout.addHook('preHandler', async ({ method, headers }) => {
      if (method === 'POST' && !isFormOfOwnPage(headers, publicUrl))
        throw failure('CART_FOREIGN_FORM', 'This form was not sent from a page of the shop.');
    });

    for (const path of Object.keys(headings) as CheckoutPath[])
      checkout.get(path, async (request, reply) => {
        const opened = await open(request);
        if (!opened) return reply.redirect('/cart', 303);
        // Who is signed in has said who they are.
        if (path === '/checkout' && opened.member) return reply.redirect('/checkout/delivery', 303);
        const undone = missing(opened, path);
        if (undone) return reply.redirect(undone, 303);
        const notice = takeDone(request, reply, publicUrl);
        const refused = await takeForm<ShownStep>(request, reply, parts, path);
        return show(request, reply, path, opened, { notice, ...refused });
      });

    /** Adds an address to the account, and what the next page says of it; an order does not wait for either. */
    async function save(member: Member, address: TypedAddress): Promise<DoneName | null> {
      try {
        await addAddress(people, member.person.id, {
          ...address,
          label: address.street_address.trim().slice(0, maxPersonNameLength),
        });
        return 'address-added';
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.status >= 500) throw error;
        return error.code === 'ADDRESS_EXISTS' ? null : 'address-not-added';
      }
    }

    /** Back to a step, which says why it was refused. */
    const refuse = (
      request: FastifyRequest,
      reply: FastifyReply,
      path: CheckoutPath,
      shown: ShownStep & { status: number },
    ) => backToForm(request, reply, parts, path, shown);

    /** Who has an account orders with it: what is placed stands in it, and nobody else is to put it there. */
    async function accountFaults({ ip }: FastifyRequest, email: string): Promise<InputFault[]> {
      // Beyond that it is asked once the order is placed: nobody is kept from ordering.
      const mayTell = await people.limits.takeOrderingEmail(ip).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ApiFailure) return false;
          throw error;
        },
      );
      if (!mayTell) return [];
      return (await isRegistered(db, email)) ? [{ field: 'email', message: hasAccount }] : [];
    }

    /** A step that was sent: kept whatever it is, and shown again with what is wrong, or left for the next. */
    const step = (
      path: CheckoutPath,
      next: CheckoutPath,
      read: (form: URLSearchParams, typed: TypedCheckout, saved: readonly SavedAddress[]) => ReadStep,
    ) =>
      checkout.post(path, async (request, reply) => {
        const opened = await open(request);
        if (!opened) return reply.redirect('/cart', 303);
        const form = formOf(request.body);
        const { typed, faults: wrong, toSave = null } = read(form, opened.checkout.typed, opened.saved ?? []);
        const faults = [...wrong];
        await keepCheckout(db, opened.checkout, typed, now());
        const go = form.get('go') ?? '';
        if (go === 'stay') {
          const { suburbs } = catalogue();
          const { ship, bill } = typed;
          const doubts = [
            ...addressFormDoubts(ship, 'shipping', suburbs),
            ...addressFormDoubts(bill, 'billing', suburbs),
          ];
          return reply.send({ faults, doubts });
        }
        if (Object.hasOwn(headings, go)) return reply.redirect(go, 303);
        if (isWayIn(go)) {
          // What is typed goes along, and not in the address.
          const values = { email: typed.email };
          await keepForm(request, reply, parts, waysIn[go].path, {
            posted: { form: waysIn[go].form, values, problem: null },
          });
          return reply.redirect(waysIn[go].path, 303);
        }
        if (faults.length === 0 && path === '/checkout')
          faults.push(...(await accountFaults(request, typed.email)));
        if (faults.length > 0) {
          const ticks = Object.fromEntries([...form].filter(([name]) => name.endsWith('_save')));
          return refuse(request, reply, path, { faults, status: 422, ticks });
        }
        const said = toSave && opened.member && (await save(opened.member, toSave));
        if (!said) return reply.redirect(next, 303);
        return reply.header('set-cookie', saidCookie(said, publicUrl)).redirect(next + saidAt, 303);
      });

    step('/checkout', '/checkout/delivery', (form, typed) => {
      const email = (form.get('email') ?? '').slice(0, 300);
      const fault = guestFault(email);
      return { typed: { ...typed, email }, faults: fault ? [fault] : [] };
    });
    step('/checkout/delivery', '/checkout/payment', (form, typed, saved) => {
      const { address: ship, faults, isSaved } = readChoice(form, 'shipping', saved);
      return { typed: { ...typed, ship }, faults, toSave: isSaved ? ship : null };
    });
    step('/checkout/payment', '/checkout/review', (form, typed, saved) => {
      const payment = payments && form.get('payment') === 'card' ? 'card' : 'invoice';
      const usesPoints = form.get('uses_points') === '1';
      if (!form.get(addressChoices.billing.name))
        return { typed: { ...typed, bill: null, payment, usesPoints }, faults: [] };
      const { address: bill, faults, isSaved } = readChoice(form, 'billing', saved);
      return { typed: { ...typed, bill, payment, usesPoints }, faults, toSave: isSaved ? bill : null };
    });

    checkout.post('/checkout/place', async (request, reply) => {
      const form = formOf(request.body);
      const id = form.get('checkout') ?? '';
      const shown = {
        total: Number(form.get('total')) as Cents,
        digest: form.get('shown') ?? '',
      };
      const opened = await open(request);
      const member = opened?.member ?? (await memberOf(request));
      try {
        if (opened?.checkout.id === id && !member) {
          if (await isRegistered(db, opened.checkout.typed.email))
            throw failure('ORDER_INPUT_INVALID', hasAccount);
          requireLasting(opened.checkout.typed.email);
          await desk.takeGuestOrder(request.ip, emailKey(opened.checkout.typed.email));
        }
        const order = await db.transaction().execute(async (trx) => {
          // Pressed twice, the first press has emptied the cart.
          if (opened?.checkout.id !== id) return findPlaced(trx, id);
          return placeOrder(trx, opened.checkout, { personId: member?.person.id ?? null, shown }, today());
        });
        if (!order) return reply.redirect(opened ? '/checkout/review' : '/cart', 303);
        wakeMail();
        artwork.wake();
        // A member's opens while they are signed in, and not a moment longer.
        if (!member) {
          const key = await createOrderKey(db, order.id, now());
          reply.header('set-cookie', orderCookie(key, publicUrl, orderKeyAge));
        }
        reply.header('set-cookie', placedCookie(order.id, publicUrl));
        return reply.redirect(
          order.payment_way === 'card' && payments
            ? `${payPathOf(order)}&placed=1`
            : `/checkout/done?order=${order.id}#said`,
          303,
        );
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.status >= 500 || !opened) throw error;
        const again = (await open(request)) ?? opened;
        const path =
          missing(again, '/checkout/review') ??
          (isComplete(again.checkout.typed) ? '/checkout/review' : '/checkout/payment');
        return refuse(request, reply, path, {
          notice: { kind: 'refused', message: error.message },
          status: error.status,
        });
      }
    });
    // No page has the address of this form: asked for, it is the page that the form is on.
    checkout.get('/checkout/place', (_request, reply) => reply.redirect('/checkout/review', 303));

    servePlaced(checkout, { ...parts, memberOf, send });

    // The cart of another site, which comes in the address where no server reads it.
    checkout.get('/checkout/from-site', (request, reply) =>
      send(request, reply, '/checkout/from-site', 200, false, () => <FromSite />, ['take-cart']),
    );
    checkout.post('/checkout/from-site', async (request, reply) => {
      const sent = formOf(request.body).get('token') ?? '';
      if (readToken(sent) === null) return reply.redirect('/cart', 303);
      const token = tokenOf(request);
      const { status, body } = await carts.write(
        { address: request.ip, tokens: token === null ? [] : [token] },
        {
          code: 200,
          request: '',
          key: null,
          merged: sent,
          work: (trx, own, day) => mergeCarts(trx, own, sent, day),
        },
      );
      if (status !== 200) return reply.redirect('/cart', 303);
      const { data } = JSON.parse(body) as { data: CartAnswer };
      return reply.header('set-cookie', cartCookie(data.token, publicUrl)).redirect('/checkout', 303);
    });
  });
}
