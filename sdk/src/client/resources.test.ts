import { afterEach, describe, expect, test } from 'vitest';
import { dollars } from '../rules/money/money.js';
import { openingSelection } from '../rules/options/opening-selection.js';
import { toPricingRequest } from '../rules/prices/pricing-request.js';
import { sampleRange } from '../testing/sample-range.js';
import { sampleRows } from '../testing/sample-rows.js';
import {
  answerCatalogue,
  type Handler,
  sampleCart,
  send,
  startTestShop,
  succeed,
  type TestShop,
} from '../testing/test-shop.js';
import { createItem, deleteItem, fetchCart, mergeCart, updateItem } from './cart.js';
import { createSend } from './create-send.js';
import { fetchOptionPrices, fetchPriceParts } from './price-detail.js';
import { fetchPricing } from './pricing.js';
import { randomKey } from './random-key.js';
import { fetchRange } from './range.js';
import type { Send } from './send.js';

const shops: TestShop[] = [];
afterEach(async () => {
  await Promise.all(shops.splice(0).map((shop) => shop.close()));
});
async function start(handle: Handler): Promise<{ shop: TestShop; call: Send }> {
  const shop = await startTestShop(handle);
  shops.push(shop);
  return { shop, call: createSend({ api: shop.api }) };
}
const answering = (body: unknown) => start((_call, response) => send(response, body));

const opening = toPricingRequest(sampleRange, openingSelection(sampleRange, null));
if (!opening) throw new Error('The opening selection has no request.');
const request = opening;

describe('what stands behind a price', () => {
  const refusal = {
    status: 'ERROR',
    code: 200,
    message: 'Too large.',
    error: { code: 'PRICING_SIZE_ABOVE', message: 'Too large.', field: 'size' },
  };
  const calls = [
    [
      'changes',
      fetchOptionPrices,
      '/get/option-prices',
      {
        total: 17,
        options: [{ field: 'material_id', id: 2, change: null }],
        features: [{ feature_id: 21, item_id: 101, side: 'front', change: -1.5 }],
      },
      [
        null,
        {},
        { total: 17, options: [] },
        { total: 17, options: [{ field: 'kinds', id: 1 }], features: [] },
        { total: 17, options: [], features: [{ change: '1.00' }] },
      ],
    ],
    [
      'parts',
      fetchPriceParts,
      '/get/price-parts',
      { total: 17, orig_total: 17, parts: [{ words: 'Setting up', amount: 17 }] },
      [
        null,
        {},
        { total: 17, orig_total: 17 },
        { total: 17, parts: [] },
        { total: 17, orig_total: 17, parts: [{ words: 'Setting up' }] },
        { total: 17, orig_total: 17, parts: [{ amount: 17 }] },
      ],
    ],
  ] as const;

  test.each(calls)(
    'its %s are asked for by item and configuration',
    async (_title, fetchDetail, path, data) => {
      const { shop, call } = await answering({ status: 'SUCCESS', code: 200, message: 'OK', data });
      expect(await fetchDetail(call, 'swing-tags', 'kinds=1&width=50')).toEqual(data);
      expect(shop.calls.map(({ path, query }) => `${path}?${query}`)).toEqual([
        expect.stringContaining(`${path}?item=swing-tags&kinds=1&width=50`),
      ]);
    },
  );

  test.each(calls)('its %s may be refused in words', async (_title, fetchDetail) => {
    const { call } = await answering(refusal);
    expect(await fetchDetail(call, 'swing-tags', '')).toEqual(refusal);
  });

  test.each(calls)('its %s that are none are told', async (_title, fetchDetail, _path, _data, wrong) => {
    for (const data of wrong) {
      const { call } = await answering({ status: 'SUCCESS', code: 200, message: 'OK', data });
      await expect(fetchDetail(call, 'swing-tags', '')).rejects.toMatchObject({ code: 'CLIENT_GARBAGE' });
    }
  });
});

