import { afterEach, describe, expect, test, vi } from 'vitest';
import { isPricingError, type PricingError } from '../errors/pricing-error.js';
import { toProblem } from '../errors/to-problem.js';
import { pass, stopClock, until } from '../testing/clock.js';
import { fail, type Handler, send, startTestShop, type TestShop } from '../testing/test-shop.js';
import { createSend, type SendOptions } from './create-send.js';
import type { Send } from './send.js';

const shops: TestShop[] = [];
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await Promise.all(shops.splice(0).map((shop) => shop.close()));
});

async function start(
  handle: Handler,
  options: Partial<SendOptions> = {},
): Promise<{ shop: TestShop; call: Send }> {
  const shop = await startTestShop(handle);
  shops.push(shop);
  return { shop, call: createSend({ api: shop.api, ...options }) };
}

async function errorOf(promise: Promise<unknown>): Promise<PricingError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isPricingError(error)) throw new Error(`Expected a PricingError, got ${error}.`);
  return error;
}

test('an answer is parsed, and the query and headers arrive', async () => {
  const { shop, call } = await start((_call, response) => send(response, { fine: true }));
  expect(await call('/a', { query: 'b[]=1:2:front&c=3', headers: { 'kerf-cart': 'secret' } })).toEqual({
    fine: true,
  });
  expect(shop.calls[0]).toMatchObject({ method: 'GET', path: '/a', headers: { 'kerf-cart': 'secret' } });
  expect(shop.calls[0]?.query.get('b[]')).toBe('1:2:front');
});

test('a call is on its way before the page goes on to another, once one was made', async () => {
  const asked: string[] = [];
  const fetch = async (request: unknown) => {
    asked.push(String(request));
    return new Response('{}');
  };
  const call = createSend({ api: 'http://shop/api', fetch, early: () => undefined });
  await call('/a');
  void call('/b');
  // What a page does that leaves: no task of its own comes in between.
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  expect(asked).toEqual(['http://shop/api/a', 'http://shop/api/b']);
});

test('a write sends JSON with its own headers', async () => {
  const { shop, call } = await start((_call, response) => send(response, {}));
  await call('/a', { method: 'PUT', body: { b: [1] }, headers: { 'idempotency-key': 'k' } });
  expect(shop.calls[0]).toMatchObject({
    method: 'PUT',
    body: { b: [1] },
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
  });
});

describe('a shop in trouble', () => {
  const always =
    (status: number): Handler =>
    (_call, response) =>
      send(response, {}, status);

  test.each([408, 500, 502, 503, 504])('that answers %d once is asked again for a read', async (status) => {
    let count = 0;
    const { shop, call } = await start((_call, response) =>
      ++count === 1 ? send(response, {}, status) : send(response, { fine: true }),
    );
    expect(await call('/a')).toEqual({ fine: true });
    expect(shop.calls).toHaveLength(2);
  });

  test('that answers 503 twice is not asked a third time', async () => {
    const { shop, call } = await start(always(503));
    expect(await errorOf(call('/a'))).toMatchObject({
      status: 503,
      code: 'CLIENT_FAILED',
      isRetryable: true,
      message: 'An error occurred. Please try again or submit a report.',
    });
    expect(shop.calls).toHaveLength(2);
  });

  test.each(['POST', 'PUT', 'DELETE'] as const)('is never asked again for a %s', async (method) => {
    const { shop, call } = await start(always(503));
    await errorOf(call('/a', { method }));
    expect(shop.calls).toHaveLength(1);
  });

  test.each([400, 404, 409, 422, 429])('is believed when it answers %d', async (status) => {
    const { shop, call } = await start((_call, response) => fail(response, status, { code: 'A_REASON' }));
    expect(await errorOf(call('/a'))).toMatchObject({ status, isRetryable: status === 429 });
    expect(shop.calls).toHaveLength(1);
  });

  test.each([
    [404, 'text/html', '<h1>Not found</h1>'],
    [404, 'application/json', '{"message":"no route"}'],
    [403, 'text/html', '<h1>Sign in to this network</h1>'],
  ])('is not taken for what answers %d in its place, as %s', async (status, type, body) => {
    const { shop, call } = await start((_call, response) =>
      response.writeHead(status, { 'content-type': type }).end(body),
    );
    expect(await errorOf(call('/a'))).toMatchObject({ status, code: 'CLIENT_FAILED', isRetryable: true });
    expect(shop.calls).toHaveLength(1);
  });

  test('that hangs up before its answer is asked again for a read', async () => {
    let count = 0;
    const { shop, call } = await start((_call, response) =>
      ++count === 1 ? response.destroy() : send(response, { fine: true }),
    );
    expect(await call('/a')).toEqual({ fine: true });
    expect(shop.calls).toHaveLength(2);
  });

  test('that hangs up in the middle of an answer is left to be asked again by hand', async () => {
    const { shop, call } = await start((_call, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('[1, 2', () => response.destroy());
    });
    expect(await errorOf(call('/a'))).toMatchObject({
      code: 'CLIENT_UNREACHABLE',
      status: 0,
      isRetryable: true,
    });
    expect(shop.calls).toHaveLength(1);
  });

  test('is asked again after 150 ms', async () => {
    let asked = 0;
    // Answered without a network, whose own timers would count beside the one that is waited for.
    const fetch = async () => new Response('{}', { status: ++asked === 1 ? 503 : 200 });
    stopClock();
    const answer = createSend({ api: 'http://shop/api', fetch })('/a');
    await until(() => vi.getTimerCount() === 1);
    await pass(149);
    expect(asked).toBe(1);
    await pass(1);
    expect(asked).toBe(2);
    expect(await answer).toEqual({});
  });
});

