import { boundedText, boundedWhole, currency } from '@kerf/sdk/contract';
import { cents as toCents } from '@kerf/sdk/rules';
import Stripe from 'stripe';
import { assign, nullable, optional, type, union } from 'superstruct';
import { failure } from '../http/api-failure.js';
import { checkShape } from '../http/check-shape.js';
import { fetchBounded } from '../http/fetch-bounded.js';
import { type PaymentNotice, type PaymentPage, RefundRefused } from './payment-page.js';

/** What opens an account at Stripe. `api` stands for its host, in tests. */
export interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
  api: string | null;
}

/** How long one call may take, ms. One that is not answered at all is made twice, and a person waits for both. */
const callDeadline = 5_000;

/** The most refunds of one payment that are looked at. */
const mostRefunds = 1_000;

/** How far ahead of the shop's clock a notice may be signed, s: as far as one may be behind it. */
const tolerance = 300;

/**
 * For how long the same page is opened again, ms. Stripe answers a key alike for a day, and a page stands open for a day: a
 * page of half a day ago is still good.
 */
const samePage = 43_200_000;

function connect({ secretKey, api }: StripeKeys, deadline: number): Stripe {
  const at = api === null ? null : new URL(api);
  return new Stripe(secretKey, {
    timeout: deadline,
    maxNetworkRetries: 1,
    telemetry: false,
    // One deadline over all of an answer: it may come a byte at a time.
    httpClient: Stripe.createFetchHttpClient(fetchBounded),
    ...(at && {
      host: at.hostname,
      protocol: at.protocol === 'http:' ? ('http' as const) : ('https' as const),
      ...(at.port && { port: Number(at.port) }),
    }),
  });
}

// What is signed is Stripe's word, and still only as much as it has the shape that an order can follow.
const id = boundedText();
const cents = boundedWhole(0);
const About = type({ metadata: optional(nullable(type({ order: optional(id) }))) });
const Payment = union([id, type({ id })]);
const PaidSession = type({
  id,
  amount_total: cents,
  currency: id,
  payment_intent: optional(nullable(Payment)),
});
const RefundedCharge = type({ amount_refunded: cents, payment_intent: optional(nullable(Payment)) });
const GivenRefund = type({
  amount: cents,
  status: optional(nullable(id)),
  metadata: optional(nullable(type({ refund: optional(id) }))),
});
const ReturnedRefund = assign(GivenRefund, type({ id, payment_intent: optional(nullable(Payment)) }));

const idOf = (value: string | { id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? '');

const at = 'data.object';

/** What Stripe calls something that has to be named. Throws for ''. */
function named(value: string): string {
  if (value === '') throw failure('API_VALUE_INVALID', 'Nothing says which payment this is.', { field: at });
  return value;
}

/** Whether a refund stays with who gave it: no bank took it, or it was called off. */
const isReturned = ({ status }: { status?: string | null | undefined }): boolean =>
  status === 'failed' || status === 'canceled';

/** The order that something at Stripe is of, where it is one of ours: it is known by what we put into it. */
const orderOf = (object: unknown): string | undefined => checkShape(object, About, at).metadata?.order;

const saidAt = ({ created }: Stripe.Event): Date => new Date(checkShape(created, cents, 'created') * 1_000);

/** What an event means for an order; null for one that means nothing. Throws for one that can't be meant. */
function toNotice(event: Stripe.Event): PaymentNotice | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const { object } = event.data;
      const orderId = orderOf(object);
      // Some ways to pay take days: completed is not paid.
      if (!orderId || object.payment_status !== 'paid') return null;
      const {
        id: session,
        amount_total: amount,
        currency: money,
        payment_intent,
      } = checkShape(object, PaidSession, at);
      return {
        kind: 'paid',
        orderId,
        amount,
        currency: money.toUpperCase(),
        // Some sessions come without a payment of their own; nothing else would tell one of those from another.
        reference: named(idOf(payment_intent) || session),
      };
    }
    case 'charge.refunded': {
      const { object } = event.data;
      const orderId = orderOf(object);
      if (!orderId) return null;
      const { amount_refunded: refunded, payment_intent } = checkShape(object, RefundedCharge, at);
      return {
        kind: 'refunded',
        orderId,
        refunded,
        reference: named(idOf(payment_intent)),
        saidAt: saidAt(event),
      };
    }
    // Which of these an account sends depends on its age, and some send two.
    case 'refund.failed':
    case 'refund.updated':
    case 'charge.refund.updated': {
      const { object } = event.data;
      // Of something else that is sold with the same account it may be anything.
      if (!isReturned(object) || !object.payment_intent) return null;
      const { id, amount, metadata, payment_intent } = checkShape(object, ReturnedRefund, at);
      const reference = named(idOf(payment_intent));
      return {
        kind: 'came-back',
        id,
        key: metadata?.refund ?? null,
        amount,
        reference,
        saidAt: saidAt(event),
      };
    }
    default:
      return null;
  }
}