describe('prices', () => {
  test('are rows by quantity', async () => {
    const { call } = await start(answerCatalogue);
    const rows = await fetchPricing(call, request);
    expect(Array.isArray(rows) && rows.map(({ quantity }) => quantity)).toEqual([50, 100, 250, 500]);
  });

  test('may be refused in words', async () => {
    const error = { code: 'PRICING_SIZE_ABOVE', message: 'Too large.', field: 'size' };
    const refusal = { status: 'ERROR', code: 200, message: 'Too large.', error };
    const { call } = await answering(refusal);
    expect(await fetchPricing(call, request)).toEqual(refusal);
  });

  test('of a newer shop may say more than is known here', async () => {
    const rows = sampleRows([50]).map((row) => ({ ...row, carbon: 1 }));
    const { call } = await answering(rows);
    expect(await fetchPricing(call, request)).toEqual(rows);
  });

  test.each([
    [null],
    ['no'],
    [{}],
    [{ status: 'SUCCESS' }],
    [[null]],
    [[{ quantity: 50 }]],
    [[{ ...sampleRows([50])[0], price: '17.00' }]],
    [[{ ...sampleRows([50])[0], shipping: null }]],
  ])('that are none are told: %j', async (body) => {
    const { call } = await answering(body);
    await expect(fetchPricing(call, request)).rejects.toMatchObject({
      code: 'CLIENT_GARBAGE',
      isRetryable: true,
    });
  });

  test('too large to be a number are told', async () => {
    const text = JSON.stringify(sampleRows([50])).replace('"price":10', '"price":1e999');
    const { call } = await start((_call, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(text),
    );
    await expect(fetchPricing(call, request)).rejects.toMatchObject({ code: 'CLIENT_GARBAGE' });
  });
});

describe('a range', () => {
  test('is that of the item, and of the product where one is named', async () => {
    const { shop, call } = await start(answerCatalogue);
    const opened = await fetchRange(call, 'business-cards', 'standard-business-card');
    expect(opened).toMatchObject(sampleRange);
    expect(opened.opening_selection).toEqual(openingSelection(sampleRange, 'standard-business-card'));
    expect(opened.opening_rows?.map(({ quantity }) => quantity)).toEqual([100, 500, 1000]);
    expect(Object.fromEntries(shop.calls[0]?.query ?? [])).toEqual({
      slug: 'business-cards',
      first_load: '1',
      single_product: 'standard-business-card',
    });
  });

  test('of an unknown item is missing', async () => {
    const { call } = await start(answerCatalogue);
    await expect(fetchRange(call, 'nothing')).rejects.toMatchObject({
      status: 404,
      message: 'There is no such item. Its name is the end of its address in the shop.',
    });
  });

  test.each([
    [[]],
    [{ data: null }],
    [{ data: { ...sampleRange, products: [] } }],
    [{ data: { ...sampleRange, products: [{}] } }],
  ])('that is none is told: %.40j', async (body) => {
    const { call } = await answering(body);
    await expect(fetchRange(call, 'business-cards')).rejects.toMatchObject({ code: 'CLIENT_GARBAGE' });
  });
});

describe('the cart', () => {
  const cart = sampleCart(['a']);

  test('is opened by its token, which stands in no address', async () => {
    const { shop, call } = await start((_call, response) => succeed(response, cart));
    await fetchCart(call, 'secret');
    await updateItem(call, 'secret', 'a/b', { quantity: 50, kinds: 2 });
    await deleteItem(call, 'secret', 'a');
    await mergeCart(call, 'secret', 'other');
    expect(shop.calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['GET', '/cart/get/cart', undefined],
      ['PUT', '/cart/update/item/a%2Fb', { quantity: 50, kinds: 2 }],
      ['DELETE', '/cart/delete/item/a', undefined],
      ['POST', '/cart/create/merge', { token: 'other' }],
    ]);
    for (const { headers, query } of shop.calls) {
      expect(headers['kerf-cart']).toBe('secret');
      expect(query.size).toBe(0);
    }
  });

  test('names every write by a key of its own, and reads by none', async () => {
    const { shop, call } = await start((_call, response) => succeed(response, cart));
    await fetchCart(call, 't');
    await deleteItem(call, 't', 'a');
    await deleteItem(call, 't', 'a');
    await createItem(
      call,
      null,
      {
        configuration: request,
        product_pricing_id: 'p',
        cost: dollars(1),
        shipping_method_id: null,
        quote_slider_id: 0,
      },
      'given',
    );
    const keys = shop.calls.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBeUndefined();
    expect(keys[1]).toMatch(/^[\w-]{32,}$/);
    expect(keys[2]).not.toBe(keys[1]);
    expect(keys[3]).toBe('given');
    expect(shop.calls[3]?.headers['kerf-cart']).toBeUndefined();
  });

  test.each([
    [{ data: {} }],
    [{ data: { token: 't', cart: { lines: [{}] } } }],
    [{ data: { ...cart, token: 7 } }],
  ])('that is none is told: %.40j', async (body) => {
    const { call } = await answering(body);
    await expect(fetchCart(call, 't')).rejects.toMatchObject({ code: 'CLIENT_GARBAGE' });
  });
});

test('keys differ also where the page has no randomUUID', () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  try {
    const keys = new Set(Array.from({ length: 100 }, randomKey));
    expect(keys.size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  } finally {
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  }
});
