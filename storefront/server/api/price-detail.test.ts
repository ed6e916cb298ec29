import {
  apiBase,
  OptionPrices,
  PriceParts,
  PricingRefusal,
  type PricingRow,
  type Range,
  routes,
} from '@kerf/sdk/contract';
import { openingDesign, openingSelection, toCents, toPricedQuery, toSelectionQuery } from '@kerf/sdk/rules';
import fc from 'fast-check';
import { create } from 'superstruct';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dearer, type OpenApp, openApp } from '../../tests/open-app.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { anyPriced, pageTotal } from '../pricing/testing/any-priced.js';

const slug = 'premium-business-card';

describe.each([
  [
    'What each choice would change a price by',
    routes.optionPrices,
    (data: unknown) => create(data, OptionPrices),
  ],
  ['What makes a price', routes.priceParts, (data: unknown) => create(data, PriceParts)],
] as const)('%s', (_title, route, read) => {
  let opened: OpenApp;
  let close: () => Promise<void>;
  let query: string;
  beforeAll(async () => {
    const place = await temporaryPlace();
    opened = await openApp(place);
    const range = opened.world.catalogue.ranges.get(slug) as Range;
    query = toSelectionQuery(range, { ...openingSelection(range, null), kinds: 3 });
    close = async () => {
      await opened.app.close();
      await place.remove();
    };
  });
  afterAll(() => close());
  const address = (of = query, item = slug) => `${apiBase}${route}?item=${item}&${of}`;
  const ask = (path: string, headers: Record<string, string> = {}) =>
    opened.app.inject({ url: path, headers });

  test('is of every item’s opening at the total of its page, in the shape of the contract', async () => {
    for (const { slug: item } of opened.world.catalogue.items) {
      const range = opened.world.catalogue.ranges.get(item) as Range;
      const selection = openingSelection(range, null);
      const own = toSelectionQuery(range, selection);
      const rows = (await ask(`${apiBase}${routes.pricingData}?${own}`)).json<PricingRow[]>();
      const { status, data } = (await ask(address(own, item))).json();
      expect([item, status]).toEqual([item, 'SUCCESS']);
      expect(read(data).total).toBe(rows[selection.quantity_index]?.price);
    }
  });

  test('is told of whatever has a price on a page', async () => {
    const asked = fc.sample(anyPriced, { numRuns: 200, seed: 20_261_122 });
    for (const { range, selection } of asked) {
      const answer = await ask(address(toPricedQuery(range, selection) ?? '', range.item.slug));
      expect([toPricedQuery(range, selection), answer.statusCode]).toEqual([expect.any(String), 200]);
      expect(toCents(read(answer.json().data).total)).toBe(pageTotal(range, selection));
    }
  });

  test('is told of designed letters, whose height is that of their font', async () => {
    const item = 'vinyl-lettering';
    const range = opened.world.catalogue.ranges.get(item) as Range;
    const selection = {
      ...openingSelection(range, null),
      size_id: null,
      height: '',
      lettering: openingDesign,
    };
    const own = toSelectionQuery(range, selection);
    expect(own).toContain('height=0');
    const rows = (await ask(`${apiBase}${routes.pricingData}?${own}`)).json<PricingRow[]>();
    const answer = await ask(address(toPricedQuery(range, selection) ?? '', item));
    expect([answer.statusCode, read(answer.json().data).total]).toEqual([200, rows[0]?.price]);
  });

  test('is the same for everyone, may be kept for a minute, and is not sent again to who has it', async () => {
    const answer = await ask(address());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60, stale-while-revalidate=60',
      'access-control-allow-origin': '*',
    });
    const again = await ask(address(), { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    // In whatever order it is asked for.
    const turned = await ask(`${apiBase}${route}?${query.split('&').reverse().join('&')}&item=${slug}`);
    expect(turned.headers.etag).toBe(answer.headers.etag);
    expect((await opened.app.inject({ method: 'HEAD', url: address() })).body).toBe('');
  });

  test('follows the catalogue at once', async () => {
    const { catalogue } = opened.world;
    const before = read((await ask(address())).json().data).total;
    opened.world.catalogue = dearer(catalogue, 2);
    expect(read((await ask(address())).json().data).total).toBeGreaterThan(before);
    opened.world.catalogue = catalogue;
  });

  test('is refused in words, with status 200, where the configuration has no listed price', async () => {
    for (const [from, to, field] of [
      ['width=90', 'width=4000', 'size'],
      ['width=90', 'width=2', 'size'],
      ['quantity=50', 'quantity=3', 'quantity'],
    ] as const) {
      const answer = await ask(address(query.replace(from, to)));
      expect([to, answer.statusCode]).toEqual([to, 200]);
      expect(create(answer.json(), PricingRefusal).error).toMatchObject({ field });
    }
  });

  test('is a 400 or 404 with a code and the key for what no page sends', async () => {
    for (const [path, status, code, field] of [
      [`${apiBase}${route}`, 400, 'API_VALUE_MISSING', 'item'],
      [`${apiBase}${route}?item=&${query}`, 400, 'API_VALUE_MISSING', 'item'],
      [`${address()}&item=${slug}`, 400, 'API_KEY_TWICE', 'item'],
      [address(query, 'posters'), 404, 'CATALOGUE_UNKNOWN_ITEM', 'item'],
      [address(query, '__proto__'), 404, 'CATALOGUE_UNKNOWN_ITEM', 'item'],
      [address(query, 'swing-tags'), 400, 'PRICING_UNKNOWN_ITEM', 'featured_item_id'],
      [
        address(query.replace(/featured_item_id=\d+&/, ''), 'swing-tags'),
        400,
        'PRICING_UNKNOWN_ITEM',
        'featured_item_id',
      ],
      [address(query.replace(/&quantity=\d+/, '')), 400, 'PRICING_KEY_MISSING', 'quantity'],
      [address(query.replace('kinds=3', 'kinds=100')), 400, 'PRICING_VALUE_INVALID', 'kinds'],
      [address(query.replace('kinds=3', 'kinds=')), 400, 'PRICING_VALUE_INVALID', 'kinds'],
      [address(`${query}&kinds=3`), 400, 'PRICING_KEY_TWICE', 'kinds'],
      [address(`${query}&coupon=1`), 400, 'PRICING_KEY_UNKNOWN', 'coupon'],
      [
        address(query.replace('material_id=1', 'material_id=99')),
        400,
        'PRICING_UNKNOWN_OPTION',
        'material_id',
      ],
      [address(`${query}&print_features[]=21:1:front`), 400, 'PRICING_UNKNOWN_OPTION', 'print_features[]'],
      [address(`${query}&print_features[]=21:101:back`), 400, 'PRICING_FEATURE_CONFLICT', 'print_features[]'],
      [address(`${query}&x=${'y'.repeat(4000)}`), 400, 'PRICING_QUERY_TOO_LONG', 'query'],
    ] as const) {
      const answer = await ask(path);
      const { error } = answer.json();
      expect([path.slice(0, 300), answer.statusCode, error?.code, error?.field]).toEqual([
        path.slice(0, 300),
        status,
        code,
        field,
      ]);
    }
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect((await opened.app.inject({ method, url: address() })).statusCode).toBe(405);
  });
});

