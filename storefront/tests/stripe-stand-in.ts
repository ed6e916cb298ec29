import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';

/** What was asked for at the stand-in. */
interface Asked {
  method: string;
  path: string;
  /** The fields of the form, as Stripe names them: `metadata[order]`. */
  form: URLSearchParams;
  key: string;
}

/** A server on this machine that answers as Stripe documents it, for what the shop asks. */
export interface StripeStandIn {
  url: string;
  asked: Asked[];
  /** Whether it answers at all. */
  isAway: boolean;
  /** How it answers who wants to pay: default, with the address of a page of its own. */
  page: { url: string } | 'endless' | 'dripping' | null;
  /** What was given back of each payment, cents, each key once. */
  given: Map<string, { payment: string; amount: number }>;
  /** Whether it gives back, and does not get to say so. */
  isLost: boolean;
  /** Lets a day go by, after which it knows no key any more. */
  forgetKeys(): void;
  /** How it answers whatever is asked about refunds; null as it should. */
  refundFault: { status: number; code: string } | null;
  /** Refuses to give back for good. */
  isClosed: boolean;
  /** What happens after money was given back and before that is answered. */
  beforeAnswer: () => Promise<unknown>;
  close(): Promise<void>;
}

export const webhookSecret = 'whsec_test_of_the_shop';

/** A notice as Stripe sends one, with the header that it signs it with. `age` in s, `created` in s since 1970. */
export function signedNotice(
  type: string,
  object: object,
  { age = 0, secret = webhookSecret, created = Math.floor(Date.now() / 1_000) } = {},
) {
  const payload = JSON.stringify({
    id: `evt_${Math.abs(age)}_${type}`,
    object: 'event',
    type,
    created,
    data: { object },
  });
  const timestamp = Math.floor(Date.now() / 1_000) - age;
  const signature = new Stripe('sk_test').webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
}

/** The session of an order that was paid, as Stripe tells of it. */
export const paidSession = (order: { id: string; total_cents: number }, change: object = {}) => ({
  id: `cs_${order.id}`,
  object: 'checkout.session',
  payment_status: 'paid',
  amount_total: order.total_cents,
  currency: 'aud',
  payment_intent: `pi_${order.id}`,
  metadata: { order: order.id },
  ...change,
});

/** Goes on with an answer for as long as anybody reads it, all that can be taken or a byte at a time. */
async function pour(response: ServerResponse, isAll: boolean): Promise<void> {
  const part = Buffer.alloc(isAll ? 65_536 : 1, 'a');
  while (!response.destroyed) {
    if (!response.write(part)) await once(response, 'drain').catch(() => {});
    await wait(isAll ? 0 : 100);
  }
}

export async function startStripe(): Promise<StripeStandIn> {
  /** The keys that it remembers. */
  const known = new Set<string>();
  /** What the shop wrote to each of what it gave back; nothing to what was given back in the dashboard. */
  const marks = new Map<string, string>();
  const server = createServer((request: IncomingMessage, response) => {
    void text(request).then((body) => {
      const { method = '', url: path = '', headers } = request;
      const form = new URLSearchParams(body);
      standIn.asked.push({ method, path, form, key: String(headers['idempotency-key'] ?? '') });
      const answer = (status: number, content: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
      if (standIn.isAway) return answer(500, { error: { type: 'api_error', message: 'away' } });
      if (headers.authorization !== 'Bearer sk_test_of_the_shop')
        return answer(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } });
      if (method === 'POST' && path === '/v1/checkout/sessions') {
        const { page } = standIn;
        if (page === 'endless' || page === 'dripping') {
          response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":"');
          return void pour(response, page === 'endless');
        }
        const id = form.get('metadata[order]');
        return answer(200, {
          id: `cs_${id}`,
          object: 'checkout.session',
          url: page?.url ?? `${standIn.url}/pay/cs_${id}`,
        });
      }
      if (path.startsWith('/v1/refunds') && standIn.refundFault) {
        const { status, code } = standIn.refundFault;
        return answer(status, { error: { type: 'invalid_request_error', code, message: code } });
      }
      if (method === 'POST' && path === '/v1/refunds') {
        if (standIn.isClosed)
          return answer(400, {
            error: { type: 'invalid_request_error', message: 'has already been refunded' },
          });
        const key = String(headers['idempotency-key'] ?? '');
        const payment = form.get('payment_intent') ?? '';
        if (!known.has(key)) {
          const name = standIn.given.has(key) ? `${key} ${standIn.given.size}` : key;
          standIn.given.set(name, { payment, amount: Number(form.get('amount')) });
          marks.set(name, form.get('metadata[refund]') ?? '');
        }
        known.add(key);
        if (standIn.isLost) return answer(500, { error: { type: 'api_error', message: 'lost' } });
        return void standIn
          .beforeAnswer()
          .then(() => answer(200, { id: `re_${key}`, object: 'refund', status: 'succeeded' }));
      }
      if (method === 'GET' && path.startsWith('/v1/refunds?')) {
        const payment = new URL(path, standIn.url).searchParams.get('payment_intent');
        const data = [...standIn.given]
          .filter(([, given]) => given.payment === payment)
          .map(([name, { amount }]) => ({
            id: `re_${name}`,
            object: 'refund',
            amount,
            status: 'succeeded',
            metadata: marks.has(name) ? { refund: marks.get(name) } : {},
          }));
        return answer(200, { object: 'list', url: '/v1/refunds', has_more: false, data });
      }
      return answer(404, { error: { type: 'invalid_request_error', message: 'Unrecognized request URL' } });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  const standIn: StripeStandIn = {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    asked: [],
    isAway: false,
    page: null,
    given: new Map(),
    refundFault: null,
    isLost: false,
    forgetKeys: () => known.clear(),
    isClosed: false,
    beforeAnswer: async () => {},
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return standIn;
}
