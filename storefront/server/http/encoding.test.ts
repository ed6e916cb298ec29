import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, decode, encode, isWorthCompressing } from './encoding.js';

describe('an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['BR', 'br'],
    ['*', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['gzip;q=1.0, identity', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['identity', 'identity'],
    ['deflate, zstd', 'identity'],
    ['broccoli', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('to a client that takes "%s" is sent in %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });

  it.each(['br', 'gzip', 'identity'] as const)('comes out of %s as it went in', async (encoding) => {
    const body = Buffer.from('<p>Püblic</p>'.repeat(200));
    for (const effort of ['quick', 'best'] as const) {
      const packed = await encode(body, encoding, effort);
      expect(packed.length <= body.length).toBe(true);
      expect(await decode(packed, encoding)).toEqual(body);
    }
  });

  it('is compressed with half the effort while somebody waits, and with all there is when nobody does', async () => {
    const body = Buffer.from(Array.from({ length: 3_000 }, (_, n) => `${n} × ${n * 7919}`).join(', '));
    const brotli = (quality: number) =>
      brotliCompressSync(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      });
    expect(await encode(body, 'br', 'quick')).toEqual(brotli(5));
    expect(await encode(body, 'br', 'best')).toEqual(brotli(11));
    expect(await encode(body, 'gzip', 'quick')).toEqual(gzipSync(body, { level: 6 }));
    expect(await encode(body, 'gzip', 'best')).toEqual(gzipSync(body, { level: 9 }));
    expect(new Set([5, 6, 11].map((quality) => brotli(quality).length)).size).toBe(3);
  });

  it.each([
    ['application/json; charset=utf-8', 2_000, true],
    ['text/html; charset=utf-8', 2_000, true],
    ['image/svg+xml', 2_000, true],
    ['application/speculationrules+json', 2_000, true],
    ['text/html', 200, false],
    ['font/woff2', 20_000, false],
    ['image/png', 20_000, false],
    ['text/plain', 1_024, true],
    ['text/plain', 1_023, false],
    ['application/xml', 1_024, true],
    ['text/javascript', 1_024, true],
    ['application/javascript', 1_024, true],
    ['model/text/plain', 20_000, false],
    ['application/jsonish', 20_000, false],
    ['application/binaryjson', 20_000, false],
  ])('of %s and %i bytes: compressing it is worth it: %s', (type, bytes, expected) => {
    expect(isWorthCompressing(type, bytes)).toBe(expected);
  });
});
