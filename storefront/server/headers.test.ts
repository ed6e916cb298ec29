import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartCalls } from '../tests/cart-calls.js';
import { shopCatalogue, shopMedia } from '../tests/open-app.js';
import { temporaryPlace } from '../tests/temporary-place.js';
import { createApp } from './app.js';
import { openDatabase } from './db/open-database.js';
import { readEnv } from './env.js';
import { pages } from './pages/pages.js';

let app: FastifyInstance;
let openApp: FastifyInstance;
let close: () => Promise<void>;

beforeAll(async () => {
  const catalogue = await shopCatalogue();
  const places = await Promise.all([temporaryPlace(), temporaryPlace()]);
  const open = async (place: (typeof places)[number], publicUrl: string) =>
    createApp({
      env: readEnv({
        ...place.variables,
        LOG_LEVEL: 'silent',
        PUBLIC_URL: publicUrl,
        METRICS_TOKEN: 'a token of this test',
      }),
      database: await openDatabase(place),
      catalogue: () => catalogue,
      media: await shopMedia(),
      now: () => new Date('2026-11-18T02:00:00Z'),
      pages,
    });
  app = await open(places[0], 'https://kerf.example');
  openApp = await open(places[1], 'http://kerf.example');
  close = async () => {
    await Promise.all([app.close(), openApp.close()]);
    for (const place of places) await place.remove();
  };
});
afterAll(() => close());

const headersOf = async (url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url, headers })).headers;

