import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dearer, type OpenApp, openApp } from '../../tests/open-app.js';
import { card, pricingPath } from '../../tests/orders.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { createKeptAnswers } from './kept-answers.js';
import { sendKept } from './send-kept.js';
import { createTurns } from './turns.js';

const token = 'a token of this test';

describe('A kept answer', () => {
  let opened: OpenApp;
  let url: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const place = await temporaryPlace();
    opened = await openApp(place, { variables: { METRICS_TOKEN: token } });
    url = await opened.app.listen({ port: 0, host: '127.0.0.1' });
    close = async () => {
      await opened.app.close();
      await place.remove();
    };
  });
  afterAll(() => close());

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      request(url + path, { headers, method }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const { date: _, 'x-request-id': id, ...rest } = answer.headers;
          expect(id).toMatch(/^[0-9a-f-]{36}$/);
          resolve({ status: answer.statusCode ?? 0, headers: rest, body: Buffer.concat(parts) });
        });
      })
        .on('error', reject)
        .end();
    });

  test('is sent as the first time, header by header', async () => {
    const path = pricingPath({ ...card, width: 71 });
    const first = await ask(path);
    expect(first.status).toBe(200);
    expect(await ask(path)).toEqual(first);
    const packed = await ask(path, { 'accept-encoding': 'br' });
    const { 'content-length': _, ...headers } = packed.headers;
    // Compressed better by and by, so the length may be another.
    expect((await ask(path, { 'accept-encoding': 'gzip, br' })).headers).toMatchObject(headers);
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.body)).toEqual(first.body);
    expect((await ask(path, { 'if-none-match': String(first.headers.etag) })).status).toBe(304);
    expect((await ask(path, {}, 'HEAD')).body).toHaveLength(0);
    expect((await ask(path, {}, 'DELETE')).status).toBe(405);
    expect((await ask(`${path}&width=71`)).status).toBe(400);
    const counted = (await ask('/metrics', { authorization: `Bearer ${token}` })).body.toString();
    const route = 'route="GET /api/get/pricing-data"';
    expect(counted).toContain(`kerf_http_requests_total{${route},status="200"} 4`);
    expect(counted).toContain(`kerf_http_requests_total{${route},status="304"} 1`);
  });

  test('is found by whoever writes the same configuration in another way', async () => {
    const path = pricingPath({ ...card, width: 73.5 });
    const first = await ask(path);
    const [base = '', query = ''] = path.split('?');
    const turned = `${base}?${query.split('&').reverse().join('&')}`.replace('=73.5', '=73.500');
    expect(turned).not.toBe(path);
    expect(await ask(turned)).toEqual(first);
  });

  test('carries what hooks put on every answer', async () => {
    const answers = createKeptAnswers({
      maxBytes: 100_000,
      epoch: () => [],
      turns: createTurns(),
      isImproved: true,
    });
    const app = fastify({ genReqId: ({ headers }) => String(headers['x-ask']) });
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', String(request.headers['x-ask']));
    });
    app.get('/', (request, reply) =>
      sendKept(answers, '/', request, reply, () => ({
        status: 200,
        headers: { 'content-type': 'text/plain' },
        body: 'the same for everyone',
      })),
    );
    for (const name of ['one', 'two']) {
      const answer = await app.inject({ url: '/', headers: { 'x-ask': name } });
      expect([answer.headers['x-request-id'], answer.body]).toEqual([name, 'the same for everyone']);
      const sent = { 'x-ask': name, 'if-none-match': String(answer.headers.etag) };
      const again = await app.inject({ url: '/', headers: sent });
      expect([again.statusCode, again.headers['x-request-id'], again.body]).toEqual([304, name, '']);
    }
  });

  test('is not sent any more when the catalogue has another', async () => {
    const path = pricingPath({ ...card, width: 72 });
    const first = await ask(path);
    opened.world.catalogue = dearer(opened.world.catalogue, 2);
    expect((await ask(path)).body).not.toEqual(first.body);
  });
});
