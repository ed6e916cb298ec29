import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../tests/open-app.js';
import { askOrder } from '../tests/remote-cart.js';
import { startApi } from '../tests/start-api.js';
import { temporaryPlace } from '../tests/temporary-place.js';

const token = 'a token of this test';

describe('The server', () => {
  let opened: OpenApp;
  let close: () => Promise<void>;
  beforeEach(async () => {
    const place = await temporaryPlace();
    opened = await openApp(place, { variables: { METRICS_TOKEN: token } });
    close = async () => {
      await opened.app.close();
      await place.remove();
    };
  });
  afterEach(() => close());

  test('says that it is alive, that its database answers, and what it did', async () => {
    const { app } = opened;
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', database: 'sqlite' });
    await app.inject('/api/quote/get/shipping-info/9');
    await app.inject('/api/quote/get/shipping-info/99');
    const metrics = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    expect(metrics.headers['content-type']).toContain('text/plain; version=0.0.4');
    const route = 'GET /api/quote/get/shipping-info/:item';
    expect(metrics.body).toContain(`kerf_http_requests_total{route="${route}",status="200"} 1`);
    expect(metrics.body).toContain(`kerf_http_requests_total{route="${route}",status="404"} 1`);
    expect(metrics.body).toMatch(/kerf_process_memory_bytes\{kind="resident"\} \d+/);
    expect(metrics.body).toMatch(/kerf_process_cpu_seconds [\d.]+/);
  });

  test('tells what its process takes: memory, processor time and how long it runs', async () => {
    const metric = async (name: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const { body } = await opened.app.inject({ url: '/metrics', headers });
      const line = body.split('\n').find((each) => each.startsWith(`${name} `));
      return Number(line?.split(' ').at(-1));
    };
    const cpu = () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    };
    // What is told lies between what holds before and what holds after.
    for (const [name, now] of [
      ['kerf_process_cpu_seconds', cpu],
      ['kerf_process_uptime_seconds', () => process.uptime()],
    ] as const) {
      const before = now();
      const told = await metric(name);
      expect(told).toBeGreaterThanOrEqual(before);
      expect(told).toBeLessThanOrEqual(now());
    }
    const resident = await metric('kerf_process_memory_bytes{kind="resident"}');
    const heap = await metric('kerf_process_memory_bytes{kind="heap"}');
    expect(heap).toBeGreaterThan(1_000_000);
    expect(resident).toBeGreaterThan(heap);
  });

  test('lets go of its database when it ends', async () => {
    const carts = () => opened.database.db.selectFrom('carts').select('id').execute();
    expect(await carts()).toEqual([]);
    await opened.app.close();
    await expect(carts()).rejects.toThrow();
  });

  test('gives a client ten seconds for its headers, two hours for a file, and keeps it longer than a proxy does', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = opened.app.server;
    expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([10_000, 7_200_000, 72_000]);
  });

  test('takes a body of 65,536 bytes, and none that is longer', async () => {
    const codeOf = async (length: number) => {
      const url = '/api/cart/create/item';
      const headers = { 'content-type': 'application/json' };
      return (await opened.app.inject({ method: 'POST', url, headers, payload: ' '.repeat(length) })).json()
        .error;
    };
    expect((await codeOf(65_536)).code).toBe('API_BODY_MISSING');
    expect(await codeOf(65_537)).toMatchObject({
      code: 'API_BODY_TOO_LARGE',
      message: 'The body has more than 65536 bytes.',
    });
  });

  test('takes an address with a part of 200 characters, and none that is longer', async () => {
    const codeOf = async (length: number) =>
      (await opened.app.inject(`/api/quote/get/shipping-info/${'9'.repeat(length)}`)).json().error.code;
    expect(await codeOf(200)).not.toBe(await codeOf(201));
  });

  test('is not ready while its database does not answer, and says no more than that', async () => {
    await opened.database.close();
    const ready = await opened.app.inject('/readyz');
    expect([ready.statusCode, ready.json().error.code]).toEqual([503, 'API_UNAVAILABLE']);
    expect(Number(ready.headers['retry-after'])).toBeGreaterThan(0);
    expect((await opened.app.inject('/healthz')).statusCode).toBe(200);
  });

  test('tells nothing of itself when it fails', async () => {
    opened.world.catalogue = null as never;
    const answer = await opened.app.inject('/api/quote/get/holidays');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      status: 'ERROR',
      code: 500,
      message: 'An error occurred. Please try again or submit a report.',
      error: { code: 'API_FAILED', message: 'An error occurred. Please try again or submit a report.' },
    });
  });

  test('lets every origin call the API, with headers and without cookies', async () => {
    const preflight = await opened.app.inject({
      method: 'OPTIONS',
      url: '/api/cart/create/item',
      headers: {
        origin: 'https://host.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,idempotency-key,kerf-cart',
      },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers':
        'content-type, authorization, kerf-cart, idempotency-key, tus-resumable, upload-length, upload-metadata, upload-offset',
      'access-control-max-age': '86400',
    });
    for (const url of ['/api/cart/get/cart', '/api/nowhere', '/api/get/pricing-data?x=1']) {
      const { headers } = await opened.app.inject({ url, headers: { origin: 'https://host.example' } });
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test('sends its headers with everything', async () => {
    for (const url of ['/', '/healthz', '/metrics', '/api/cart/get/cart', '/widgets/none.js', '/%E0%A4%A'])
      expect((await opened.app.inject(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
  });
});

describe('A connection', () => {
  const say = async (socket: Socket, text: string) => {
    socket.write(text);
    let said = '';
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    await once(socket, 'close');
    return said;
  };

  test('that does not speak HTTP is told so and closed, and one with endless headers too', async () => {
    const place = await temporaryPlace();
    const opened = await openApp(place);
    const url = new URL(await opened.app.listen({ port: 0, host: '127.0.0.1' }));
    const open = () => connect(Number(url.port), '127.0.0.1');
    expect(await say(open(), 'hello\r\n\r\n')).toContain('"code":"API_REQUEST_INVALID"');
    const headers = `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`;
    expect(await say(open(), headers)).toMatch(/^HTTP\/1\.1 431 [\s\S]*"code":"API_HEADERS_TOO_LARGE"/);
    await opened.app.close();
    await place.remove();
  });

  test('in the middle of a request is served before the server ends', async () => {
    const place = await temporaryPlace();
    const server = await startApi(place.variables);
    await server.answering();
    const body = JSON.stringify(await askOrder(server.url));
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const head = `POST /api/cart/create/item HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`;
    socket.write(`${head}expect: 100-continue\r\ncontent-length: ${body.length}\r\n\r\n`);
    // It has read the head and waits for the body.
    await once(socket, 'data');
    socket.write(body.slice(0, 10));
    const ended = server.end('SIGTERM');
    const isOpen = () =>
      fetch(`${server.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isOpen).toBe(false);
    expect(await say(socket, body.slice(10))).toMatch(/^HTTP\/1\.1 201 /);
    expect(await ended).toBe(0);
    await place.remove();
  });
});