describe('an error', () => {
  test('carries what the shop said and never what was sent', async () => {
    const { call } = await start((_call, response) =>
      fail(response, 409, {
        code: 'CART_PRICE_MOVED',
        message: 'The price moved.',
        field: 'cost',
        price: 21.5,
      }),
    );
    const error = await errorOf(
      call('/cart', {
        method: 'POST',
        body: { token: 'body-secret' },
        headers: { 'kerf-cart': 'header-secret' },
      }),
    );
    expect(error).toMatchObject({
      method: 'POST',
      status: 409,
      code: 'CART_PRICE_MOVED',
      field: 'cost',
      price: 21.5,
    });
    expect(error.url).toMatch(/\/api\/cart$/);
    expect(JSON.stringify({ ...error, message: error.message, stack: error.stack })).not.toContain('secret');
    expect(toProblem(error)).toEqual({
      code: 'CART_PRICE_MOVED',
      message: 'The price moved.',
      field: 'cost',
      isRetryable: false,
    });
  });

  test('of the shop itself is put in general words', async () => {
    const { call } = await start((_call, response) =>
      fail(response, 500, { code: 'SERVER_FAILED', message: 'SQLITE_FULL at /data' }),
    );
    const error = await errorOf(call('/a'));
    expect(error).toMatchObject({ code: 'SERVER_FAILED', isRetryable: true });
    expect(error.message).toBe('An error occurred. Please try again or submit a report.');
  });

  test.each([
    ['text/html', '<h1>Gateway</h1>'],
    ['application/json', '{"cut of'],
    ['application/json', ''],
  ])('tells an answer that is no JSON (%s: "%s")', async (type, text) => {
    const { shop, call } = await start((_call, response) =>
      response.writeHead(200, { 'content-type': type }).end(text),
    );
    expect(await errorOf(call('/a'))).toMatchObject({
      code: 'CLIENT_GARBAGE',
      status: 200,
      isRetryable: true,
    });
    expect(shop.calls).toHaveLength(1);
  });

  test.each([{}, { error: null }, { error: 'no' }, { error: {} }, null, [], 'no'])(
    'has words of its own where the shop says %j',
    async (body) => {
      const { call } = await start((_call, response) => send(response, body, 400));
      expect(await errorOf(call('/a'))).toMatchObject({
        code: 'CLIENT_FAILED',
        status: 400,
        message: 'An error occurred. Please try again or submit a report.',
      });
    },
  );

  test('keeps the status of a page that a proxy sent', async () => {
    const { call } = await start((_call, response) =>
      response.writeHead(413, { 'content-type': 'text/html' }).end('<h1>Too large</h1>'),
    );
    expect(await errorOf(call('/a'))).toMatchObject({
      code: 'CLIENT_FAILED',
      status: 413,
      isRetryable: true,
    });
  });

  test('tells a shop that is not there', async () => {
    const { shop, call } = await start((_call, response) => send(response, {}));
    await shop.close();
    expect(await errorOf(call('/a'))).toMatchObject({
      code: 'CLIENT_UNREACHABLE',
      status: 0,
      isRetryable: true,
    });
  });

  test('of another kind is a problem in general words', () => {
    expect(toProblem(new TypeError('x is undefined'))).toEqual({
      code: 'CLIENT_UNKNOWN',
      message: 'An error occurred. Please try again or submit a report.',
      isRetryable: true,
    });
  });
});

describe('time', () => {
  test('runs out for a shop that does not answer', async () => {
    const { shop, call } = await start(() => undefined, { timeout: 120 });
    expect(await errorOf(call('/a'))).toMatchObject({ code: 'CLIENT_TIMEOUT', status: 0, isRetryable: true });
    // None where the machine is so busy that the time runs out before the call arrives.
    expect(shop.calls.length).toBeLessThanOrEqual(1);
  });

  test.each([
    [undefined, 10_000],
    [3000, 3000],
  ])('given as %s ms is %d ms, once for a call and its retry', async (timeout, ms) => {
    const deadline = vi.spyOn(AbortSignal, 'timeout');
    const { shop, call } = await start((_call, response) => send(response, {}, 503), {
      ...(timeout && { timeout }),
    });
    await errorOf(call('/a'));
    expect(shop.calls).toHaveLength(2);
    expect(deadline.mock.calls).toEqual([[ms]]);
  });

  test('runs out for an answer that drips', async () => {
    const { call } = await start(
      (_call, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('[');
      },
      { timeout: 120 },
    );
    expect(await errorOf(call('/a'))).toMatchObject({ code: 'CLIENT_TIMEOUT' });
  });

  test('is not waited for once a call is cancelled', async () => {
    const { shop, call } = await start(() => undefined);
    const controller = new AbortController();
    const error = errorOf(call('/a', { signal: controller.signal }));
    await expect.poll(() => shop.calls).toHaveLength(1);
    controller.abort();
    expect(await error).toMatchObject({ code: 'CLIENT_CANCELLED', status: 0 });
    await expect.poll(() => shop.dropped).toBe(1);
    expect(shop.calls).toHaveLength(1);
  });

  test('is not spent on a call that was cancelled before', async () => {
    const { shop, call } = await start((_call, response) => send(response, {}));
    expect(await errorOf(call('/a', { signal: AbortSignal.abort() }))).toMatchObject({
      code: 'CLIENT_CANCELLED',
    });
    expect(shop.calls).toHaveLength(0);
  });
});
