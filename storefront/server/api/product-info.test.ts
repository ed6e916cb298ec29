import { ProductInformation, type StockFacts } from '@kerf/sdk/contract';
import { assert } from 'superstruct';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { temporaryPlace } from '../../tests/temporary-place.js';

describe('What there is to read about a product', () => {
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
  const ask = async (query: string) => {
    const {
      statusCode: status,
      headers,
      json,
    } = await opened.app.inject(`/api/quote/get/product-info?${query}`);
    return { status, headers, body: json() };
  };
  const refs = ({ infos }: ProductInformation) => infos.map(({ ref }) => ref);

  test('is told of every product of every item, in the shape of the contract, to pages of any site', async () => {
    for (const { slug } of opened.world.catalogue.items)
      for (const { url_slug, prod_info_ref } of opened.world.catalogue.ranges.get(slug)?.products ?? []) {
        const { status, headers, body } = await ask(`item=${slug}&product=${url_slug}`);
        expect([slug, url_slug, status]).toEqual([slug, url_slug, 200]);
        expect(headers['access-control-allow-origin']).toBe('*');
        expect(headers['cache-control']).toBe('public, max-age=300');
        assert(body.data, ProductInformation);
        expect(refs(body.data)).toContain(prod_info_ref);
      }
  });

  test('is of the product that an item opens with where none is named', async () => {
    expect(refs((await ask('item=standard-matte-250gsm')).body.data)).toEqual([
      'standard-matte-250gsm',
      'swing-tags',
    ]);
    expect(refs((await ask('item=roll&product=kraft-paper')).body.data)).toEqual(['kraft-paper']);
  });

  test('has the six special features of a card in the order of their tabs, and none of the standard card', async () => {
    const names = async (item: string) =>
      (await ask(`item=${item}`)).body.data.features.map(({ name }: { name: string }) => name);
    expect(await names('premium-business-card')).toEqual([
      'Foil Stamp',
      'Emboss/Deboss',
      'Die Cut',
      'Punch Holes',
      'Tag Strings',
      'Fold',
    ]);
    expect(await names('standard-business-card')).toEqual([]);
  });

  test('has what every stock of cards is like', async () => {
    const { infos } = (await ask('item=premium-business-card')).body.data as ProductInformation;
    const facts = infos.flatMap(({ stock }) => (stock ? [stock] : []));
    expect(facts).toHaveLength(3);
    const all = ({ writing }: StockFacts) => Object.values(writing);
    expect(new Set(facts.flatMap(all))).toEqual(new Set(['Excellent', 'Good', 'Poor', 'Not Recommended']));
  });

  test.each([
    ['', 400, 'API_VALUE_MISSING', 'item'],
    ['item=nothing', 404, 'CATALOGUE_UNKNOWN_ITEM', 'item'],
    ['item=roll&product=swing-tags', 404, 'CATALOGUE_UNKNOWN_PRODUCT', 'product'],
  ])('is refused in words for "%s"', async (query, status, code, field) => {
    const answer = await ask(query);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatchObject({ code, field, message: expect.stringMatching(/\.$/) });
  });
});
