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

  it.each([
    ['application/json; charset=utf-8', 2_000, true],
    ['text/html; charset=utf-8', 2_000, true],
    ['image/svg+xml', 2_000, true],
    ['application/speculationrules+json', 2_000, true],
    ['text/html', 200, false],
    ['font/woff2', 20_000, false],
    ['image/png', 20_000, false],
  ])('of %s and %i bytes: compressing it is worth it: %s', (type, bytes, expected) => {
    expect(isWorthCompressing(type, bytes)).toBe(expected);
  });
});
