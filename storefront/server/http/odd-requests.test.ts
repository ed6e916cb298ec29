import { once } from 'node:events';
import { connect } from 'node:net';
import { type Logger, pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../tests/free-port.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { pages } from '../pages/pages.js';

const id = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

interface LogLine {
  level: number;
  msg: string;
  request_id?: string;
}

function collectLog(): { log: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const log = pino(
    { level: 'debug' },
    { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) },
  );
  return { log, lines };
}

describe('The shop', () => {
  let opened: OpenApp;
  let port: number;
  const { log, lines } = collectLog();
  let close: () => Promise<void>;
  beforeAll(async () => {
    const place = await temporaryPlace();
    opened = await openApp(place, { pages, log, variables: { PUBLIC_URL: 'https://kerf.example' } });
    port = Number(new URL(await opened.app.listen({ port: 0, host: '127.0.0.1' })).port);
    close = async () => {
      await opened.app.close();
      await place.remove();
    };
  });
  afterAll(() => close());

  /** Sends bytes as they are, and resolves with all that came back. */
  async function say(text: string): Promise<{ status: number; head: string; body: string }> {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    socket.write(text);
    await once(socket, 'close');
    const [head = '', body = ''] = said.split(/\r\n\r\n(.*)/s);
    return { status: Number(head.split(' ')[1]), head, body };
  }
  const ask = (line: string, ...headers: string[]) =>
    say(`${[line, ...headers, 'connection: close'].join('\r\n')}\r\n\r\n`);

  test('refuses a request that names two hosts, whatever it asks for', async () => {
    for (const path of ['/', '/healthz', '/api/quote/get/holidays', '/nowhere', '/images/none.webp']) {
      const answer = await ask(`GET ${path} HTTP/1.1`, 'host: kerf.example', 'Host: evil.example');
      expect([path, answer.status]).toEqual([path, 400]);
    }
    const price =
      '/api/get/pricing-data?product_id=17&width=90&height=55&kinds=1&material_id=1&printed_side_id=1';
    await ask(`GET ${price} HTTP/1.1`, 'host: kerf.example');
    expect((await ask(`GET ${price} HTTP/1.1`, 'host: a', 'host: b')).status).toBe(400);
  });

  test('refuses a request of HTTP/1.1 that names no host, and answers one of HTTP/1.0', async () => {
    for (const path of ['/', '/healthz', '/api/quote/get/holidays', '/nowhere']) {
      const answer = await ask(`GET ${path} HTTP/1.1`);
      expect([path, answer.status]).toEqual([path, 400]);
      expect(answer.head).toMatch(/\r\nx-request-id: [0-9a-f-]{36}\r\n/);
      expect(answer.body.length).toBeGreaterThan(50);
    }
    expect(JSON.parse((await ask('GET /healthz HTTP/1.1')).body)).toMatchObject({
      error: { code: 'API_REQUEST_INVALID', field: 'host', message: 'The request names no host.' },
    });
    expect((await ask('GET /healthz HTTP/1.0')).status).toBe(200);
  });

  test('reads a host behind thousands of other headers', async () => {
    const padding = Array.from({ length: 2_500 }, () => 'a:');
    expect((await ask('GET /healthz HTTP/1.1', 'host: a', ...padding, 'host: b')).status).toBe(400);
    expect((await ask('GET /healthz HTTP/1.1', ...padding, 'host: a')).status).toBe(200);
  });

  test('lets a page on another site read what it refuses before it knows what was asked', async () => {
    for (const answer of [
      await ask('GET /api/% HTTP/1.1', 'host: x'),
      await ask('GET /api/get/pricing-data HTTP/1.1', 'host: x', `x: ${'y'.repeat(40_000)}`),
      await ask('POST /api/cart/create/item HTTP/1.1', 'host: x', 'expect: the-moon', 'content-length: 0'),
    ]) {
      expect([400, 431, 417]).toContain(answer.status);
      expect(answer.head).toMatch(/\r\naccess-control-allow-origin: \*\r\n/i);
      expect(answer.head).toMatch(/\r\naccess-control-expose-headers: etag, retry-after, x-request-id\r\n/i);
      expect(answer.head).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
      expect(answer.head).toMatch(/\r\nstrict-transport-security: /i);
    }
  });

  test('answers a request line that names another host as its own, and sends nobody there', async () => {
    const page = await ask('GET http://evil.example/cart/?a=1 HTTP/1.1', 'host: evil.example');
    expect(page.head).toMatch(/^HTTP\/1\.1 308[\s\S]*\r\nlocation: \/cart\?a=1\r\n/);
    expect((await ask('GET HTTP://evil.example HTTP/1.1', 'host: x')).status).toBe(200);
    expect((await ask('GET http://evil.example?a=1 HTTP/1.1', 'host: x')).status).toBe(200);
    const odd = await ask('GET http://evil.example//evil.example/ HTTP/1.1', 'host: x');
    expect(odd.head).toMatch(/\r\nlocation: \/evil\.example\r\n/);
  });

  test('says in a sentence that it does not know what is expected of it', async () => {
    const answer = await ask('POST /cart HTTP/1.1', 'host: x', 'expect: the-moon', 'content-length: 0');
    expect(answer.status).toBe(417);
    expect(answer.head).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
    expect(JSON.parse(answer.body)).toMatchObject({
      status: 'ERROR',
      code: 417,
      error: { code: 'API_EXPECTATION_UNKNOWN', field: 'expect', message: expect.stringMatching(/\.$/) },
    });
  });

  test('gives every answer an id of its own making, and every line of the log has it', async () => {
    const { app } = opened;
    for (const url of [
      '/',
      '/nowhere',
      '/healthz',
      '/api/nowhere',
      '/%E0%A4%A',
      '/images/none.webp',
      '/cart/',
    ]) {
      const [one, two] = [
        await app.inject({ url, headers: { 'x-request-id': 'mine' } }),
        await app.inject(url),
      ];
      expect(one.headers['x-request-id']).toMatch(id);
      expect(two.headers['x-request-id']).not.toBe(one.headers['x-request-id']);
    }
    for (const text of ['hello\r\n\r\n', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`])
      expect((await say(text)).head).toMatch(/\r\nx-request-id: [0-9a-f-]{36}\r\n/);
    const { catalogue } = opened.world;
    opened.world.catalogue = null as never;
    const failed = await app.inject('/api/quote/get/holidays');
    const failedPage = await app.inject('/');
    opened.world.catalogue = catalogue;
    expect([failed.statusCode, failedPage.statusCode]).toEqual([500, 500]);
    expect(lines.slice(-2).map(({ request_id }) => request_id)).toEqual([
      failed.headers['x-request-id'],
      failedPage.headers['x-request-id'],
    ]);
  });

  test('makes no fuss of a client that leaves half-way', async () => {
    const before = lines.length;
    for (const path of ['/api/cart/create/item', '/api/cart/create/merge']) {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"a`,
      );
      await new Promise((resolve) => setTimeout(resolve, 100));
      socket.resetAndDestroy();
    }
    await expect.poll(() => lines.length).toBe(before + 2);
    for (const line of lines.slice(before)) {
      expect([line.level, line.msg]).toEqual([20, 'a client left before its request was whole']);
      expect(JSON.stringify(line)).not.toContain('stack');
      expect(line.request_id).toMatch(id);
    }
  });

  test('names the methods of an address to who uses another one', async () => {
    for (const [method, url, allow] of [
      ['POST', '/cart', 'GET, HEAD'],
      ['POST', '/', 'GET, HEAD'],
      ['DELETE', '/business-cards/swing-tags', 'GET, HEAD'],
      ['PUT', '/healthz', 'GET, HEAD'],
      ['PATCH', '/images/product-slider/art-paper-main.webp', 'GET, HEAD'],
      ['GET', '/api/cart/create/item', 'POST, OPTIONS'],
      ['PATCH', '/api/cart/update/item/abc', 'PUT, OPTIONS'],
    ] as const) {
      const answer = await opened.app.inject({
        method,
        url,
        ...(method !== 'GET' && { payload: '{"half', headers: { 'content-type': 'application/json' } }),
      });
      expect([url, answer.statusCode, answer.headers.allow]).toEqual([url, 405, allow]);
      if (url.startsWith('/api/'))
        expect(answer.headers['access-control-allow-origin'], 'so that a page elsewhere can read it').toBe(
          '*',
        );
    }
    for (const url of ['/nowhere', '/api/nowhere', '/api'])
      expect((await opened.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
  });

  test('answers a person with a page under a policy, whatever was sent to it', async () => {
    for (const [method, url, status] of [
      ['POST', '/cart', 405],
      ['POST', '/nowhere', 400],
      ['GET', '/?__proto__=1', 400],
      ['GET', '/cart?__proto__[x]=1', 400],
      ['GET', '/business-cards?constructor.prototype.x=1', 400],
      ['GET', '/nowhere?constructor[prototype]=1', 400],
    ] as const) {
      const answer = await opened.app.inject({
        method,
        url,
        ...(method === 'POST' && { payload: '{"half', headers: { 'content-type': 'application/json' } }),
      });
      expect([url, answer.statusCode]).toEqual([url, status]);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.headers['strict-transport-security']).toBeDefined();
      expect(answer.body).not.toContain('Something went wrong');
    }
    expect((await opened.app.inject('/?utm_source=__proto__&proto=1')).statusCode).toBe(200);
  });

  test('has no page at the folder of its pictures, and no bytes behind the end of one', async () => {
    const { app } = opened;
    for (const url of [
      '/images/product-slider/',
      '/images/product-slider',
      '/images/',
      '/images//x',
      '/widgets/',
    ]) {
      const answer = await app.inject(url);
      expect([url, [404, 308].includes(answer.statusCode)]).toEqual([url, true]);
      const where = answer.statusCode === 308 ? String(answer.headers.location) : url;
      const found = await app.inject(where);
      expect([where, found.statusCode, found.headers['content-type']]).toEqual([
        where,
        404,
        'text/html; charset=utf-8',
      ]);
    }
    const url = '/images/product-slider/art-paper-main.webp';
    const whole = await app.inject(url);
    const part = await app.inject({ url, headers: { range: 'bytes=0-9' } });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10]);
    const none = await app.inject({ url, headers: { range: 'bytes=99999999-' } });
    expect([none.statusCode, none.headers['content-range'], none.json().error.code]).toEqual([
      416,
      `bytes */${whole.rawPayload.length}`,
      'API_RANGE_INVALID',
    ]);
  });
});

