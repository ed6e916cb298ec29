/** A page of the checkout: the step that is under way, and those before it, folded. */
import type { Cart } from '@kerf/sdk/contract';
import {
  artworkThere,
  formatMoney,
  type InputFault,
  isDesigned,
  pointsWorth,
  toDollars,
} from '@kerf/sdk/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { CheckoutPage, type CheckoutPath, type DoneStep } from '../../../pages/checkout/checkout-page.js';
import { Contact } from '../../../pages/checkout/contact.js';
import { Delivery } from '../../../pages/checkout/delivery.js';
import { Payment } from '../../../pages/checkout/payment.js';
import { Review } from '../../../pages/checkout/review.js';
import type { Notice } from '../../../pages/said.js';
import checkoutStyles from '../../../pages/styles/checkout.css?inline';
import fieldStyles from '../../../pages/styles/fields.css?inline';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { blankFor } from '../../checkout/checkouts.js';
import { digestOf, totalOf } from '../../checkout/reviewed.js';
import { addressBlock } from '../../http/address-block.js';
import { arrivalIfApproved } from '../../pricing/arrival.js';
import type { ShopContext } from '../../shop-context.js';
import { addressFormDoubts } from '../address-form.js';
import { type DrawPage, fixedPage } from '../page-contents.js';
import type { PageScriptName } from '../render-document.js';
import { termsPlaces } from '../terms-places.js';
import { attemptOf, linesOf } from './checkout-forms.js';
import type { Opened } from './opened-checkout.js';

/** What the checkout's pages are made with. */
export interface CheckoutParts extends ShopContext {
  draw: DrawPage;
}

const headings: Readonly<Record<CheckoutPath, string>> = {
  '/checkout': 'Checkout',
  '/checkout/delivery': 'Where should it go?',
  '/checkout/payment': 'Payment',
  '/checkout/review': 'Review your order',
};

/** Whether an address is a step's. */
export const isStep = (path: string): path is CheckoutPath => Object.hasOwn(headings, path);
/** The steps, in their order. */
export const stepPaths = Object.keys(headings) as CheckoutPath[];

/** What a step shows beside what was typed. */
export interface ShownStep {
  faults?: readonly InputFault[];
  notice?: Notice | null;
  status?: number;
  ticks?: Record<string, string>;
}

/** What a member is offered for their points. */
const pointsOffer = (cart: Cart, usable: number, all: number) => ({
  offer: `Use ${usable === all ? `my ${all}` : `${usable} of my ${all}`} ${all === 1 ? 'point' : 'points'}: ${formatMoney(toDollars(pointsWorth(usable)))} less`,
  total: `Total with your points: ${formatMoney(toDollars(totalOf({ cart, points: usable })))}.`,
});

/** The steps that were done before another, folded. */
function doneBefore(
  catalogue: Catalogue,
  { checkout: { typed }, member, pointDiscount }: Opened,
  path: CheckoutPath,
): DoneStep[] {
  const all: DoneStep[] = [
    {
      path: '/checkout',
      heading: 'Contact',
      lines: [
        typed.email,
        ...(member ? ['You are signed in: your proof and your invoice come to your account’s address.'] : []),
      ],
      ...(member && { elsewhere: { href: '/account/email', words: 'Change it in your account' } }),
    },
    {
      path: '/checkout/delivery',
      heading: 'Delivery',
      lines: linesOf(typed.ship),
      doubts: addressFormDoubts(typed.ship, 'shipping', catalogue.suburbs),
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
      doubts: addressFormDoubts(typed.bill, 'billing', catalogue.suburbs),
    },
  ];
  return all.slice(0, stepPaths.indexOf(path));
}

export type Showing = ReturnType<typeof showingFor>;

/** Draws the checkout's pages for who asks: `show` a step, `send` any other. */
export function showingFor({ catalogue, draw, now, payments, turns }: CheckoutParts) {
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

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    path: CheckoutPath,
    opened: Opened,
    { faults = [], notice = null, status = 200, ticks = {} }: ShownStep = {},
  ) {
    const { checkout, cart, lines, moved, member, saved, usable, points, pointDiscount, total, again } =
      opened;
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
          artwork={artworkThere(
            cart.lines.map((line) => ({
              isThere: line.artwork_again === true && line.artwork_sides === undefined,
              isInPart: line.artwork_sides !== undefined,
              isDesigned: isDesigned(line),
            })),
          )}
          places={termsPlaces(catalogue())}
        />
      ),
    };
    const asksAddress = path === '/checkout/delivery' || path === '/checkout/payment';
    const scripts: readonly PageScriptName[] = asksAddress
      ? ['complete-address', 'check-fields', 'hold-offline']
      : ['check-fields', 'hold-offline'];
    const main = () => (
      <CheckoutPage
        path={path}
        heading={headings[path]}
        done={doneBefore(catalogue(), opened, path)}
        cart={cart}
        again={again}
        pointDiscount={pointDiscount}
        offered={toDollars(pointsWorth(path === '/checkout/payment' ? usable : 0))}
        arrival={arrival}
        memberId={member?.person.id ?? null}
        notice={notice}
      >
        {parts[path]()}
      </CheckoutPage>
    );
    return send(request, reply, path, status, opened.member !== null, main, scripts);
  }

  return { send, show };
}
