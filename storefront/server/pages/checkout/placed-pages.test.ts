import { cents } from '@kerf/sdk/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cartCalls } from '../../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../../tests/databases.js';
import { type OpenApp, openApp } from '../../../tests/open-app.js';
import { card } from '../../../tests/orders.js';
import { deliveryAddress, placedOrder } from '../../../tests/placed-order.js';
import { givenCookies } from '../../../tests/see-refusal.js';
import { type StripeStandIn, startStripe, webhookSecret } from '../../../tests/stripe-stand-in.js';
import { changeLine, recordPayment } from '../../orders/change-order.js';
import { createOrderKey } from '../../orders/order-keys.js';
import { type KeptOrder, readOrderLines } from '../../orders/order-rows.js';
import { pages } from '../pages.js';

const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const own = { origin: 'http://localhost:4300', 'sec-fetch-site': 'same-origin' };

describeOnEachDatabase('After an order by card', (open) => {
  let stripe: StripeStandIn;
  let opened: OpenApp;
  beforeEach(async () => {
    stripe = await startStripe();
    opened = await openApp(await open(), {
      pages,
      variables: {
        STRIPE_SECRET_KEY: 'sk_test_of_the_shop',
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API: stripe.url,
      },
    });
  });
  afterEach(async () => {
    await opened.app.close();
    await stripe.close();
  });

  const byCard = () => placedOrder(opened, { email: 'ada@example.com', payment: 'card' });
  async function ask({ id }: KeptOrder, path: string) {
    const cookie = `kerf-order=${await createOrderKey(opened.database.db, id, opened.world.now)}`;
    const { statusCode, headers, body } = await opened.app.inject({
      url: path.replace('ORDER', id),
      headers: { cookie },
    });
    return { status: statusCode, to: headers.location, refresh: headers.refresh, body: mainOf(body) };
  }
  const pay = ({ id, total_cents }: KeptOrder, amount = total_cents) =>
    opened.database.db
      .transaction()
      .execute((trx) => recordPayment(trx, id, { amount, detail: 'by card' }, opened.world.now));
  const wait = () => {
    opened.world.now = new Date(opened.world.now.getTime() + 1000);
  };
  async function cancel(order: KeptOrder) {
    wait();
    for (const { id: lineId } of await readOrderLines(opened.database.db, order.id))
      await opened.database.db
        .transaction()
        .execute((trx) => changeLine(trx, { orderId: order.id, lineId }, 'call-off', {}, opened.world.now));
  }

  test('placing leads on to the payment, and to thanks afterwards', async () => {
    const calls = cartCalls(opened.app);
    const { token } = (await calls.add(await calls.order())).good();
    const jar = new Map([['kerf-cart', token]]);
    const send = async (url: string, form: Record<string, string> | null) => {
      const answer = await opened.app.inject({
        method: form ? 'POST' : 'GET',
        url,
        headers: {
          ...own,
          cookie: [...jar].map((each) => each.join('=')).join('; '),
          ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(form && { payload: String(new URLSearchParams(form)) }),
      });
      for (const [name, value] of givenCookies(answer)) jar.set(name, value);
      return answer;
    };
    await send('/checkout', { email: 'ada@example.com' });
    const ship = Object.entries(deliveryAddress).map(([name, text]) => [`shipping_${name}`, text]);
    await send('/checkout/delivery', Object.fromEntries(ship));
    await send('/checkout/payment', { payment: 'card', bill_elsewhere: '' });
    const { body } = await send('/checkout/review', null);
    const hidden = [...body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
    const placed = await send(
      '/checkout/place',
      Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])),
    );
    const to = String(placed.headers.location);
    expect([placed.statusCode, to]).toEqual([
      303,
      expect.stringMatching(/^\/checkout\/pay\?order=[\w-]+&placed=1$/),
    ]);
    const between = await send(to, null);
    const payPath = to.replace('&placed=1', '');
    expect([between.statusCode, between.headers.refresh]).toEqual([200, `0; url=${payPath}`]);
    expect(between.body).toContain(`href="${payPath}"`);
    expect((await send(payPath, null)).headers.location).toMatch(`${stripe.url}/pay/`);
    const done = await send(payPath.replace('pay?', 'done?'), null);
    expect(mainOf(done.body)).not.toContain('Thank you');
  });

  test('the page looks for the payment again until it is there, and for a minute at most', async () => {
    const order = await byCard();
    const first = await ask(order, '/checkout/done?order=ORDER&paid=1');
    expect(first.body).toContain('Your payment is on its way to us');
    expect(first.body).not.toContain('/checkout/pay?');
    let { refresh } = first;
    let looks = 0;
    while (refresh) {
      const [seconds = '', url = ''] = String(refresh).split('; url=');
      expect(seconds).toBe('5');
      looks++;
      expect(looks).toBeLessThan(20);
      ({ refresh } = await ask(order, url));
    }
    expect(looks).toBe(12);
    for (const looked of ['12', '1e9', '-1', 'x'])
      expect((await ask(order, `/checkout/done?order=ORDER&paid=1&looked=${looked}`)).body).toContain(
        'takes longer than usual',
      );
    await pay(order);
    const paid = await ask(order, '/checkout/done?order=ORDER&paid=1&looked=3');
    expect([paid.refresh, paid.body.includes('Thank you.')]).toEqual([undefined, true]);
    expect(paid.body).not.toContain('on its way to us');
  });

  test('each piece is shown, tells where it goes with whose number, and leads to the place of its own artwork', async () => {
    const beside = [{ ...card, width: 80, height: 50 }];
    const order = await placedOrder(opened, { email: 'ada@example.com', beside });
    const { body } = await ask(order, '/checkout/done?order=ORDER');
    for (const { id } of await readOrderLines(opened.database.db, order.id))
      expect(body).toContain(`order_detail_id=${id}&amp;type=artwork`);
    expect(body.match(/<img src="[^"]*\/drawing/g)).toHaveLength(2);
    expect(body).toContain('Phone 02 9876 5432');
  });

  test('who stopped paying is told that nothing was paid, and can pay', async () => {
    const order = await byCard();
    const stopped = await ask(order, '/checkout/done?order=ORDER&stopped=1');
    expect(stopped.body).toContain('Nothing was paid. Your order stands');
    expect(stopped.body).toContain(`href="/checkout/pay?order=${order.id}"`);
    // A card may be declined.
    expect(stopped.body).toMatch(
      new RegExp(
        `<summary>Pay by bank transfer instead</summary><p>Please transfer \\$[\\d.]+ by .* with the reference ${order.number}\\.</p>`,
      ),
    );
    await pay(order);
    expect((await ask(order, '/checkout/done?order=ORDER&stopped=1')).body).not.toContain('Nothing was paid');
  });

  test('what came of an order stands below its total, until all of it is here', async () => {
    const order = await byCard();
    const seen = async () => mainOf((await ask(order, '/checkout/done?order=ORDER')).body);
    expect(await seen()).not.toContain('Paid so far');
    await pay(order, cents(500));
    expect((await ask(order, '/checkout/done?order=ORDER&stopped=1')).body).toContain(
      '<dt>Paid so far</dt><dd>−$5.00</dd>',
    );
    await pay(order, cents(order.total_cents - 500));
    expect((await ask(order, '/checkout/done?order=ORDER&paid=1')).body).not.toContain('Paid so far');
  });

  test('who can’t reach the payment is told that the order stands, with a way to try again', async () => {
    const order = await byCard();
    stripe.isAway = true;
    const away = await ask(order, '/checkout/pay?order=ORDER');
    expect(away.status).toBe(503);
    expect(away.body).toContain(
      'try again in a minute, or pay by bank transfer. The page of your order says how.',
    );
    expect(away.body).toMatch(new RegExp(`href="/checkout/pay\\?order=${order.id}"[^>]*>Try again`));
  });

  test('what is cancelled as a whole is neither paid nor asked artwork for, and what was paid is said to come back', async () => {
    const order = await byCard();
    await cancel(order);
    const done = await ask(order, '/checkout/done?order=ORDER&paid=1');
    expect(done.body).toContain('is cancelled');
    for (const words of ['/checkout/pay', 'Send us your artwork', 'Thank you', 'on its way to us'])
      expect(done.body).not.toContain(words);
    const paying = await ask(order, '/checkout/pay?order=ORDER');
    expect([paying.status, paying.to]).toEqual([303, `/mypage/orders?master_id=${order.id}`]);
    const late = await byCard();
    await pay(late);
    await cancel(late);
    const { body } = await ask(late, '/checkout/done?order=ORDER&paid=1');
    expect(body).toMatch(/We give back \$[\d.]+\.</);
    expect(body).not.toContain('Thank you');
    expect(body).toContain('<p>Cancelled</p>');
  });

  test('once more came of it than its payment, it is shown how it stands instead', async () => {
    const order = await byCard();
    await pay(order);
    expect((await ask(order, '/checkout/done?order=ORDER')).body).toContain('What happens next');
    wait();
    const [{ id: lineId } = { id: '' }] = await readOrderLines(opened.database.db, order.id);
    await opened.database.db
      .transaction()
      .execute((trx) =>
        changeLine(trx, { orderId: order.id, lineId }, 'receive-artwork', {}, opened.world.now),
      );
    const later = await ask(order, '/checkout/done?order=ORDER');
    expect([later.status, later.to]).toEqual([303, `/mypage/orders?master_id=${order.id}`]);
    // Who comes back from a payment is told of that, and where the rest is.
    const { status, body } = await ask(order, '/checkout/done?order=ORDER&paid=1');
    expect([status, body.includes('What happens next'), body.includes('See how your order stands')]).toEqual([
      200,
      false,
      true,
    ]);
  });
});
