import { afterEach, describe, expect, test } from 'vitest';
import { totalCents } from '../rules/total.js';
import {
  answerCatalogue,
  type Call,
  fail,
  type Handler,
  pause,
  sampleCart,
  send,
  startTestShop,
  succeed,
  type TestShop,
} from '../testing/test-shop.js';
import { waitForPrices } from '../testing/wait-for.js';
import { adoptCart } from './actions/adopt-cart.js';
import { changeLine, removeLine } from './actions/change-line.js';
import { chooseQuantity } from './actions/choose-quantity.js';
import { loadCart } from './actions/load-cart.js';
import { openConfiguration } from './actions/open-configuration.js';
import { submit } from './actions/submit.js';
import { createRuntime } from './create-runtime.js';
import type { Runtime } from './runtime.js';

const shops: TestShop[] = [];
afterEach(async () => {
  await Promise.all(shops.splice(0).map((shop) => shop.close()));
});

/** Storage of a visitor, kept between the runtimes of their visits. */
function memory(
  entries: Record<string, string> = {},
): NonNullable<Runtime['storage']> & { entries: typeof entries } {
  return {
    entries,
    getItem: (key) => entries[key] ?? null,
    setItem: (key, value) => {
      entries[key] = value;
    },
    removeItem: (key) => {
      delete entries[key];
    },
  };
}

async function start(handle: Handler, storage: Runtime['storage'] = memory()) {
  const shop = await startTestShop((call, response) => {
    if (!answerCatalogue(call, response)) return handle(call, response);
  });
  shops.push(shop);
  const rt = createRuntime({ api: shop.api, storage });
  return { shop, rt, cart: () => rt.snapshot().cart, carts: () => shop.calls.filter(isCart) };
}
const isCart = ({ path }: Call) => path.startsWith('/cart/');

async function opened(handle: Handler, storage?: Runtime['storage']) {
  const bench = await start(handle, storage);
  await openConfiguration(bench.rt, 'main', { item: 'business-cards' });
  await waitForPrices(bench.rt);
  return { ...bench, main: () => bench.rt.snapshot().configurations.main };
}

