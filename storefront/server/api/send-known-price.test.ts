import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dearer, type OpenApp, openApp } from '../../tests/open-app.js';
import { card, pricingPath } from '../../tests/orders.js';
import { temporaryPlace } from '../../tests/temporary-place.js';

const token = 'a token of this test';

describe('A price that is ready', () => {
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

  test('is answered as the first time, header by header', async () => {
    const path = pricingPath({ ...card, width: 71 });
    const first = await ask(path);
    expect(first.status).toBe(200);
    expect(await ask(path)).toEqual(first);
    const packed = await ask(path, { 'accept-encoding': 'br' });
    expect(await ask(path, { 'accept-encoding': 'gzip, br' })).toEqual(packed);
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.body)).toEqual(first.body);
    expect((await ask(path, { 'if-none-match': String(first.headers.etag) })).status).toBe(304);
    expect((await ask(path, {}, 'HEAD')).body).toHaveLength(0);
    expect((await ask(path, {}, 'DELETE')).status).toBe(405);
    expect((await ask(`${path}&width=71`)).status).toBe(400);
    const counted = (await ask('/metrics', { authorization: `Bearer ${token}` })).body.toString();
    expect(counted).toContain('kerf_http_requests_total{route="GET /api/get/pricing-data",status="200"} 4');
  });

  test('is not answered any more when the catalogue has another', async () => {
    const path = pricingPath({ ...card, width: 72 });
    const first = await ask(path);
    opened.world.catalogue = dearer(opened.world.catalogue, 2);
    expect((await ask(path)).body).not.toEqual(first.body);
  });
});
