import { describe, expect, test, vi } from 'vitest';
import { totalCents } from '../rules/prices/total.js';
import { type Bench, cleanUp, open } from '../testing/bench.js';
import { memory } from '../testing/memory.js';
import { answerCatalogue, fail, type Handler, pause, sampleCart, succeed } from '../testing/test-shop.js';
import { waitForPrices } from '../testing/wait-for.js';
import { addToCart, isRepeatedAddition } from './actions/add-to-cart.js';
import { chooseQuantity } from './actions/choose-quantity.js';
import type { KeptIn } from './runtime.js';

cleanUp();

/** The catalogue is answered as ever, the cart by `handle`. */
const begin = (handle: Handler, storage: KeptIn | null = memory()): Promise<Bench> =>
  open((call, response) => {
    if (!answerCatalogue(call, response)) return handle(call, response);
  }, storage);

describe('adding', () => {
  test('sends the shown configuration and price, shows the cart, and says so', async () => {
    const storage = memory();
    const { cart, carts, now, rt } = await begin(
      (_call, response) => succeed(response, sampleCart(['a'])),
      storage,
    );
    expect(await addToCart(rt, 'main')).toEqual({ ok: true, lineId: 'a', grown: false, repeated: false });
    expect(carts()[0]).toMatchObject({
      method: 'POST',
      path: '/cart/create/item',
      body: {
        configuration: { product_id: 17, quantity: 100, kinds: 1 },
        cost: 110,
        product_pricing_id: 'card-100',
      },
    });
    expect(cart()).toMatchObject({ status: 'ready', token: 'token-1', cart: { lines: [{ id: 'a' }] } });
    expect(now().notice).toEqual({ kind: 'added', message: 'Added to your cart.', sequence: 1 });
    expect(now().submitting).toBe(false);
    expect(storage.entries).toEqual({ 'kerf-cart': 'token-1' });
  });

  test('names the line that it is in, and says when it was there already', async () => {
    const answer = (count: number) => {
      const { cart, token } = sampleCart(['a', 'b']);
      const lines = cart.lines.map((line) => ({ ...line, quantity: 200, kinds: 3 }));
      return { token, cart: { ...cart, lines }, line: { id: 'a', grown: count === 2 } };
    };
    let count = 0;
    const { now, rt } = await begin((_call, response) => succeed(response, answer(++count)));
    expect(await addToCart(rt, 'main')).toMatchObject({ ok: true, lineId: 'a', grown: false });
    chooseQuantity(rt, 'main', 2);
    await waitForPrices(rt);
    expect(await addToCart(rt, 'main')).toMatchObject({ ok: true, lineId: 'a', grown: true });
    expect(now().notice).toMatchObject({
      kind: 'added',
      message: 'Your cart had the same already. It is 200 now, in 3 sets.',
    });
  });

  test('again within a second is the same press, and after it another', async () => {
    const { carts, now, rt } = await begin((_call, response) => succeed(response, sampleCart(['a'])));
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      await addToCart(rt, 'main');
      const { notice } = now();
      vi.setSystemTime(Date.now() + 999);
      expect(isRepeatedAddition(rt, 'main')).toBe(true);
      expect(await addToCart(rt, 'main')).toEqual({ ok: true, lineId: 'a', grown: false, repeated: true });
      expect(now().notice).toEqual(notice);
      expect(carts()).toHaveLength(1);
      expect(isRepeatedAddition(rt, 'main', { line: 'a' })).toBe(false);
      expect(await addToCart(rt, 'main', { line: 'a' })).toMatchObject({ ok: true, repeated: false });
      vi.setSystemTime(Date.now() + 1_000);
      expect(await addToCart(rt, 'main', { line: 'a' })).toMatchObject({ ok: true, repeated: false });
      expect(carts()).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
  });

  test('something else within a second adds it', async () => {
    const { carts, rt } = await begin((_call, response) => succeed(response, sampleCart(['a'])));
    await addToCart(rt, 'main');
    chooseQuantity(rt, 'main', 2);
    await waitForPrices(rt);
    expect(await addToCart(rt, 'main')).toMatchObject({ ok: true, repeated: false });
    expect(carts()).toHaveLength(2);
  });

  test('in the place of a line changes that one in a single call, and says so', async () => {
    const { carts, now, rt } = await begin(
      (_call, response) =>
        succeed(response, { ...sampleCart(['a', 'b'], 'own'), line: { id: 'a', grown: false } }),
      memory({ 'kerf-cart': 'own' }),
    );
    expect(await addToCart(rt, 'main', { line: 'a' })).toMatchObject({ ok: true, lineId: 'a' });
    expect(carts()).toHaveLength(1);
    expect(carts()[0]).toMatchObject({
      method: 'PUT',
      path: '/cart/update/item/a',
      headers: { 'kerf-cart': 'own' },
      body: { configuration: { product_id: 17, quantity: 100 }, cost: 110 },
    });
    expect(now().notice).toMatchObject({ kind: 'added', message: 'Your cart is changed.' });
  });

  test('in the place of a line that is gone adds it as a new one, and says so', async () => {
    const message = 'This line is not in the cart any more.';
    const { now, rt, carts } = await begin(
      ({ method }, response) =>
        method === 'PUT'
          ? fail(response, 404, { code: 'CART_UNKNOWN_LINE', message })
          : succeed(response, sampleCart(['new'])),
      memory({ 'kerf-cart': 'own' }),
    );
    expect(await addToCart(rt, 'main', { line: 'gone' })).toMatchObject({ ok: true, lineId: 'new' });
    expect(carts().map(({ method }) => method)).toEqual(['PUT', 'POST']);
    expect(now().notice).toMatchObject({
      kind: 'added',
      message: expect.stringContaining('is not in your cart'),
    });
  });

  test('in the place of a line adds a new one where there is no cart any more', async () => {
    const { now, rt, carts } = await begin((_call, response) => succeed(response, sampleCart(['new'])));
    expect(await addToCart(rt, 'main', { line: 'gone' })).toMatchObject({ ok: true, lineId: 'new' });
    expect(carts().map(({ method }) => method)).toEqual(['POST']);
    expect(now().notice?.message).toContain('is not in your cart');
  });

  test('ten presses add one line', async () => {
    const { carts, rt } = await begin(async (_call, response) => {
      await pause(30);
      succeed(response, sampleCart(['a']));
    });
    const results = await Promise.all(Array.from({ length: 10 }, () => addToCart(rt, 'main')));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results[9]).toMatchObject({ ok: false, problem: { code: 'CART_NOT_READY' } });
    expect(carts()).toHaveLength(1);
  });

  test('is refused while there is nothing to add', async () => {
    const { carts, rt } = await begin((_call, response) => succeed(response, sampleCart(['a'])));
    chooseQuantity(rt, 'main', -1);
    expect(await addToCart(rt, 'main')).toMatchObject({ ok: false, problem: { code: 'CART_NOT_READY' } });
    expect(await addToCart(rt, 'nothing')).toMatchObject({ ok: false });
    expect(carts()).toHaveLength(0);
  });

  test('at a price that has moved adds nothing, shows the new prices, and names the new total', async () => {
    const { now, rt, shop } = await begin((_call, response) =>
      fail(response, 409, { code: 'CART_PRICE_MOVED', message: 'The price moved.', price: 1234.5 }),
    );
    const before = shop.calls.length;
    const result = await addToCart(rt, 'main');
    expect(result).toMatchObject({ ok: false, problem: { code: 'CART_PRICE_MOVED', isRetryable: false } });
    expect(now()).toMatchObject({ submitting: false, notice: { kind: 'moved' } });
    expect(now().notice?.message).toContain('$1,234.50');
    await waitForPrices(rt);
    expect(shop.calls.length).toBe(before + 2);
    // Not from a cache between the page and the shop either.
    expect(shop.calls.at(-1)?.headers['cache-control']).toBe('max-age=0');
    expect(now().notice?.kind).toBe('moved');
  });

  test('again after an answer was lost is the same write, and after one came another', async () => {
    let count = 0;
    const { carts, now, rt } = await begin((_call, response) => {
      if (++count === 1) response.destroy();
      else succeed(response, sampleCart(['a']));
    });
    expect(await addToCart(rt, 'main')).toMatchObject({ ok: false, problem: { isRetryable: true } });
    expect(now().notice?.kind).toBe('failed');
    await addToCart(rt, 'main');
    chooseQuantity(rt, 'main', 2);
    await waitForPrices(rt);
    await addToCart(rt, 'main');
    const keys = carts().map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('without a cart proves with a secret of its own that a lost answer was its own', async () => {
    let count = 0;
    const storage = memory();
    const { carts, rt } = await begin((_call, response) => {
      if (++count === 1) response.destroy();
      else succeed(response, sampleCart(['a']));
    }, storage);
    await addToCart(rt, 'main');
    await addToCart(rt, 'main');
    const claims = carts().map(({ headers }) => headers['kerf-cart']);
    expect(claims[0]).toMatch(/^[\w-]{43}$/);
    expect(claims[1]).toBe(claims[0]);
    expect(storage.entries).toEqual({ 'kerf-cart': 'token-1' });
    const other = await begin((_call, response) => succeed(response, sampleCart(['a'])));
    await addToCart(other.rt, 'main');
    expect(other.carts()[0]?.headers['kerf-cart']).not.toBe(claims[0]);
  });

  test('something else after an answer was lost is another write', async () => {
    const { carts, rt } = await begin((_call, response) => response.destroy());
    await addToCart(rt, 'main');
    chooseQuantity(rt, 'main', 2);
    await addToCart(rt, 'main');
    const [first, second] = carts();
    expect(second?.body).toMatchObject({ configuration: { quantity: 250 } });
    expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
  });

  test('joins the cart of an earlier visit or another tab', async () => {
    const storage = memory();
    const { carts, rt } = await begin(
      (_call, response) => succeed(response, sampleCart(['a'], 'earlier')),
      storage,
    );
    storage.setItem('kerf-cart', 'earlier');
    await addToCart(rt, 'main');
    expect(carts()[0]?.headers['kerf-cart']).toBe('earlier');
  });

  test('from two tabs at the same moment leaves one cart with both lines', async () => {
    const storage = memory();
    const handle: Handler = ({ path, headers }, response) =>
      path === '/cart/create/merge'
        ? succeed(response, sampleCart(['a', 'b'], String(headers['kerf-cart'])))
        : succeed(response, sampleCart(['b'], 'second'));
    const { cart, carts, rt } = await begin(async (call, response) => {
      // The other tab's answer comes while this one is on its way.
      storage.entries['kerf-cart'] ??= 'first';
      handle(call, response);
    }, storage);
    expect(await addToCart(rt, 'main')).toMatchObject({ ok: true, lineId: 'b' });
    expect(carts()[1]).toMatchObject({ body: { token: 'second' }, headers: { 'kerf-cart': 'first' } });
    expect(cart()).toMatchObject({ token: 'first', cart: { lines: [{ id: 'a' }, { id: 'b' }] } });
    expect(storage.entries).toEqual({ 'kerf-cart': 'first' });
  });

  test('to a cart of an earlier visit that was not shown names the last line', async () => {
    const { rt } = await begin(
      (_call, response) => succeed(response, sampleCart(['a', 'b', 'c'])),
      memory({ 'kerf-cart': 'token-1' }),
    );
    expect(await addToCart(rt, 'main')).toMatchObject({ ok: true, lineId: 'c' });
  });

  test('works where nothing can be stored', async () => {
    const { cart, rt } = await begin((_call, response) => succeed(response, sampleCart(['a'])), null);
    expect(await addToCart(rt, 'main')).toMatchObject({ ok: true });
    expect(cart().token).toBe('token-1');
  });

  test('the total that is sent is the total that is shown', async () => {
    const { carts, now, rt } = await begin((_call, response) => succeed(response, sampleCart(['a'])));
    chooseQuantity(rt, 'main', 3);
    const state = now();
    await addToCart(rt, 'main');
    expect(carts()[0]?.body).toMatchObject({ cost: totalCents(state) / 100 });
  });
});