describe('adding', () => {
  test('sends the shown configuration and price, shows the cart, and says so', async () => {
    const storage = memory();
    const { cart, carts, main, rt } = await opened(
      (_call, response) => succeed(response, sampleCart(['a'])),
      storage,
    );
    expect(await submit(rt, 'main')).toEqual({ ok: true, lineId: 'a' });
    expect(carts()[0]).toMatchObject({
      method: 'POST',
      path: '/cart/create/item',
      body: {
        configuration: { product_id: 17, quantity: 100, kinds: 1 },
        cost: 110,
        product_pricing_id: 'card-100',
      },
    });
    expect(carts()[0]?.headers['kerf-cart']).toBeUndefined();
    expect(cart()).toMatchObject({ status: 'ready', token: 'token-1', cart: { lines: [{ id: 'a' }] } });
    expect(main()?.notice).toEqual({ kind: 'added', message: 'Added to your cart.', sequence: 1 });
    expect(main()?.submitting).toBe(false);
    expect(storage.entries).toEqual({ 'kerf-cart': 'token-1' });
  });

  test('names the line that is new', async () => {
    let count = 0;
    const { rt } = await opened((_call, response) =>
      succeed(response, sampleCart(++count === 1 ? ['a'] : ['a', 'b'])),
    );
    await submit(rt, 'main');
    expect(await submit(rt, 'main')).toEqual({ ok: true, lineId: 'b' });
    expect(rt.snapshot().configurations.main?.notice?.sequence).toBe(2);
  });

  test('ten presses add one line', async () => {
    const { carts, rt } = await opened(async (_call, response) => {
      await pause(30);
      succeed(response, sampleCart(['a']));
    });
    const results = await Promise.all(Array.from({ length: 10 }, () => submit(rt, 'main')));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results[9]).toMatchObject({ ok: false, problem: { code: 'CART_NOT_READY' } });
    expect(carts()).toHaveLength(1);
  });

  test('is refused while there is nothing to add', async () => {
    const { carts, rt } = await opened((_call, response) => succeed(response, sampleCart(['a'])));
    chooseQuantity(rt, 'main', -1);
    expect(await submit(rt, 'main')).toMatchObject({ ok: false, problem: { code: 'CART_NOT_READY' } });
    expect(await submit(rt, 'nothing')).toMatchObject({ ok: false });
    expect(carts()).toHaveLength(0);
  });

  test('at a price that has moved adds nothing, shows the new prices, and names the new total', async () => {
    const { main, rt, shop } = await opened((_call, response) =>
      fail(response, 409, { code: 'CART_PRICE_MOVED', message: 'The price moved.', price: 1234.5 }),
    );
    const before = shop.calls.length;
    const result = await submit(rt, 'main');
    expect(result).toMatchObject({ ok: false, problem: { code: 'CART_PRICE_MOVED', isRetryable: false } });
    expect(main()).toMatchObject({ submitting: false, notice: { kind: 'moved' } });
    expect(main()?.notice?.message).toContain('$1,234.50');
    await waitForPrices(rt);
    expect(shop.calls.length).toBe(before + 2);
    // Not from a cache between the page and the shop either.
    expect(shop.calls.at(-1)?.headers['cache-control']).toBe('max-age=0');
    expect(main()?.notice?.kind).toBe('moved');
  });

  test('again after an answer was lost is the same write, and after one came another', async () => {
    let count = 0;
    const { carts, main, rt } = await opened((_call, response) => {
      if (++count === 1) response.destroy();
      else succeed(response, sampleCart(['a']));
    });
    expect(await submit(rt, 'main')).toMatchObject({ ok: false, problem: { isRetryable: true } });
    expect(main()?.notice?.kind).toBe('failed');
    await submit(rt, 'main');
    await submit(rt, 'main');
    const keys = carts().map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('something else after an answer was lost is another write', async () => {
    const { carts, rt } = await opened((_call, response) => response.destroy());
    await submit(rt, 'main');
    chooseQuantity(rt, 'main', 2);
    await submit(rt, 'main');
    const [first, second] = carts();
    expect(second?.body).toMatchObject({ configuration: { quantity: 250 } });
    expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
  });

  test('joins the cart of an earlier visit or another tab', async () => {
    const storage = memory();
    const { carts, rt } = await opened(
      (_call, response) => succeed(response, sampleCart(['a'], 'earlier')),
      storage,
    );
    storage.setItem('kerf-cart', 'earlier');
    await submit(rt, 'main');
    expect(carts()[0]?.headers['kerf-cart']).toBe('earlier');
  });

  test('from two tabs at the same moment leaves one cart with both lines', async () => {
    const storage = memory();
    const handle: Handler = ({ path, headers }, response) =>
      path === '/cart/create/merge'
        ? succeed(response, sampleCart(['a', 'b'], String(headers['kerf-cart'])))
        : succeed(response, sampleCart(['b'], 'second'));
    const { cart, carts, rt } = await opened(async (call, response) => {
      // The other tab's answer comes while this one is on its way.
      storage.entries['kerf-cart'] ??= 'first';
      handle(call, response);
    }, storage);
    expect(await submit(rt, 'main')).toEqual({ ok: true, lineId: 'b' });
    expect(carts()[1]).toMatchObject({ body: { token: 'second' }, headers: { 'kerf-cart': 'first' } });
    expect(cart()).toMatchObject({ token: 'first', cart: { lines: [{ id: 'a' }, { id: 'b' }] } });
    expect(storage.entries).toEqual({ 'kerf-cart': 'first' });
  });

  test('to a cart of an earlier visit that was not shown names the last line', async () => {
    const { rt } = await opened(
      (_call, response) => succeed(response, sampleCart(['a', 'b', 'c'])),
      memory({ 'kerf-cart': 'token-1' }),
    );
    expect(await submit(rt, 'main')).toEqual({ ok: true, lineId: 'c' });
  });

  test('works where nothing can be stored', async () => {
    const { cart, rt } = await opened((_call, response) => succeed(response, sampleCart(['a'])), null);
    expect(await submit(rt, 'main')).toMatchObject({ ok: true });
    expect(cart().token).toBe('token-1');
  });

  test('the total that is sent is the total that is shown', async () => {
    const { carts, main, rt } = await opened((_call, response) => succeed(response, sampleCart(['a'])));
    chooseQuantity(rt, 'main', 3);
    const state = main();
    if (!state) throw new Error('The configuration is not open.');
    await submit(rt, 'main');
    expect(carts()[0]?.body).toMatchObject({ cost: totalCents(state) / 100 });
  });
});

describe('the cart', () => {
  test('without a token is empty, and nothing is asked', async () => {
    const { cart, rt, shop } = await start((_call, response) => send(response, {}, 500));
    await loadCart(rt);
    expect(cart()).toMatchObject({ status: 'ready', problem: null, cart: { lines: [], total: 0 } });
    expect(shop.calls).toHaveLength(0);
  });

  test('of an earlier visit is there again', async () => {
    const { cart, rt } = await start(
      (_call, response) => succeed(response, sampleCart(['a', 'b'])),
      memory({ 'kerf-cart': 'token-1' }),
    );
    const loading = loadCart(rt);
    expect(cart().status).toBe('loading');
    await loading;
    expect(cart().cart?.lines).toHaveLength(2);
  });

  test('that the shop does not know any more is forgotten', async () => {
    const storage = memory({ 'kerf-cart': 'old' });
    const { cart, rt } = await start(
      (_call, response) => fail(response, 404, { code: 'CART_UNKNOWN', message: 'No such cart.' }),
      storage,
    );
    await loadCart(rt);
    expect(cart()).toMatchObject({ status: 'ready', token: null, cart: { lines: [] } });
    expect(storage.entries).toEqual({});
  });

  test('that is answered empty and without a token is forgotten too', async () => {
    const storage = memory({ 'kerf-cart': 'old' });
    const { cart, rt } = await start((_call, response) => succeed(response, sampleCart([], '')), storage);
    await loadCart(rt);
    expect(cart()).toMatchObject({ status: 'ready', token: null, cart: { lines: [] } });
    expect(storage.entries).toEqual({});
  });

  test('that can not be read now is kept for later', async () => {
    const storage = memory({ 'kerf-cart': 'token-1' });
    const { cart, rt } = await start((_call, response) => send(response, {}, 503), storage);
    await loadCart(rt);
    expect(cart()).toMatchObject({ status: 'failed', token: 'token-1', problem: { isRetryable: true } });
    expect(storage.entries).toEqual({ 'kerf-cart': 'token-1' });
  });

  test('takes changes one after the other, and marks the lines they are for', async () => {
    const { cart, carts, rt, shop } = await start(
      async ({ method }, response) => {
        await pause(20);
        succeed(response, sampleCart(method === 'DELETE' ? ['a'] : ['a', 'b']));
      },
      memory({ 'kerf-cart': 'token-1' }),
    );
    const changes = [changeLine(rt, 'a', { quantity: 250, kinds: 2 }), removeLine(rt, 'b')];
    expect(cart().busy).toEqual(['a', 'b']);
    expect(await Promise.all(changes)).toEqual([{ ok: true }, { ok: true }]);
    expect(cart()).toMatchObject({ busy: [], cart: { lines: [{ id: 'a' }] } });
    expect(carts().map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
    expect(shop.busiest).toBe(1);
  });

  test('keeps its lines when a change is refused, and says why', async () => {
    const { cart, rt } = await start(
      ({ method }, response) =>
        method === 'PUT'
          ? fail(response, 400, { code: 'CART_QUANTITY_INVALID', message: 'At least 50.', field: 'quantity' })
          : succeed(response, sampleCart(['a'])),
      memory({ 'kerf-cart': 'token-1' }),
    );
    await loadCart(rt);
    expect(await changeLine(rt, 'a', { quantity: 1, kinds: 1 })).toEqual({
      ok: false,
      problem: {
        code: 'CART_QUANTITY_INVALID',
        message: 'At least 50.',
        field: 'quantity',
        isRetryable: false,
      },
    });
    expect(cart()).toMatchObject({ busy: [], cart: { lines: [{ id: 'a' }] } });
  });

  test('of a link becomes the own one where there is none', async () => {
    const storage = memory();
    const { carts, cart, rt } = await start(
      (_call, response) => succeed(response, sampleCart(['x'], 'linked')),
      storage,
    );
    expect(await adoptCart(rt, 'linked')).toEqual({ ok: true });
    expect(carts()[0]).toMatchObject({ method: 'GET', headers: { 'kerf-cart': 'linked' } });
    expect(cart().token).toBe('linked');
    expect(storage.entries).toEqual({ 'kerf-cart': 'linked' });
  });

  test('of a link joins the own one', async () => {
    const { carts, cart, rt } = await start(
      (_call, response) => succeed(response, sampleCart(['a', 'x'], 'own')),
      memory({ 'kerf-cart': 'own' }),
    );
    await adoptCart(rt, 'linked');
    expect(carts()[0]).toMatchObject({
      path: '/cart/create/merge',
      body: { token: 'linked' },
      headers: { 'kerf-cart': 'own' },
    });
    expect(cart()).toMatchObject({ token: 'own', cart: { lines: [{ id: 'a' }, { id: 'x' }] } });
  });

  test('of a link that leads nowhere leaves the own one', async () => {
    const { cart, rt } = await start(
      ({ path }, response) =>
        path === '/cart/create/merge'
          ? fail(response, 404, { code: 'CART_UNKNOWN', message: 'No such cart.' })
          : succeed(response, sampleCart(['a'], 'own')),
      memory({ 'kerf-cart': 'own' }),
    );
    await loadCart(rt);
    expect(await adoptCart(rt, 'gone')).toMatchObject({ ok: false, problem: { code: 'CART_UNKNOWN' } });
    expect(cart()).toMatchObject({ status: 'ready', token: 'own', cart: { lines: [{ id: 'a' }] } });
  });
});