describe('The metrics', () => {
  test('are open to nobody unless a variable says so', async () => {
    const place = await temporaryPlace();
    const { app } = await openApp(place, { pages });
    expect((await app.inject('/metrics')).statusCode).toBe(404);
    await app.close();
    await place.remove();
  });

  test('are told to who sends the token', async () => {
    const place = await temporaryPlace();
    const token = 'sixteen letters.';
    const { app } = await openApp(place, { variables: { METRICS_TOKEN: token } });
    const ask = (authorization?: string) =>
      app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
    for (const wrong of [undefined, '', 'Bearer ', token, `Bearer ${token}.`, `Basic ${token}`]) {
      const answer = await ask(wrong);
      expect([wrong, answer.statusCode, answer.headers['www-authenticate']]).toEqual([wrong, 401, 'Bearer']);
      expect(answer.json().error).toMatchObject({ code: 'API_TOKEN_WRONG', field: 'authorization' });
      expect(answer.body).not.toContain('kerf_');
    }
    expect((await ask(`Bearer ${token}`)).body).toContain('kerf_process_cpu_seconds');
    await app.close();
    await place.remove();
  });

  test('are told to nobody at an address that sent ten wrong tokens in ten minutes', async () => {
    const place = await temporaryPlace();
    const token = 'sixteen letters.';
    const variables = { METRICS_TOKEN: token, TRUSTED_PROXIES: '1' };
    const { app, database, world } = await openApp(place, { variables });
    const ask = (sent: string, from = '203.0.113.1') =>
      app.inject({
        url: '/metrics',
        headers: { 'x-forwarded-for': from, ...(sent && { authorization: `Bearer ${sent}` }) },
      });
    const statusOf = async (...how: [string, string?]) => (await ask(...how)).statusCode;
    for (let n = 0; n < 10; n++) {
      expect([n, await statusOf(token), await statusOf(''), await statusOf('wrong')]).toEqual([
        n,
        200,
        401,
        401,
      ]);
    }
    expect([await statusOf('wrong'), await statusOf(token)]).toEqual([429, 429]);
    const refused = await ask(token);
    expect([refused.headers['retry-after'], refused.json().error.message]).toEqual([
      '600',
      'Too many wrong tokens for the metrics came from your address. Please try again in 10 minutes.',
    ]);
    expect(refused.body).not.toContain('kerf_');
    expect(await statusOf(token, '203.0.113.2')).toBe(200);
    world.now = new Date(world.now.getTime() + 600_000);
    expect(await statusOf(token)).toBe(200);
    await database.close();
    expect(await statusOf(token)).toBe(200);
    await app.close();
    await place.remove();
  });

  test('have a port of their own where one is named, and are on no other', async () => {
    const place = await temporaryPlace();
    const port = await freePort();
    const variables = { METRICS_PORT: String(port), HOST: '127.0.0.1' };
    const { app } = await openApp(place, { variables });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const told = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect([told.status, await told.text()]).toEqual([200, expect.stringContaining('kerf_process_uptime')]);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).headers.get('content-type')).toContain(
      'text/plain; version=0.0.4',
    );
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    const other = await temporaryPlace();
    const taken = await openApp(other, { variables });
    await expect(taken.app.listen({ port: 0, host: '127.0.0.1' })).rejects.toThrow(
      `METRICS_PORT should be a free port, but is "${port}".`,
    );
    await taken.app.close();
    await other.remove();
    await app.close();
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
    await place.remove();
  });
});
