import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addressOf,
  type Growth,
  growingBodies,
  growingHeads,
  hostileBodies,
} from '../../tests/hostile-input.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { pages } from '../pages/pages.js';
import type { Route } from './route-table.js';

const small = 3_750;
const large = 60_000;
/** Sixteen times as much may cost three times sixteen times as much; what is quadratic costs 256 times as much. */
const allowed = 3 * (large / small);
/** Below this a clock shows chance, milliseconds. */
const floor = 1;
const attempts = 6;

const withBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

describe('Every address of the shop', () => {
  let opened: OpenApp;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const place = await temporaryPlace();
    opened = await openApp(place, {
      pages,
      variables: {
        METRICS_TOKEN: 'a token of this test',
        FACEBOOK_CLIENT_ID: 'the-shop',
        FACEBOOK_CLIENT_SECRET: 'a secret of this test',
      },
    });
    await opened.app.ready();
    close = async () => {
      await opened.app.close();
      await place.remove();
    };
  });
  afterAll(() => close());

  /** Processor time of one answer, milliseconds. */
  async function costOf(options: InjectOptions): Promise<number> {
    const before = process.cpuUsage();
    const { statusCode } = await opened.app.inject(options);
    const { user, system } = process.cpuUsage(before);
    expect([options.method, String(options.url).slice(0, 80), statusCode < 500]).toEqual([
      options.method,
      String(options.url).slice(0, 80),
      true,
    ]);
    return (user + system) / 1000;
  }

  /** How many times more the large one costs; the least of several, since a busy machine only ever adds. */
  async function growthOf({ method, url }: Route, { of }: Growth): Promise<number> {
    const path = addressOf({ method, url });
    let [less, more] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let attempt = 0; attempt < attempts; attempt++) {
      less = Math.min(less, await costOf({ method, ...of(path, small) }));
      more = Math.min(more, await costOf({ method, ...of(path, large) }));
      if (more <= allowed * Math.max(less, floor)) break;
    }
    return more / Math.max(less, floor);
  }

  test('is known to these tests', () => {
    const named = opened.app.routeTable.routes.map(({ method, url }) => `${method} ${url}`);
    expect(named).toEqual(
      expect.arrayContaining([
        'GET /',
        'HEAD /cart',
        'GET /stickers/*',
        'GET /images/*',
        'GET /metrics',
        'GET /api/get/pricing-data',
        'POST /api/cart/create/item',
        'PUT /api/cart/update/item/:id',
        'OPTIONS /api/*',
        'GET /login/:social/callback',
      ]),
    );
  });

  test.each(growingHeads)('costs in step with $name', { timeout: 120_000 }, async (growth) => {
    for (const route of opened.app.routeTable.routes)
      expect([route, (await growthOf(route, growth)) <= allowed]).toEqual([route, true]);
  });

  test.each(growingBodies)('costs in step with $name in its body', { timeout: 120_000 }, async (growth) => {
    for (const route of opened.app.routeTable.routes.filter(({ method }) => withBody.has(method)))
      expect([route, (await growthOf(route, growth)) <= allowed]).toEqual([route, true]);
  });

  test.each(Object.entries(hostileBodies))('refuses %s', async (_name, payload) => {
    const calls = opened.app.routeTable.routes.filter(
      ({ method, url }) => withBody.has(method) && url.startsWith('/api/'),
    );
    for (const { method, url } of calls)
      for (const type of ['application/json', 'text/plain']) {
        const answer = await opened.app.inject({
          method,
          url: addressOf({ method, url }),
          payload,
          headers: { 'content-type': type },
        });
        const { code, error } = answer.json();
        expect([method, url, answer.statusCode, code]).toEqual([method, url, code, expect.any(Number)]);
        expect(code).toBeGreaterThanOrEqual(400);
        expect(code).toBeLessThan(500);
        expect(error.message).toMatch(/[.]$/);
      }
    const forms = opened.app.routeTable.routes.filter(
      ({ method, url }) => withBody.has(method) && !url.startsWith('/api/'),
    );
    expect(forms.length).toBeGreaterThan(3);
    for (const { method, url } of forms)
      for (const type of ['application/x-www-form-urlencoded', 'application/json']) {
        const { statusCode, headers } = await opened.app.inject({
          method,
          url: addressOf({ method, url }),
          payload,
          headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
        });
        // What a form says is not looked at before it is known whose it is, and that there is something to order; a page
        // shows what was refused, and a link's form that has no cart in it goes on.
        if (statusCode === 303) {
          expect([url, headers.location]).toEqual([
            url,
            expect.stringMatching(/^\/(sign-in[?#]|mypage\/orders\?|cart$|checkout$|$)|#said$/),
          ]);
          continue;
        }
        expect([url, statusCode >= 400 && statusCode < 500]).toEqual([url, true]);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
      }
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });
});
