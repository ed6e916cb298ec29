import { describe, expect, test } from 'vitest';
import { type Bench, cleanUp, start } from '../testing/bench.js';
import { memory } from '../testing/memory.js';
import {
  answerCatalogue,
  fail,
  type Handler,
  pause,
  sampleCart,
  send,
  succeed,
} from '../testing/test-shop.js';
import { adoptCart, adoptPageCart } from './actions/adopt-cart.js';
import { changeLine, removeLine } from './actions/change-line.js';
import { loadCart } from './actions/load-cart.js';
import type { Runtime } from './runtime.js';

cleanUp();

/** The catalogue is answered as ever, the cart by `handle`. */
const begin = (handle: Handler, storage: Runtime['storage'] = memory()): Promise<Bench> =>
  start(
    (call, response) => {
      if (!answerCatalogue(call, response)) return handle(call, response);
    },
    { storage },
  );

describe('the cart', () => {
  test('without a token is empty, and nothing is asked', async () => {
    const { cart, rt, shop } = await begin((_call, response) => send(response, {}, 500));
    await loadCart(rt);
    expect(cart()).toMatchObject({ status: 'ready', problem: null, cart: { lines: [], total: 0 } });
    expect(shop.calls).toHaveLength(0);
  });

  test('of an earlier visit is there again', async () => {
    const { cart, rt } = await begin(
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
    const { cart, rt } = await begin(
      (_call, response) => fail(response, 404, { code: 'CART_UNKNOWN', message: 'No such cart.' }),
      storage,
    );
    await loadCart(rt);
    expect(cart()).toMatchObject({ status: 'ready', token: null, cart: { lines: [] } });
    expect(storage.entries).toEqual({});
  });

  test('is kept where something between here and the shop says that there is nothing', async () => {
    const storage = memory({ 'kerf-cart': 'token-1' });
    const { cart, rt } = await begin(
      (_call, response) => send(response, { message: 'no route' }, 404),
      storage,
    );
    await loadCart(rt);
    expect(cart()).toMatchObject({ status: 'failed', token: 'token-1', problem: { isRetryable: true } });
    expect(storage.entries).toEqual({ 'kerf-cart': 'token-1' });
  });

  test('that is answered empty and without a token is forgotten too', async () => {
    const storage = memory({ 'kerf-cart': 'old' });
    const { cart, rt } = await begin((_call, response) => succeed(response, sampleCart([], '')), storage);
    await loadCart(rt);
    expect(cart()).toMatchObject({ status: 'ready', token: null, cart: { lines: [] } });
    expect(storage.entries).toEqual({});
  });

  test('that can not be read now is kept for later', async () => {
    const storage = memory({ 'kerf-cart': 'token-1' });
    const { cart, rt } = await begin((_call, response) => send(response, {}, 503), storage);
    await loadCart(rt);
    expect(cart()).toMatchObject({ status: 'failed', token: 'token-1', problem: { isRetryable: true } });
    expect(storage.entries).toEqual({ 'kerf-cart': 'token-1' });
  });

  test('takes changes one after the other, and marks the lines they are for', async () => {
    const { cart, carts, rt, busiest } = await begin(
      async ({ method }, response) => {
        await pause(20);
        succeed(response, sampleCart(method === 'DELETE' ? ['a'] : ['a', 'b']));
      },
      memory({ 'kerf-cart': 'token-1' }),
    );
    const changes = [changeLine(rt, 'a', { quantity: 250, kinds: 2 }), removeLine(rt, 'b')];
    expect(cart().busy).toEqual(['a', 'b']);
    expect(await Promise.all(changes)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(cart()).toMatchObject({ busy: [], cart: { lines: [{ id: 'a' }] } });
    expect(carts().map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
    expect(busiest()).toBe(1);
  });

  test('keeps its lines when a change is refused, and says why', async () => {
    const { cart, rt } = await begin(
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
    const { carts, cart, rt } = await begin(
      (_call, response) => succeed(response, sampleCart(['x'], 'linked')),
      storage,
    );
    expect(await adoptCart(rt, 'linked')).toEqual({ ok: true });
    expect(carts()[0]).toMatchObject({ method: 'GET', headers: { 'kerf-cart': 'linked' } });
    expect(cart().token).toBe('linked');
    expect(storage.entries).toEqual({ 'kerf-cart': 'linked' });
  });

  test('of a link joins the own one', async () => {
    const { carts, cart, rt } = await begin(
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
    const { cart, rt } = await begin(
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

  test('of the page is the own one where there is none', async () => {
    const storage = memory();
    const { carts, cart, rt } = await begin(
      (_call, response) => succeed(response, sampleCart(['x'], 'of-the-page')),
      storage,
    );
    expect(await adoptPageCart(rt)).toEqual({ ok: true });
    expect(carts()[0]?.headers['kerf-cart']).toBeUndefined();
    expect(cart().token).toBe('of-the-page');
    expect(storage.entries).toEqual({ 'kerf-cart': 'of-the-page' });
  });

  test('of the page joins the own one, and is not asked to where it is that', async () => {
    for (const [own, calls] of [
      ['own', ['GET', 'POST']],
      ['of-the-page', ['GET']],
    ] as const) {
      const { carts, cart, rt } = await begin(
        ({ method }, response) =>
          succeed(response, sampleCart(['a'], method === 'POST' ? own : 'of-the-page')),
        memory({ 'kerf-cart': own }),
      );
      await adoptPageCart(rt);
      expect(carts().map(({ method }) => method)).toEqual(calls);
      expect(cart().token).toBe(own);
    }
  });

  test('stays the own one where the browser’s cookie opens nothing', async () => {
    const { carts, cart, rt } = await begin(
      ({ headers }, response) =>
        succeed(response, headers['kerf-cart'] ? sampleCart(['a'], 'own') : sampleCart([], '')),
      memory({ 'kerf-cart': 'own' }),
    );
    await adoptPageCart(rt);
    expect(carts()).toHaveLength(2);
    expect(cart()).toMatchObject({ token: 'own', cart: { lines: [{ id: 'a' }] } });
  });
});
