import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PricingRefusal, type PricingRow } from '@kerf/sdk/contract';
import { create } from 'superstruct';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dearer, type OpenApp, openApp } from '../../tests/open-app.js';
import { card, pricingPath } from '../../tests/orders.js';
import { temporaryPlace } from '../../tests/temporary-place.js';

describe('Prices', () => {
  let opened: OpenApp;
  let close: () => Promise<void>;
  beforeEach(async () => {
    const place = await temporaryPlace();
    opened = await openApp(place);
    close = async () => {
      await opened.app.close();
      await place.remove();
    };
  });
  afterEach(() => close());
  const ask = (path: string, headers: Record<string, string> = {}) =>
    opened.app.inject({ url: path, headers });

  test('come as a bare list by rising quantity, the custom one last', async () => {
    const answer = await ask(pricingPath({ ...card, quantity: 333 }));
    expect(answer.statusCode).toBe(200);
    const rows = answer.json<PricingRow[]>();
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.at(-1)).toMatchObject({ quantity: 333, custom_qty: true });
    const listed = rows.slice(0, -1).map(({ quantity }) => quantity);
    expect(listed).toEqual([...listed].sort((a, b) => a - b));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60, stale-while-revalidate=60',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
  });

  test('are not sent again to who has them', async () => {
    const first = await ask(pricingPath(card));
    const etag = String(first.headers.etag);
    for (const sent of [etag, `"other", ${etag}`, '*', etag.replace('W/', '')]) {
      const again = await ask(pricingPath(card), { 'if-none-match': sent });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers.etag).toBe(etag);
    }
    expect((await ask(pricingPath(card), { 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await ask(pricingPath({ ...card, width: 80 }), { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('are compressed as each caller takes it, brotli first, and are the same bytes for everyone', async () => {
    const plain = await ask(pricingPath(card), { 'accept-encoding': 'gzip;q=0, br;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ] as const) {
      const packed = await ask(pricingPath(card), { 'accept-encoding': accepted });
      expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(packed.headers.etag).toBe(plain.headers.etag);
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(unpack(packed.rawPayload)).toEqual(plain.rawPayload);
    }
  });

  test('follow the catalogue at once', async () => {
    const before = (await ask(pricingPath(card))).json<PricingRow[]>();
    opened.world.catalogue = dearer(opened.world.catalogue, 2);
    const after = (await ask(pricingPath(card))).json<PricingRow[]>();
    expect(after[0]?.price).toBeGreaterThan(before[0]?.price ?? Number.POSITIVE_INFINITY);
    expect(after[0]?.product_pricing_id).not.toBe(before[0]?.product_pricing_id);
  });

  test('name other delivery days from the cut-off on, and from the next day on', async () => {
    const dateAt = async (time: string) => {
      opened.world.now = new Date(time);
      return (await ask(pricingPath(card))).json<PricingRow[]>()[0]?.shipping[0]?.date ?? '';
    };
    // Wednesday in Sydney: 17:59, 18:00; then Thursday 17:59 and 18:00.
    const before = await dateAt('2026-11-18T06:59:59Z');
    const after = await dateAt('2026-11-18T07:00:00Z');
    expect(after > before).toBe(true);
    expect(await dateAt('2026-11-19T06:59:59Z')).toBe(after);
    expect((await dateAt('2026-11-19T07:00:00Z')) > after).toBe(true);
  });

  test('that are not made at a listed price are refused in words, with status 200', async () => {
    for (const [change, field] of [
      [{ width: 4000 }, 'size'],
      [{ width: 1, height: 1 }, 'size'],
      [{ quantity: 1 }, 'quantity'],
      [{ quantity: 999_999 }, 'quantity'],
    ] as const) {
      const answer = await ask(pricingPath({ ...card, ...change }));
      expect(answer.statusCode).toBe(200);
      const refusal = create(answer.json(), PricingRefusal);
      expect(refusal).toEqual({
        status: 'ERROR',
        code: 200,
        message: expect.stringMatching(/[a-z]/),
        error: { code: expect.stringMatching(/^PRICING_[A-Z_]+$/), message: refusal.message, field },
        ...(field === 'size' && { error_messages: { size: refusal.message } }),
      });
    }
  });

  test('answer HEAD as GET without the body, and nothing that writes', async () => {
    const head = await opened.app.inject({ method: 'HEAD', url: pricingPath(card) });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const refused = await opened.app.inject({ method, url: pricingPath(card) });
      expect(refused.statusCode).toBe(405);
      expect(refused.headers.allow).toContain('GET');
      expect(refused.json()).toMatchObject({ status: 'ERROR', error: { code: 'API_METHOD_NOT_ALLOWED' } });
    }
  });

  test('stay right when more configurations are asked for than are kept', async () => {
    const first = await ask(pricingPath(card));
    for (let width = 50; width < 80; width += 0.01)
      await ask(pricingPath({ ...card, width: Math.round(width * 100) / 100 }));
    expect((await ask(pricingPath(card))).body).toBe(first.body);
  });
});
