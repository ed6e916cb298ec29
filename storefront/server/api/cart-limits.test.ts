import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { apiBase, cartRoutes, cartTokenHeader } from '@kerf/sdk/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { ordersIn } from '../../tests/orders.js';

const start = new Date('2026-11-18T02:00:00Z');

describeOnEachDatabase('Whoever writes to carts', (open) => {
  let opened: OpenApp;
  let cart: ReturnType<typeof cartCalls>;
  const begin = async (variables: Record<string, string>) => {
    opened = await openApp(await open(), { variables });
    opened.world.now = start;
    cart = cartCalls(opened.app);
  };
  const later = (seconds: number) => {
    opened.world.now = new Date(start.getTime() + seconds * 1_000);
  };
  /** Reads a cart that is not there, as one whom proxies forwarded. */
  const guess = async (forwarded: string, token = 'x'.repeat(43)) =>
    (
      await opened.app.inject({
        url: apiBase + cartRoutes.cart,
        headers: { [cartTokenHeader]: token, ...(forwarded && { 'x-forwarded-for': forwarded }) },
      })
    ).statusCode;
  beforeEach(() => begin({ WRITES_PER_MINUTE: '20' }));
  afterEach(() => opened.app.close());

  test('may do so as often in a minute as the settings say, whatever carts they are', async () => {
    const order = await cart.order();
    for (let n = 0; n < 20; n++) expect((await cart.add(order)).status).toBe(201);
    const { headers, statusCode } = await opened.app.inject({
      method: 'POST',
      url: apiBase + cartRoutes.createItem,
      payload: order,
    });
    expect([statusCode, headers['retry-after'], headers['access-control-expose-headers']]).toEqual([
      429,
      '60',
      'etag, retry-after, x-request-id',
    ]);
    const refused = await cart.add(order);
    expect(refused.bad()).toEqual({
      code: 'API_TOO_MANY',
      message: 'Too many changes to carts came from your address. Please try again in 60 seconds.',
    });
    expect((await cart.get()).status).toBe(200);
  });

  test('may change one cart a fifth as often', async () => {
    const order = await cart.order();
    const { token } = (await cart.add(order)).good();
    const other = (await cart.add(order)).good().token;
    for (let n = 0; n < 4; n++) expect((await cart.add(order, { token })).status).toBe(201);
    const refused = await cart.add(order, { token });
    expect(refused.status).toBe(429);
    expect(refused.bad().message).toBe('This cart was changed too often. Please try again in 60 seconds.');
    expect((await cart.add(order, { token: other })).status).toBe(201);
    later(60);
    expect((await cart.add(order, { token })).status).toBe(201);
    expect(ordersIn((await cart.get({ token })).good().cart)).toBe(6);
  });

  test('may make as many carts in an hour as writes in a minute', async () => {
    const order = await cart.order();
    for (let n = 0; n < 20; n++) await cart.add(order);
    later(120);
    const refused = await cart.add(order);
    expect([refused.status, refused.bad().message]).toEqual([
      429,
      'Too many carts were made from your address. Please try again in 58 minutes.',
    ]);
    later(3_600);
    expect((await cart.add(order)).status).toBe(201);
  });

  test('may not make more of them by proving each time who they are', async () => {
    const order = await cart.order();
    const claim = (n: number) => String(n).padStart(43, 'c');
    for (let n = 0; n < 20; n++) await cart.add(order, { token: claim(n), key: `cart-${n}` });
    later(120);
    const refused = await cart.add(order, { token: claim(20), key: 'cart-20' });
    expect([refused.status, refused.bad().message]).toEqual([
      429,
      'Too many carts were made from your address. Please try again in 58 minutes.',
    ]);
  });

  test('is told nothing more about tokens that open nothing after some of them', async () => {
    const order = await cart.order();
    const { token } = (await cart.add(order)).good();
    // Two misses are allowed: one read, one write.
    expect((await cart.get({ token: 'x'.repeat(43) })).status).toBe(200);
    expect((await cart.remove('any', { token: 'y'.repeat(43) })).status).toBe(404);
    const refused = await cart.get({ token: 'x'.repeat(43) });
    expect([refused.status, refused.bad().message]).toEqual([
      429,
      'Too many carts that do not exist were asked for from your address. Please try again in 10 minutes.',
    ]);
    expect((await cart.remove('any', { token: 'y'.repeat(43) })).status).toBe(429);
    expect((await cart.change('any', { quantity: 100, kinds: 1 }, { token: 'y'.repeat(43) })).status).toBe(
      429,
    );
    expect((await cart.merge('z'.repeat(43), { token })).status).toBe(429);
    expect((await cart.merge('z'.repeat(43))).status).toBe(429);
    expect((await cart.merge(token, { token: 'z'.repeat(43) })).status).toBe(429);
    expect((await cart.get()).status).toBe(200);
    later(600);
    expect((await cart.get({ token: 'x'.repeat(43) })).status).toBe(200);
  });

  test('reaches carts of their own whatever others behind the same address guess', async () => {
    const order = await cart.order();
    const { token } = (await cart.add(order)).good();
    const other = (await cart.add(order)).good().token;
    for (let n = 0; n < 5; n++) await cart.get({ token: `${n}`.repeat(43) });
    expect(ordersIn((await cart.get({ token })).good().cart)).toBe(1);
    const { lines } = (await cart.add(order, { token })).good().cart;
    expect((await cart.change(lines[0]?.id ?? '', { quantity: 800, kinds: 1 }, { token })).status).toBe(200);
    expect(ordersIn((await cart.merge(other, { token })).good().cart)).toBe(5);
    expect(ordersIn((await cart.merge(token)).good().cart)).toBe(5);
    expect((await cart.add(order, { token: 'c'.repeat(43) })).status).toBe(201);
  });

  test('guesses no more often by guessing all at once', async () => {
    const reads = await Promise.all(
      Array.from({ length: 10 }, (_, n) => cart.get({ token: `${n}`.repeat(43) })),
    );
    expect(reads.map(({ status }) => status).sort()).toEqual([200, 200, ...Array(8).fill(429)]);
    later(600);
    const merges = await Promise.all(Array.from({ length: 10 }, (_, n) => cart.merge(`${n}`.repeat(43))));
    expect(merges.map(({ status }) => status).sort()).toEqual([404, 404, ...Array(8).fill(429)]);
  });

  test('is no guesser for a line that is not there any more in a cart of their own', async () => {
    const { token } = (await cart.add(await cart.order())).good();
    for (let n = 0; n < 3; n++) expect((await cart.remove('gone', { token })).status).toBe(404);
    expect((await cart.get({ token: 'x'.repeat(43) })).status).toBe(200);
  });

  test('uses up none of their new carts by merging what is not there', async () => {
    const order = await cart.order();
    for (let n = 0; n < 19; n++) await cart.add(order);
    later(60);
    for (let n = 0; n < 3; n++) expect((await cart.merge('not a token')).status).toBe(404);
    expect((await cart.add(order)).status).toBe(201);
    expect((await cart.add(order)).status).toBe(429);
  });

  test('may name twenty times as many writes in a day as there may be in a minute', async () => {
    await opened.app.close();
    await begin({ WRITES_PER_MINUTE: '5' });
    const order = await cart.order();
    const { token } = (await cart.add(order)).good();
    const other = (await cart.add(order)).good().token;
    const { lines } = (await cart.get({ token })).good().cart;
    const change = (n: number, more: object = { key: `change-${n}` }) =>
      cart.change(lines[0]?.id ?? '', { quantity: n % 2 ? 500 : 100, kinds: 1 }, { token, ...more });
    for (let n = 1; n <= 100; n++) {
      later(60 * n);
      expect([n, (await change(n)).status]).toEqual([n, 200]);
    }
    later(60 * 101);
    const refused = await change(101);
    expect([refused.status, refused.bad().message]).toEqual([
      429,
      'Too many changes to carts came from your address today. Please try again in 23 hours.',
    ]);
    expect((await cart.add(order, { token: other, key: 'other' })).status).toBe(429);
    later(60 * 102);
    expect((await change(101, {})).status).toBe(200);
    later(86_460);
    expect((await change(102)).status).toBe(200);
  });

  test('is held to exact numbers that follow from the setting', async () => {
    await opened.app.close();
    await begin({ WRITES_PER_MINUTE: '110' });
    const { token, cart: made } = (await cart.add(await cart.order())).good();
    const change = (n: number) =>
      cart.change(made.lines[0]?.id ?? '', { quantity: n % 2 ? 500 : 100, kinds: 1 }, { token });
    for (let n = 1; n <= 22; n++) expect([n, (await change(n)).status]).toEqual([n, 200]);
    expect((await change(23)).status).toBe(429);
    for (let n = 1; n <= 11; n++)
      expect([n, (await cart.get({ token: String(n).padStart(43, 'x') })).status]).toEqual([n, 200]);
    expect((await cart.get({ token: 'x'.repeat(43) })).status).toBe(429);
  });

  test('is no guesser for adding a first line with a proof of its own, nor for what the shop refuses', async () => {
    const order = await cart.order();
    for (const claim of ['a', 'b', 'c'])
      expect((await cart.add(order, { token: claim.repeat(43) })).status).toBe(201);
    const { token, cart: made } = (await cart.add(order)).good();
    const id = made.lines[0]?.id ?? '';
    for (let n = 0; n < 3; n++) {
      expect((await cart.change(id, { quantity: 5, kinds: 1 }, { token })).status).toBe(422);
      expect((await cart.get()).status).toBe(200);
    }
    expect(ordersIn((await cart.get({ token })).good().cart)).toBe(1);
  });

  test('is no guesser for changing a cart of its own', async () => {
    const { token, cart: made } = (await cart.add(await cart.order())).good();
    const id = made.lines[0]?.id ?? '';
    for (const quantity of [500, 100, 500])
      expect((await cart.change(id, { quantity, kinds: 1 }, { token })).status).toBe(200);
    expect((await cart.get({ token })).good().cart.lines).toHaveLength(1);
  });

  test('guesses too when it merges into a cart that is not there', async () => {
    const order = await cart.order();
    for (const guess of ['x', 'y']) {
      const other = (await cart.add(order)).good().token;
      expect((await cart.merge(other, { token: guess.repeat(43) })).status).toBe(200);
    }
    expect((await cart.get({ token: 'z'.repeat(43) })).status).toBe(429);
  });

  test('and may write once a minute alone may still change a cart, and miss one', async () => {
    await opened.app.close();
    await begin({ WRITES_PER_MINUTE: '1' });
    const { token } = (await cart.add(await cart.order())).good();
    expect((await cart.get({ token: 'x'.repeat(43) })).status).toBe(200);
    expect((await cart.get({ token: 'x'.repeat(43) })).status).toBe(429);
    later(600);
    expect(ordersIn((await cart.add(await cart.order(), { token })).good().cart)).toBe(2);
  });

  test('is known by the address that connects: what it says of others is not believed', async () => {
    const statuses = [];
    for (const lie of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) statuses.push(await guess(lie));
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('is known by what the proxy saw behind thousands of headers, and without the port it wrote there', async () => {
    await opened.app.close();
    await begin({ WRITES_PER_MINUTE: '20', TRUSTED_PROXIES: '1' });
    const port = Number(new URL(await opened.app.listen({ port: 0, host: '127.0.0.1' })).port);
    const statuses = [];
    for (const n of [1, 2, 3]) {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        [
          `GET ${apiBase}${cartRoutes.cart} HTTP/1.1`,
          'host: kerf',
          'connection: close',
          `${cartTokenHeader}: ${'x'.repeat(43)}`,
          `x-forwarded-for: 198.51.100.${n}`,
          ...Array.from({ length: 2_500 }, () => 'a:'),
          `x-forwarded-for: 203.0.113.7:4000${n}`,
          '',
          '',
        ].join('\r\n'),
      );
      statuses.push(Number((await text(socket)).split(' ')[1]));
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('is known by the address that the named number of proxies saw, and by nothing before it', async () => {
    await opened.app.close();
    await begin({ WRITES_PER_MINUTE: '20', TRUSTED_PROXIES: '2' });
    const statuses = [];
    // The last entry is what the inner proxy saw, the outer proxy; the one before is what that one saw.
    for (const lie of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
      statuses.push(await guess(`${lie}, 203.0.113.7, 10.0.0.1`));
    expect(statuses).toEqual([200, 200, 429]);
    expect(await guess('203.0.113.8, 10.0.0.1')).toBe(200);
    expect(await guess('not an address, 10.0.0.1')).toBe(200);
  });
});