test('a choice that is not on a page of the item is not told of', async () => {
  const place = await temporaryPlace();
  const { app, world } = await openApp(place);
  const range = world.catalogue.ranges.get('roll') as Range;
  const query = toSelectionQuery(range, openingSelection(range, null));
  const typed = query.replace(/width=\d+/, 'width=61');
  const at = (route: string) => app.inject(`${apiBase}${route}?item=roll&${typed}`);
  expect(typed).not.toBe(query);
  expect((await at(routes.priceParts)).statusCode).toBe(200);
  const refused = await at(routes.optionPrices);
  expect([refused.statusCode, refused.json().error]).toMatchObject([
    400,
    { code: 'PRICING_UNKNOWN_OPTION', field: 'size' },
  ]);
  await app.close();
  await place.remove();
});

test('the parts of three sets add up to three times the price of one', async () => {
  const place = await temporaryPlace();
  const { app, world } = await openApp(place);
  const range = world.catalogue.ranges.get(slug) as Range;
  const at = async (kinds: number) => {
    const query = toSelectionQuery(range, { ...openingSelection(range, null), kinds });
    const { data } = (await app.inject(`${apiBase}${routes.priceParts}?item=${slug}&${query}`)).json();
    return create(data, PriceParts);
  };
  const [one, three] = [await at(1), await at(3)];
  expect(toCents(three.total)).toBe(3 * toCents(one.total));
  expect(three.parts.slice(0, -1)).toEqual(one.parts);
  expect(three.parts.reduce((sum, { amount }) => sum + toCents(amount), 0)).toBe(toCents(three.total));
  await app.close();
  await place.remove();
});
