import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { CartAnswer, PricingRow } from '@kerf/sdk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { card, orderOf, pricingPath } from '../../tests/orders.js';
import { temporaryPlace } from '../../tests/temporary-place.js';

describe('An answer to one caller', () => {
  let opened: OpenApp;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const place = await temporaryPlace();
    opened = await openApp(place);
    close = async () => {
      await opened.app.close();
      await place.remove();
    };
  });
  afterAll(() => close());

  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  const ask = async (url: string, accepted: string, headers: Record<string, string> = {}) =>
    opened.app.inject({ url, headers: { 'accept-encoding': accepted, ...headers } });

  /** A cart of ten lines, by its token. */
  async function fillCart(): Promise<string> {
    const rows = (await ask(pricingPath(card), 'identity')).json<PricingRow[]>();
    let token = '';
    for (let line = 0; line < 10; line++) {
      const added = await opened.app.inject({
        method: 'POST',
        url: '/api/cart/create/item',
        headers: { ...(token && { 'kerf-cart': token }) },
        payload: orderOf({ ...card, kinds: line + 1 }, rows),
      });
      token = added.json<{ data: CartAnswer }>().data.token;
    }
    return token;
  }

  test.each(['br', 'gzip'] as const)('that takes %s gets a cart a tenth as long', async (encoding) => {
    const token = await fillCart();
    const plain = await ask('/api/cart/get/cart', 'identity', { 'kerf-cart': token });
    const packed = await ask('/api/cart/get/cart', encoding, { 'kerf-cart': token });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, 'cache-control': 'no-store' });
    expect(packed.rawPayload.length * 8).toBeLessThan(plain.rawPayload.length);
    expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length);
    expect(unpack[encoding](packed.rawPayload)).toEqual(plain.rawPayload);
  });

  test('is compressed wherever it is long: the holidays, and what a write answers', async () => {
    expect((await ask('/api/quote/get/holidays', 'gzip')).headers['content-encoding']).toBe('gzip');
    const token = await fillCart();
    const merged = await opened.app.inject({
      method: 'POST',
      url: '/api/cart/create/merge',
      headers: { 'kerf-cart': token, 'accept-encoding': 'br' },
      payload: { token: await fillCart() },
    });
    expect([merged.statusCode, merged.headers['content-encoding']]).toEqual([200, 'br']);
  });

  test('is sent as it is where it is short, and says that it may be another for others where it is not', async () => {
    const empty = await ask('/api/cart/get/cart', 'br');
    expect([empty.statusCode, empty.headers['content-encoding']]).toEqual([200, undefined]);
    for (const accepted of ['br', 'identity'])
      expect((await ask('/api/quote/get/holidays', accepted)).headers.vary).toBe('accept-encoding');
  });
});