const everyAnswer = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};
const ofTheApi = {
  ...everyAnswer,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

describe('the headers', () => {
  test.each(['/', '/nowhere', '/stickers/roll', '/cart', '/images/none.webp'])(
    'of the page %s let it do what it needs and nothing else',
    async (url) => {
      const headers = await headersOf(url);
      expect(headers).toMatchObject({
        ...everyAnswer,
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'SAMEORIGIN',
        'content-type': 'text/html; charset=utf-8',
        vary: 'accept-encoding',
      });
      const policy = String(headers['content-security-policy']).split('; ');
      const directives = Object.fromEntries(
        policy.map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
      );
      const {
        'script-src': scripts = [],
        'style-src': styles = [],
        ...rest
      } = directives as Record<string, string[]>;
      expect(rest).toEqual({
        'default-src': ["'none'"],
        'img-src': ["'self'"],
        'media-src': ["'self'"],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'self'"],
        'require-trusted-types-for': ["'script'"],
      });
      for (const sources of [scripts, styles]) {
        expect(sources[0]).toBe("'self'");
        expect(sources.slice(1).every((source) => /^'sha256-[\w+/]{43}='$/.test(source))).toBe(true);
      }
    },
  );

  test.each([
    ['/', 'public, max-age=60'],
    ['/stickers', 'public, max-age=60'],
    ['/nowhere', 'no-cache'],
    ['/stickers/roll/none', 'no-cache'],
    ['/healthz', 'no-store'],
    ['/readyz', 'no-store'],
    ['/metrics', 'no-store'],
    ['/api/cart/get/cart', 'no-store'],
    ['/api/nowhere', 'no-store'],
    ['/api/get/pricing-data', 'no-store'],
    ['/api/quote/get/holidays', 'public, max-age=300'],
    ['/api/quote/get/shipping-info/9', 'public, max-age=60, stale-while-revalidate=60'],
    ['/api/quote/get/meta-tags?path=/', 'public, max-age=300'],
    ['/api/quote/get/featured-items?slug=roll', 'public, max-age=60, stale-while-revalidate=60'],
  ])('of %s say how long it may be kept: %s', async (url, kept) => {
    expect((await headersOf(url))['cache-control']).toBe(kept);
  });

  test.each(['/api/cart/get/cart', '/api/nowhere', '/api/quote/get/holidays', '/api/get/pricing-data'])(
    'of the call %s let every page read it, and nothing run in it',
    async (url) => {
      expect(await headersOf(url)).toMatchObject({
        ...ofTheApi,
        'content-type': 'application/json; charset=utf-8',
      });
    },
  );

  test('of a cart keep it out of every store, whatever was done to it', async () => {
    const calls = cartCalls(app);
    const order = await calls.order();
    const answers = [
      await app.inject({ method: 'POST', url: '/api/cart/create/item', payload: order }),
      await app.inject({ method: 'POST', url: '/api/cart/create/item', payload: {} }),
      await app.inject({ method: 'POST', url: '/api/cart/create/merge', payload: { token: 'x' } }),
      await app.inject({ method: 'PUT', url: '/api/cart/update/item/x', payload: {} }),
      await app.inject({ method: 'DELETE', url: '/api/cart/delete/item/x' }),
    ];
    for (const { headers } of answers)
      expect(headers).toMatchObject({ ...ofTheApi, 'cache-control': 'no-store' });
  });

  test('of media let other pages show them', async () => {
    expect(await headersOf('/images/product-slider/art-paper-main.webp')).toMatchObject({
      ...everyAnswer,
      'content-type': 'image/webp',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test('speak of https only where the shop is reached that way', async () => {
    for (const url of ['/', '/healthz', '/api/quote/get/holidays', '/api/nowhere'])
      expect((await openApp.inject(url)).headers['strict-transport-security']).toBeUndefined();
  });

  test('tell a page what to load ahead', async () => {
    const rules = String((await headersOf('/'))['speculation-rules']);
    expect(rules).toMatch(/^"\/assets\/speculation-rules-[\da-f]+\.json"$/);
    const answer = await app.inject(JSON.parse(rules));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('application/speculationrules+json');
  });

  test.each([
    '/sign-in',
    '/register',
    '/account',
    '/cart',
    '/checkout',
    '/quotation',
    '/mypage/orders',
    '/login/google',
    '/api/cart',
  ])(
    'load nothing ahead from %s, which is another page for everybody, and from one moment to the next',
    async (path) => {
      const rules = String((await headersOf('/'))['speculation-rules']);
      const [{ where }] = (await app.inject(JSON.parse(rules))).json().prefetch;
      const patterns: string[] = where.and[1].not.href_matches;
      expect(patterns.some((pattern) => path.startsWith(pattern.replace(/\*$/, '')))).toBe(true);
    },
  );
});

describe('a page', () => {
  test.each([
    ['/', 200],
    ['/stickers', 200],
    ['/business-cards', 200],
    ['/cart', 200],
    ['/stickers/roll', 200],
    ['/stickers/roll/kraft-paper', 200],
    ['/business-cards/premium-business-card', 200],
    ['/stickers/none', 404],
    ['/stickers/roll/none', 404],
    ['/stickers/roll/kraft-paper/more', 404],
    ['/business-cards/roll', 404],
    ['/nowhere', 404],
  ])('is at its address: %s %i', async (url, status) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.body.includes('<kerf-configurator')).toBe(/\/.+\//.test(url) && status === 200);
  });

  test('that is not there says so anew each time, also to who has it', async () => {
    const { headers } = await app.inject('/nowhere');
    const again = await app.inject({ url: '/nowhere', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(404);
    expect(again.body).toContain('<h1');
  });

  test('comes compressed as its reader can read it, and whole to one that can not', async () => {
    const plain = await app.inject('/');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toMatch(/^<!doctype html>/i);
    for (const encoding of ['br', 'gzip']) {
      const packed = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    }
  });

  test('asks for its two faces first, and shows them as they are named', async () => {
    const { body } = await app.inject('/');
    const faces = [
      ...body.matchAll(/@font-face\{font-family:'([^']+)';font-weight:(\d+ \d+);[^}]*src:url\(([^)]+)\)/g),
    ];
    expect(faces.map(([, family, weights]) => [family, weights])).toEqual([
      ['Public Sans', '400 700'],
      ['Bricolage Grotesque', '600 800'],
    ]);
    for (const [, , , url = ''] of faces) {
      expect(body).toMatch(
        new RegExp(`<link[^>]*rel="preload"[^>]*${url}|<link[^>]*${url}[^>]*rel="preload"`),
      );
      const font = await app.inject(url);
      expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/woff2']);
      expect(font.headers['cache-control']).toContain('immutable');
    }
  });
});
