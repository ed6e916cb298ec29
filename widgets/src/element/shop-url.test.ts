import { createRuntime } from '@kerf/sdk/runtime';
import { expect, test } from 'vitest';
import { shopUrl } from './shop-url.js';

test.each([
  ['https://kerf.example/api', 'https://kerf.example/images/a.webp'],
  ['http://127.0.0.1:4300/api', 'http://127.0.0.1:4300/images/a.webp'],
  ['https://host.example/print/api', 'https://host.example/images/a.webp'],
  ['/api', '/images/a.webp'],
])('a file of the shop at %s is on its own origin, wherever the page is', (api, url) => {
  expect(shopUrl(createRuntime({ api }), '/images/a.webp')).toBe(url);
});

test('a file stays where the shop is when its calls go by another address', () => {
  const runtime = createRuntime({ api: 'https://host.example/kerf-api', shop: 'https://kerf.example/' });
  expect(shopUrl(runtime, '/images/a.webp')).toBe('https://kerf.example/images/a.webp');
});

test('a file that the catalogue keeps elsewhere stays there', () => {
  for (const api of ['https://kerf.example/api', '/api'])
    expect(shopUrl(createRuntime({ api }), 'https://cdn.example/a.webp')).toBe('https://cdn.example/a.webp');
});
