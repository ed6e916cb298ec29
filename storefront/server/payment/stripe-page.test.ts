import { apiBase, paymentNoticePath } from '@kerf/sdk/contract';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { placedOrder } from '../../tests/placed-order.js';
import {
  paidSession,
  type StripeStandIn,
  signedNotice,
  startStripe,
  webhookSecret,
} from '../../tests/stripe-stand-in.js';
import { createOrderKey } from '../orders/order-keys.js';
import { orderMailKinds } from '../orders/order-mail-kinds.js';
import type { KeptOrder } from '../orders/order-rows.js';
import { pages } from '../pages/pages.js';
import { createStripePage } from './stripe-page.js';

describeOnEachDatabase('An order by card', (open) => {
  let stripe: StripeStandIn;
  let opened: OpenApp;
  let order: KeptOrder;
  /** What somebody has to read: the levels of the log, and its words. */
  const logged: [number, string][] = [];
  beforeEach(async () => {
    stripe = await startStripe();
    opened = await openApp(await open(), {
      pages,
      log: pino(
        {},
        {
          write(line: string) {
            const { level, msg } = JSON.parse(line) as { level: number; msg: string };
            if (level >= 40) logged.push([level, msg]);
          },
        },
      ),
      variables: {
        STRIPE_SECRET_KEY: 'sk_test_of_the_shop',
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API: stripe.url,
      },
    });
    order = await placedOrder(opened, { email: 'ada@example.com', payment: 'card' });
  });
  afterEach(async () => {
    await opened.app.close();
    await stripe.close();
  });

  const tell = async (type: string, object: object, parts = {}) => {
    const { payload, headers } = signedNotice(type, object, parts);
    const { statusCode } = await opened.app.inject({
      method: 'POST',
      url: apiBase + paymentNoticePath,
      headers,
      payload,
    });
    return statusCode;
  };
  const state = () =>
    opened.database.db
      .selectFrom('orders')
      .select(['payment', 'refunded_cents', 'payment_reference'])
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
  const letters = async (kind: string) =>
    (await opened.database.db.selectFrom('mails').select('id').where('kind', '=', kind).execute()).length;
  const ask = async (url: string) => {
    const key = await createOrderKey(opened.database.db, order.id, opened.world.now);
    return opened.app.inject({ url, headers: { cookie: `kerf-order=${key}` } });
  };

  test('is paid on the page of Stripe, for what it costs and nothing else', async () => {
    const done = await ask(`/checkout/done?order=${order.id}`);
    expect(done.body).toContain(`href="/checkout/pay?order=${order.id}"`);
    const paying = await ask(`/checkout/pay?order=${order.id}`);
    expect([paying.statusCode, paying.headers.location]).toEqual([303, `${stripe.url}/pay/cs_${order.id}`]);
    const [{ form } = { form: new URLSearchParams() }] = stripe.asked;
    expect(form.get('line_items[0][price_data][unit_amount]')).toBe(String(order.total_cents));
    expect(form.get('line_items[0][price_data][currency]')).toBe('aud');
    expect(form.get('payment_intent_data[metadata][order]')).toBe(order.id);
    expect(form.get('success_url')).toMatch(/\/checkout\/done\?order=/);
    expect(await tell('checkout.session.completed', paidSession(order))).toBe(200);
    expect(await state()).toMatchObject({ payment: 'paid', payment_reference: `pi_${order.id}` });
    expect((await ask(`/checkout/pay?order=${order.id}`)).headers.location).toBe(
      `/checkout/done?order=${order.id}`,
    );
  });

  test('is paid once, though that is told twice, at once, and in another way again', async () => {
    const told = await Promise.all([
      tell('checkout.session.completed', paidSession(order)),
      tell('checkout.session.completed', paidSession(order)),
      tell('checkout.session.async_payment_succeeded', paidSession(order)),
    ]);
    expect(told).toEqual([200, 200, 200]);
    expect(await letters(orderMailKinds.paid)).toBe(1);
  });

  test('is not paid by what is unpaid, of another amount or currency, or about something else', async () => {
    expect(await tell('checkout.session.completed', paidSession(order, { payment_status: 'unpaid' }))).toBe(
      200,
    );
    expect(await tell('checkout.session.completed', paidSession(order, { amount_total: 1 }))).toBe(200);
    expect(await tell('checkout.session.completed', paidSession(order, { currency: 'usd' }))).toBe(409);
    expect(await tell('checkout.session.completed', paidSession(order, { metadata: {} }))).toBe(200);
    expect(await tell('customer.created', {})).toBe(200);
    expect(await tell('checkout.session.completed', paidSession({ ...order, id: 'x' }))).toBe(404);
    expect((await state()).payment).toBe('unpaid');
  });

  test('believes no notice that Stripe did not sign, or ten minutes ago, or in ten minutes', async () => {
    expect(await tell('checkout.session.completed', paidSession(order), { secret: 'whsec_another' })).toBe(
      400,
    );
    expect(await tell('checkout.session.completed', paidSession(order), { age: 600 })).toBe(400);
    expect(await tell('checkout.session.completed', paidSession(order), { age: -600 })).toBe(400);
    const { payload, headers } = signedNotice('checkout.session.completed', paidSession(order));
    const changed = await opened.app.inject({
      method: 'POST',
      url: apiBase + paymentNoticePath,
      headers,
      payload: payload.replace('"paid"', '"paid" '),
    });
    expect(changed.statusCode).toBe(400);
    expect((await state()).payment).toBe('unpaid');
  });

  test('believes no notice whose header says several times, or one that is no plain number', async () => {
    const paid = 'checkout.session.completed';
    const now = Math.floor(Date.now() / 1_000);
    const ahead = signedNotice(paid, paidSession(order), { age: -9_999 });
    const signature = ahead.headers['stripe-signature'];
    const [, v1 = ''] = signature.split(',');
    const future = now + 9_999;
    const good = signedNotice(paid, paidSession(order));
    const goodSignature = good.headers['stripe-signature'];
    for (const { payload, header } of [
      { ...ahead, header: signature },
      { ...ahead, header: `t=${now},${signature}` },
      { ...ahead, header: `t=+${future},${v1}` },
      { ...ahead, header: `t= ${future},${v1}` },
      { ...ahead, header: `t=${future}=${now},${v1}` },
      { ...good, header: `t=${now},${goodSignature}` },
      { ...good, header: `${goodSignature},t=${now}` },
      { ...good, header: goodSignature.replace('t=', 't=+') },
    ]) {
      const { statusCode } = await opened.app.inject({
        method: 'POST',
        url: apiBase + paymentNoticePath,
        headers: { 'content-type': 'application/json', 'stripe-signature': header },
        payload,
      });
      expect([header, statusCode]).toEqual([header, 400]);
    }
    expect((await state()).payment).toBe('unpaid');
  });

  test('is paid by a session without a payment of its own, and never by the payment of another order', async () => {
    const paid = 'checkout.session.completed';
    const others = await placedOrder(opened, { email: 'grace@example.com', payment: 'card' });
    for (const payment_intent of [null, ''])
      expect(await tell(paid, paidSession(others, { payment_intent }))).toBe(200);
    for (let told = 0; told < 2; told++)
      expect(await tell(paid, paidSession(order, { payment_intent: null }))).toBe(200);
    expect(await state()).toMatchObject({ payment: 'paid', payment_reference: `cs_${order.id}` });
    const third = await placedOrder(opened, { email: 'alan@example.com', payment: 'card' });
    logged.length = 0;
    expect(await tell(paid, paidSession(third, { payment_intent: `cs_${order.id}` }))).toBe(409);
    const sees = [[40, 'a notice about a payment can’t be followed']];
    expect(logged).toEqual(sees);
    logged.length = 0;
    expect(await tell(paid, paidSession(third, { id: '', payment_intent: null }))).toBe(400);
    expect(logged).toEqual(sees);
    const charge = { object: 'charge', amount_refunded: 5, metadata: { order: order.id } };
    expect(await tell('charge.refunded', { ...charge, payment_intent: null })).toBe(400);
    const payments = await opened.database.db
      .selectFrom('payments')
      .select(['order_id', 'reference'])
      .execute();
    expect(payments.map(({ order_id, reference }) => [order_id, reference]).sort()).toEqual(
      [order, others].map(({ id }) => [id, `cs_${id}`]).sort(),
    );
  });

  test('follows no notice of sums that are none, signed as it may be, and somebody reads of each once', async () => {
    const paid = 'checkout.session.completed';
    for (const parts of [
      { amount_total: -1 },
      { amount_total: 39.81 },
      { amount_total: '3981' },
      { amount_total: 1e15 },
      { amount_total: null },
      { currency: null },
      { metadata: { order: { a: 1 } } },
      { metadata: { order: ['x'] } },
      { payment_intent: { a: 1 } },
    ]) {
      logged.length = 0;
      expect([parts, await tell(paid, paidSession(order, parts))]).toEqual([parts, 400]);
      expect(logged).toEqual([[40, 'a notice about a payment can’t be followed']]);
    }
    await tell(paid, paidSession(order));
    const charge = { object: 'charge', payment_intent: `pi_${order.id}`, metadata: { order: order.id } };
    for (const amount_refunded of [-5, 10.5, '500', 1e300])
      expect(await tell('charge.refunded', { ...charge, amount_refunded })).toBe(400);
    expect(await state()).toMatchObject({ payment: 'paid', refunded_cents: 0 });
    // What is not of the shop may be anything.
    expect(await tell(paid, paidSession(order, { metadata: null, amount_total: null }))).toBe(200);
  });

  test('follows what was given back, told late, twice, or before the payment', async () => {
    const charge = (amount_refunded: number) => ({
      object: 'charge',
      amount_refunded,
      payment_intent: `pi_${order.id}`,
      metadata: { order: order.id },
    });
    expect(await tell('charge.refunded', charge(500))).toBe(409);
    await tell('checkout.session.completed', paidSession(order));
    expect(await tell('charge.refunded', charge(500))).toBe(200);
    expect(await tell('charge.refunded', charge(500))).toBe(200);
    expect(await state()).toMatchObject({ payment: 'partly-refunded', refunded_cents: 500 });
    expect(await tell('charge.refunded', charge(order.total_cents))).toBe(200);
    expect(await tell('charge.refunded', charge(500))).toBe(200);
    expect(await state()).toMatchObject({ payment: 'refunded', refunded_cents: order.total_cents });
  });

  test('stands where Stripe is away, and can be paid later', async () => {
    stripe.isAway = true;
    const away = await ask(`/checkout/pay?order=${order.id}`);
    expect(away.statusCode).toBe(503);
    stripe.isAway = false;
    expect((await ask(`/checkout/pay?order=${order.id}`)).statusCode).toBe(303);
  });

  test('stands where Stripe answers without an end, and leads nobody to an address that is none of the web', async () => {
    const urls = [
      'javascript:alert(1)',
      'http://stripe.example/pay',
      'https://checkout.stripe.com:pw@other.example/',
      'https://checkout.stripe.com@other.example/',
      '/pay',
      '',
    ];
    for (const page of ['endless' as const, ...urls.map((url) => ({ url }))]) {
      stripe.page = page;
      const away = await ask(`/checkout/pay?order=${order.id}`);
      expect([page, away.statusCode, away.headers.location]).toEqual([page, 503, undefined]);
      expect(away.body).toContain('Payment by card is away for the moment');
    }
    stripe.page = { url: 'https://checkout.stripe.example/c/pay/cs_1#a' };
    expect((await ask(`/checkout/pay?order=${order.id}`)).headers.location).toBe(stripe.page.url);
  });

  test('does not wait for an answer that comes a byte at a time', async () => {
    stripe.page = 'dripping';
    const keys = { secretKey: 'sk_test_of_the_shop', webhookSecret, api: stripe.url };
    const page = createStripePage(keys, 'http://localhost', 100);
    await expect(page.open(order, order.total_cents, opened.world.now)).rejects.toThrow();
  });
});
