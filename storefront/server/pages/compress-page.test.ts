import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createPageCompressor, pickEncoding } from './compress-page.js';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, identity', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
  ['', null],
  [undefined, null],
])('a browser that takes "%s" gets %s', (accepted, encoding) => {
  expect(pickEncoding(accepted)).toBe(encoding);
});

it('a compressed page is the page', async () => {
  const compress = createPageCompressor();
  const html = '<p>Püblic</p>'.repeat(100);
  expect(brotliDecompressSync(await compress(html, '"a"', 'br')).toString()).toBe(html);
  expect(gunzipSync(await compress(html, '"a"', 'gzip')).toString()).toBe(html);
});

it('a page that changed is not answered with what it was', async () => {
  const compress = createPageCompressor();
  await compress('old', '"a"', 'br');
  expect(brotliDecompressSync(await compress('new', '"b"', 'br')).toString()).toBe('new');
});
