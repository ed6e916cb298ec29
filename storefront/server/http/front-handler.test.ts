import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dearer, type OpenApp, openApp } from '../../tests/open-app.js';
import { card, pricingPath } from '../../tests/orders.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { pages } from '../pages/pages.js';
import { headersTimeout, keepAliveTimeout, uploadTimeout } from './limits.js';

const token = 'a token of this test';

describe('What is kept at the address that is asked for', () => {
  let opened: OpenApp;
  let port: number;
  let close: () => Promise<void>;
  /** The addresses that came to a route, in turn. */
  const routed: string[] = [];
  beforeAll(async () => {
    const place = await temporaryPlace();
    opened = await openApp(place, { pages, variables: { METRICS_TOKEN: token } });
    opened.app.addHook('onRequest', async ({ url }) => {
      routed.push(url);
    });
    port = Number(new URL(await opened.app.listen({ port: 0, host: '127.0.0.1' })).port);
    close = async () => {
      await opened.app.close();
      await place.remove();
    };
  });
  afterAll(() => close());

  /** Asks with these headers as they stand, over a connection of its own; `isRouted` says whether a route answered. */
  async function ask(path: string, { method = 'GET', headers = [] as string[] } = {}) {
    const routedBefore = routed.length;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      [`${method} ${path} HTTP/1.1`, 'Host: kerf', ...headers, 'Connection: close', '', ''].join('\r\n'),
    );
    const answer = await text(socket);
    const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s);
    const [first = '', ...lines] = head.split('\r\n');
    const entries = lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]);
    const { 'x-request-id': id, Date: _, date: __, ...rest } = Object.fromEntries(entries);
    return {
      status: Number(first.split(' ')[1]),
      id,
      names: entries.map(([name]) => name),
      headers: rest,
      body,
      isRouted: routed.length > routedBefore,
    };
  }

  test.each([
    ['a price', pricingPath({ ...card, width: 81 })],
    ['a page', '/business-cards/premium-business-card'],
    ['the first page', '/'],
  ])('is answered before any route, as the route does: %s', async (_name, path) => {
    const first = await ask(path);
    const second = await ask(path);
    expect([first.status, first.isRouted, second.isRouted]).toEqual([200, true, false]);
    expect({ ...second, id: '', isRouted: true }).toEqual({ ...first, id: '' });
    expect(new Set(second.names).size).toBe(second.names.length);
    expect(second.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.id).not.toBe(first.id);
    const byRoute = await opened.app.inject({ url: path });
    const { 'x-request-id': _id, date: _date, connection: _connection, ...headers } = byRoute.headers;
    expect(second.headers).toMatchObject(headers);
    expect(second.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });

  test('is not sent again to who has it, unless they want it anew', async () => {
    const path = pricingPath({ ...card, width: 82 });
    const { headers } = await ask(path);
    const known = await ask(path, { headers: [`If-None-Match: "x", ${headers.etag}`] });
    expect([known.status, known.body, known.isRouted]).toEqual([304, '', false]);
    expect(known.headers).not.toHaveProperty('content-type');
    expect(known.headers).toMatchObject({ etag: headers.etag, 'access-control-allow-origin': '*' });
    const anew = await ask(path, { headers: [`If-None-Match: ${headers.etag}`, 'Cache-Control: no-cache'] });
    expect(anew.status).toBe(200);
    expect((await ask(path, { headers: ['If-None-Match: "other"'] })).status).toBe(200);
  });

  test('comes in the encoding that all headers together ask for', async () => {
    const path = pricingPath({ ...card, width: 83 });
    const encodingOf = async (headers: string[]) =>
      (await ask(path, { headers })).headers['content-encoding'];
    for (const _ of ['first', 'again']) {
      expect(await encodingOf([])).toBeUndefined();
      expect(await encodingOf(['accept-encoding: gzip'])).toBe('gzip');
      expect(await encodingOf(['ACCEPT-ENCODING: br;q=0', 'Accept-Encoding: gzip'])).toBe('gzip');
      expect(await encodingOf(['Accept-Encoding: gzip, br'])).toBe('br');
    }
  });

  test('is refused where a request names two hosts, and answered by its route where it is another method', async () => {
    const path = pricingPath({ ...card, width: 84 });
    await ask(path);
    expect(await ask(path, { headers: ['host: evil.example'] })).toMatchObject({
      status: 400,
      isRouted: true,
    });
    expect(await ask(path, { method: 'HEAD' })).toMatchObject({ status: 200, body: '', isRouted: true });
    expect(await ask(path, { method: 'DELETE' })).toMatchObject({ status: 405, isRouted: true });
  });

  test('is counted under its route', async () => {
    const counted = async () => {
      const { body } = await opened.app.inject({
        url: '/metrics',
        headers: { authorization: `Bearer ${token}` },
      });
      const line = /^kerf_http_requests_total\{route="GET \/stickers\/\*",status="200"\} (\d+)$/m.exec(body);
      return Number(line?.[1] ?? 0);
    };
    for (const times of [1, 2, 3]) {
      await ask('/stickers/roll');
      expect(await counted()).toBe(times);
    }
  });

  test('is made by its route again for another catalogue', async () => {
    const path = pricingPath({ ...card, width: 85 });
    const before = await ask(path);
    opened.world.catalogue = dearer(opened.world.catalogue, 2);
    const after = await ask(path);
    expect([after.status, after.isRouted]).toEqual([200, true]);
    expect(after.body).not.toBe(before.body);
  });

  test('leaves connections the time that they have, and no more', () => {
    expect(opened.app.server).toMatchObject({
      headersTimeout,
      requestTimeout: uploadTimeout,
      keepAliveTimeout,
    });
  });
});