/**
 * When a notice was signed, s, as its header says in parts that are named as Stripe's library names them. That takes the last
 * time of several, and reads past signs and spaces: what is checked here is what it verified only where there is one, of
 * digits. NaN for any other.
 */
function signedAt(signature: string): number {
  const times = signature.split(',').filter((part) => part.split('=')[0] === 't');
  const [, digits] = /^t=(\d{1,12})$/.exec(times[0] ?? '') ?? [];
  return times.length === 1 && digits !== undefined ? Number(digits) : Number.NaN;
}

/** Stripe's hosted checkout; `deadline` is how long one call may take, ms. */
export function createStripePage(
  keys: StripeKeys,
  publicUrl: string,
  deadline: number = callDeadline,
): PaymentPage {
  const stripe = connect(keys, deadline);
  // In tests a page is where the rest is.
  const testOrigin = keys.api === null ? null : new URL(keys.api).origin;
  return {
    async open({ id, number, email }, amount, now) {
      const back = `${publicUrl}/checkout/done?order=${id}`;
      const half = Math.floor(now.getTime() / samePage);
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: number,
          customer_email: email,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: amount,
                product_data: { name: `Order ${number}, GST and delivery included` },
              },
            },
          ],
          metadata: { order: id },
          // What is refunded later is known by it too.
          payment_intent_data: { metadata: { order: id }, description: `Order ${number}` },
          success_url: `${back}&paid=1`,
          cancel_url: `${back}&stopped=1`,
        },
        { idempotencyKey: `pay ${id} ${amount} ${half}` },
      );
      const page = new URL(session.url ?? '');
      // A name and a password before the host are for whoever reads an address as one of somebody else.
      const isPlain = page.username === '' && page.password === '';
      if (!isPlain || (page.protocol !== 'https:' && page.origin !== testOrigin))
        throw new Error('Stripe gave a checkout session an address that no browser may be sent to.');
      return page.href;
    },
    read(body, signature) {
      const event = stripe.webhooks.constructEvent(body, signature, keys.webhookSecret, tolerance);
      if (!(signedAt(signature) <= Date.now() / 1_000 + tolerance))
        throw new Error('The notice is signed in the future, or does not say when.');
      return toNotice(event);
    },
    async refund(reference, amount, key) {
      const refund = await stripe.refunds
        .create({ payment_intent: reference, amount, metadata: { refund: key } }, { idempotencyKey: key })
        .catch((cause: unknown) => {
          // 409: another one asks with this key at this moment.
          const isFinal =
            cause instanceof Stripe.errors.StripeInvalidRequestError && cause.statusCode !== 409;
          throw isFinal ? new RefundRefused(cause.message, { cause }) : cause;
        });
      if (isReturned(refund))
        throw new RefundRefused(
          `the bank did not take it (${refund.failure_reason ?? 'it does not say why'}).`,
        );
    },
    async given(reference) {
      const refunds = await stripe.refunds
        .list({ payment_intent: reference, limit: 100 })
        .autoPagingToArray({ limit: mostRefunds })
        .catch((cause: unknown) => {
          // Of a payment that there is not, nothing was given back.
          if (cause instanceof Stripe.errors.StripeInvalidRequestError && cause.code === 'resource_missing')
            return [];
          throw cause;
        });
      return refunds
        .map((refund) => checkShape(refund, GivenRefund, 'data'))
        .filter((refund) => !isReturned(refund))
        .map(({ amount, metadata }) => ({ key: metadata?.refund ?? null, amount: toCents(amount) }));
    },
  };
}
