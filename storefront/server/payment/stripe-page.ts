import { currency } from '@kerf/sdk/contract';
import Stripe from 'stripe';
import { type PaymentNotice, type PaymentPage, RefundRefused } from './payment-page.js';

/** What opens an account at Stripe. `api` stands for its host, in tests. */
export interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
  api: string | null;
}

/** How long one call may take, ms. */
const deadline = 10_000;

/**
 * For how long the same page is opened again, ms. Stripe answers a key alike for a day, and a page stands open for a day: a
 * page of half a day ago is still good.
 */
const samePage = 43_200_000;

function connect({ secretKey, api }: StripeKeys): Stripe {
  const at = api === null ? null : new URL(api);
  return new Stripe(secretKey, {
    timeout: deadline,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(at && {
      host: at.hostname,
      protocol: at.protocol === 'http:' ? ('http' as const) : ('https' as const),
      ...(at.port && { port: Number(at.port) }),
    }),
  });
}

const idOf = (value: string | { id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? '');

/** What an event means for an order. Ours are known by what we put into them. */
function toNotice(event: Stripe.Event): PaymentNotice | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const { payment_status, metadata, amount_total, currency: money, payment_intent } = event.data.object;
      const orderId = metadata?.order;
      // Some ways to pay take days: completed is not paid.
      if (payment_status !== 'paid' || !orderId) return null;
      return {
        kind: 'paid',
        orderId,
        amount: amount_total ?? 0,
        currency: (money ?? '').toUpperCase(),
        reference: idOf(payment_intent),
      };
    }
    case 'charge.refunded': {
      const { metadata, amount_refunded, payment_intent } = event.data.object;
      if (!metadata.order) return null;
      return {
        kind: 'refunded',
        orderId: metadata.order,
        refunded: amount_refunded,
        reference: idOf(payment_intent),
      };
    }
    default:
      return null;
  }
}

/** Stripe's hosted checkout. */
export function createStripePage(keys: StripeKeys, publicUrl: string): PaymentPage {
  const stripe = connect(keys);
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
      if (!session.url) throw new Error('Stripe gave a checkout session without an address.');
      return session.url;
    },
    read: (body, signature) => toNotice(stripe.webhooks.constructEvent(body, signature, keys.webhookSecret)),
    async refund(reference, amount, key) {
      await stripe.refunds
        .create({ payment_intent: reference, amount }, { idempotencyKey: key })
        .catch((cause: unknown) => {
          const isFinal = cause instanceof Stripe.errors.StripeInvalidRequestError;
          throw isFinal ? new RefundRefused(cause.message, { cause }) : cause;
        });
    },
  };
}
