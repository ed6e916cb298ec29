import { apiBase, routes } from '@kerf/sdk/contract';
import { toPricingQuery } from '@kerf/sdk/rules';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp } from '../../tests/open-app.js';
import { card } from '../../tests/orders.js';
import { temporaryPlace } from '../../tests/temporary-place.js';

describe('The drawing of a configuration', () => {
  let app: FastifyInstance;
  let place: Awaited<ReturnType<typeof temporaryPlace>>;
  beforeAll(async () => {
    place = await temporaryPlace();
    app = (await openApp(place)).app;
  });
  afterAll(async () => {
    await app.close();
    await place.remove();
  });

  const ask = (query: string) => app.inject(`${apiBase}${routes.drawing}?${query}`);

  test('is a picture of its own size and choices, which any page may show', async () => {
    const [wide, tall] = [
      await ask(toPricingQuery(card)),
      await ask(toPricingQuery({ ...card, width: 50, height: 90 })),
    ];
    expect(wide.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': expect.stringMatching(/^public, max-age=2592000/),
    });
    expect(wide.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/s);
    expect(wide.body).toContain('h90v55');
    expect(tall.body).toContain('h50v90');
  });

  test('is the same one however many are ordered', async () => {
    const one = await ask(toPricingQuery(card));
    const many = await ask(toPricingQuery({ ...card, quantity: 5_000, kinds: 9 }));
    expect(many.headers.etag).toBe(one.headers.etag);
  });

  test('is refused in words for what is no configuration', async () => {
    for (const [query, status, field] of [
      ['', 400, 'product_id'],
      ['product_id=999&width=90&height=55&kinds=1', 404, 'product_id'],
      [`${toPricingQuery(card)}&script=1`, 400, 'script'],
      ['product_id=17&width=1e9&height=55&kinds=1', 400, 'width'],
    ] as const) {
      const answer = await ask(query);
      expect([query, answer.statusCode, answer.json().error.field]).toEqual([query, status, field]);
    }
  });
});
