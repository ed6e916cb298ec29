import { afterEach, describe, expect, test, vi } from 'vitest';
import { openingSelection } from '../rules/opening-selection.js';
import { totalCents } from '../rules/total.js';
import { sampleRange } from '../testing/sample-range.js';
import { sampleRows } from '../testing/sample-rows.js';
import {
  answerCatalogue,
  fail,
  type Handler,
  pause,
  send,
  startTestShop,
  type TestShop,
} from '../testing/test-shop.js';
import { waitFor, waitForPrices } from '../testing/wait-for.js';
import { applyQuery, applySelection } from './actions/apply-selection.js';
import { chooseMaterial, choosePrintedSide, chooseProduct } from './actions/choose-option.js';
import { chooseQuantity } from './actions/choose-quantity.js';
import { chooseSets, typeSets } from './actions/choose-sets.js';
import { chooseSize, typeSize } from './actions/choose-size.js';
import { openConfiguration } from './actions/open-configuration.js';
import { retry } from './actions/retry.js';
import { toggleFeature } from './actions/toggle-feature.js';
import { typeQuantity } from './actions/type-quantity.js';
import { readyConfiguration } from './configuration-state.js';
import { createRuntime } from './create-runtime.js';
import type { Runtime } from './runtime.js';
import type { ConfigurationState, ShopState } from './shop-state.js';

const shops: TestShop[] = [];
const runtimes: Runtime[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const { pending } of runtimes.splice(0)) for (const stop of pending.values()) stop();
  await Promise.all(shops.splice(0).map((shop) => shop.close()));
});

interface Bench {
  shop: TestShop;
  rt: Runtime;
  now: (name?: string) => ConfigurationState;
  prices: () => number;
}

async function start(
  handle: Handler = answerCatalogue,
  initialState?: () => Partial<ShopState>,
): Promise<Bench> {
  const shop = await startTestShop(handle);
  shops.push(shop);
  const rt = createRuntime({ api: shop.api, initialState });
  runtimes.push(rt);
  return {
    shop,
    rt,
    now: (name = 'main') => rt.snapshot().configurations[name] as ConfigurationState,
    prices: () => shop.calls.filter(({ path }) => path === '/get/pricing-data').length,
  };
}

async function open(handle?: Handler): Promise<Bench> {
  const bench = await start(handle);
  await openConfiguration(bench.rt, 'main', { item: 'business-cards' });
  await waitForPrices(bench.rt);
  return bench;
}

/** A price of 100 cards of a width: the test shop has the width in it. */
const priceAt = (width: number) => (100 * (20 + width)) / 100;

describe('opening', () => {
  test('loads the range, selects the featured configuration and prices it', async () => {
    const { now, shop, rt } = await start();
    const opening = openConfiguration(rt, 'main', { item: 'business-cards' });
    expect(now()).toMatchObject({ status: 'loading', item: 'business-cards', product: null });
    await opening;
    expect(now()).toMatchObject({ status: 'ready', pricing: 'pending', selection: { product_id: 17 } });
    const { rows, selection } = await waitForPrices(rt);
    expect(rows.map(({ quantity }) => quantity)).toEqual([50, 100, 250, 500]);
    expect(selection?.quantity_index).toBe(1);
    expect(shop.calls).toHaveLength(2);
  });

  test('is done once for all widgets that share a name', async () => {
    const { shop, rt } = await start();
    await Promise.all(
      Array.from({ length: 5 }, () => openConfiguration(rt, 'main', { item: 'business-cards' })),
    );
    await waitForPrices(rt);
    await openConfiguration(rt, 'main', { item: 'business-cards' });
    await pause(40);
    expect(shop.calls).toHaveLength(2);
  });

  test('of another item replaces what the name stood for, also while that is loading', async () => {
    const { now, rt, shop } = await start(async (call, response) => {
      if (call.query.get('slug') === 'slow') await pause(80);
      answerCatalogue(call, response);
    });
    const slow = openConfiguration(rt, 'main', { item: 'slow' });
    await openConfiguration(rt, 'main', { item: 'business-cards' });
    await Promise.all([slow, waitForPrices(rt)]);
    expect(now()).toMatchObject({ item: 'business-cards', status: 'ready', pricing: 'ready' });
    expect(shop.calls).toHaveLength(3);
  });

  test('of an unknown item tells so, and that trying again is of no use', async () => {
    const { now, rt } = await start();
    await openConfiguration(rt, 'main', { item: 'nothing' });
    expect(now()).toMatchObject({
      status: 'missing',
      problem: { code: 'CATALOGUE_UNKNOWN_ITEM', message: 'There is no such item.', isRetryable: false },
    });
  });

  test('that failed is done again when asked to', async () => {
    let isUp = false;
    const { now, rt } = await start((call, response) =>
      isUp ? answerCatalogue(call, response) : send(response, {}, 503),
    );
    await openConfiguration(rt, 'main', { item: 'business-cards' });
    expect(now()).toMatchObject({ status: 'failed', problem: { isRetryable: true } });
    isUp = true;
    retry(rt, 'main');
    await waitForPrices(rt);
    expect(now()).toMatchObject({ status: 'ready', problem: null });
  });

  test('uses what the server rendered with, and asks for nothing', async () => {
    const selection = openingSelection(sampleRange, null);
    const main = readyConfiguration({
      item: 'business-cards',
      product: null,
      range: sampleRange,
      selection,
      rows: sampleRows([50, 100, 250, 500]),
    });
    // As it comes out of the page: JSON.
    const { now, rt, shop } = await start(answerCatalogue, () =>
      JSON.parse(JSON.stringify({ configurations: { main } })),
    );
    const before = rt.snapshot();
    await openConfiguration(rt, 'main', { item: 'business-cards' });
    expect(rt.snapshot()).toBe(before);
    chooseMaterial(rt, 'main', 1);
    await waitForPrices(rt);
    chooseMaterial(rt, 'main', 2);
    expect(now()).toMatchObject({ pricing: 'ready', rows: main.rows });
    expect(shop.calls).toHaveLength(1);
  });
});

describe('choosing', () => {
  test('changes the selection at once, and the price after', async () => {
    const { now, rt } = await open();
    const { rows } = now();
    chooseSize(rt, 'main', 2);
    expect(now()).toMatchObject({ selection: { size_id: 2, width: '55', height: '55' }, pricing: 'pending' });
    expect(now().rows).toBe(rows);
    expect((await waitForPrices(rt)).rows[1]?.price).toBe(priceAt(55));
  });

  test.each<[string, (rt: Runtime) => void, object]>([
    ['a product', (rt) => chooseProduct(rt, 'main', 16), { product_id: 16, print_features: [] }],
    ['a material', (rt) => chooseMaterial(rt, 'main', 1), { material_id: 1 }],
    ['the printed sides', (rt) => choosePrintedSide(rt, 'main', 1), { printed_side_id: 1 }],
    ['a custom size', (rt) => chooseSize(rt, 'main', null), { size_id: null, width: '90' }],
    ['a quantity', (rt) => chooseQuantity(rt, 'main', 3), { quantity_index: 3 }],
    ['a custom quantity', (rt) => chooseQuantity(rt, 'main', -1), { quantity_index: -1 }],
    ['a quantity that is not listed', (rt) => chooseQuantity(rt, 'main', 9), { quantity_index: 1 }],
    ['sets', (rt) => chooseSets(rt, 'main', 4), { kinds: 4 }],
    ['a custom number of sets', (rt) => chooseSets(rt, 'main', null), { kinds: null }],
    [
      'a print feature',
      (rt) => toggleFeature(rt, 'main', { feature_id: 21, item_id: 210, side: 'front' }),
      { print_features: [] },
    ],
    [
      'an address',
      (rt) => applyQuery(rt, 'main', 'product_id=16&quantity=500'),
      { product_id: 16, quantity_index: 1 },
    ],
  ])('%s is in the selection', async (_name, choose, expected) => {
    const { now, rt } = await open();
    choose(rt);
    expect(now().selection).toMatchObject(expected);
  });

  test('a kept selection takes the place of the present one', async () => {
    const { now, rt } = await open();
    const kept = { ...openingSelection(sampleRange, null), width: '80', size_id: null };
    typeSize(rt, 'main', { width: '7' });
    applySelection(rt, 'main', kept);
    expect(now()).toMatchObject({ selection: kept, typing: [] });
    expect((await waitForPrices(rt)).rows[1]?.price).toBe(priceAt(80));
  });

  test('a listed quantity asks for nothing, since its price is there', async () => {
    const { now, rt, shop } = await open();
    chooseQuantity(rt, 'main', 2);
    expect(now().pricing).toBe('ready');
    expect(totalCents(now())).toBe(250 * 110);
    await pause(40);
    expect(shop.calls).toHaveLength(2);
  });

  test('on a configuration that is not open changes nothing', async () => {
    const { rt } = await start();
    chooseMaterial(rt, 'other', 1);
    typeSize(rt, 'other', { width: '1' });
    typeQuantity(rt, 'other', '1');
    retry(rt, 'other');
    expect(rt.snapshot().configurations).toEqual({});
  });
});

describe('pricing', () => {
  test('fifty fast changes leave the last price, with one request at a time', async () => {
    const { now, prices, rt, shop } = await open(async (call, response) => {
      await pause(Math.random() * 25);
      answerCatalogue(call, response);
    });
    const painted = new Set<number>();
    rt.subscribe(() => now().pricing === 'ready' && painted.add(now().rows[1]?.price ?? 0));
    for (let step = 1; step <= 50; step++) {
      applySelection(rt, 'main', {
        ...openingSelection(sampleRange, null),
        size_id: null,
        width: String(60 + step / 2),
      });
      await pause(Math.random() * 20);
    }
    await waitForPrices(rt);
    expect(now().rows[1]?.price).toBe(priceAt(85));
    await pause(60);
    expect(now().rows[1]?.price).toBe(priceAt(85));
    expect(shop.busiest).toBe(1);
    expect(prices()).toBeLessThanOrEqual(51);
    // Nothing is painted that was asked for before what is shown already.
    const inOrder = [...painted];
    expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
  });

  test('changes at one time ask once, after the wait of the trade', async () => {
    const { prices, rt } = await open();
    for (const width of ['60', '61', '62', '63'])
      applySelection(rt, 'main', { ...openingSelection(sampleRange, null), size_id: null, width });
    expect((await waitForPrices(rt)).rows[1]?.price).toBe(priceAt(63));
    expect(prices()).toBe(2);
  });

  test('cancels the request that a change made pointless', async () => {
    const { rt, shop } = await open(async (call, response) => {
      if (call.query.get('width') === '90' && call.query.get('material_id') === '1') return;
      answerCatalogue(call, response);
    });
    chooseMaterial(rt, 'main', 1);
    await pause(60);
    chooseSize(rt, 'main', 2);
    await waitForPrices(rt);
    await pause(20);
    expect(shop.dropped).toBe(1);
  });

  test('paints what was seen before in the same tick', async () => {
    const { now, prices, rt } = await open();
    chooseSize(rt, 'main', 2);
    await waitForPrices(rt);
    chooseSize(rt, 'main', 1);
    expect(now()).toMatchObject({ pricing: 'ready' });
    expect(now().rows[1]?.price).toBe(priceAt(90));
    chooseSize(rt, 'main', 2);
    expect(now().rows[1]?.price).toBe(priceAt(55));
    await pause(40);
    expect(prices()).toBe(2);
  });

  test('stands still for a size that can not be made', async () => {
    const { now, prices, rt } = await open();
    applySelection(rt, 'main', { ...openingSelection(sampleRange, null), size_id: null, width: '900' });
    expect(now()).toMatchObject({ pricing: 'idle', rows: [] });
    await pause(40);
    expect(prices()).toBe(1);
  });

  test('that failed is said once, keeps the choices, and works again when asked to', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    let isUp = true;
    const { now, rt } = await open((call, response) =>
      isUp ? answerCatalogue(call, response) : send(response, {}, 503),
    );
    isUp = false;
    chooseMaterial(rt, 'main', 1);
    await waitFor(rt, () => now().pricing === 'failed');
    expect(now()).toMatchObject({
      status: 'ready',
      rows: [],
      selection: { material_id: 1 },
      pricingProblem: { isRetryable: true },
    });
    expect(warn).toHaveBeenCalledTimes(1);
    isUp = true;
    retry(rt, 'main');
    expect((await waitForPrices(rt)).pricingProblem).toBeNull();
  });

  test('that is refused is said in the words of the shop', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { now, rt } = await open((call, response) =>
      call.query.get('material_id') === '1'
        ? send(response, { status: 'ERROR', code: 'PRICING_REFUSED', message: 'Not on this stock.' })
        : answerCatalogue(call, response),
    );
    chooseMaterial(rt, 'main', 1);
    await waitFor(rt, () => now().pricing === 'failed');
    expect(now().pricingProblem).toEqual({
      code: 'PRICING_REFUSED',
      message: 'Not on this stock.',
      isRetryable: false,
    });
  });

  test('of stickers waits longer', async () => {
    const range = { ...sampleRange, item: { ...sampleRange.item, featured_category_id: 1 } };
    const { prices, rt } = await open((call, response) => answerCatalogue(call, response, { range }));
    chooseMaterial(rt, 'main', 1);
    await pause(100);
    expect(prices()).toBe(1);
    await waitForPrices(rt);
    expect(prices()).toBe(2);
  });

  test('of two configurations goes on side by side', async () => {
    const { now, rt } = await open();
    await openConfiguration(rt, 'other', { item: 'business-cards', product: 'standard-business-card' });
    chooseSize(rt, 'main', 2);
    await Promise.all([waitForPrices(rt), waitForPrices(rt, 'other')]);
    expect(now('other').rows.map(({ quantity }) => quantity)).toEqual([100, 500, 1000]);
    expect(now().rows[1]?.price).toBe(priceAt(55));
  });
});

describe('typing', () => {
  test('a size shows at once, counts as typing for 650 ms after the last key, and is then priced', async () => {
    const { now, prices, rt } = await open();
    typeSize(rt, 'main', { width: '8' });
    await pause(300);
    typeSize(rt, 'main', { width: '80' });
    expect(now()).toMatchObject({
      selection: { size_id: null, width: '80', height: '55' },
      typing: ['size'],
    });
    await pause(500);
    expect(now().typing).toEqual(['size']);
    expect(prices()).toBe(1);
    await waitFor(rt, () => !now().typing.length);
    expect((await waitForPrices(rt)).rows[1]?.price).toBe(priceAt(80));
  });

  test('a quantity asks for its own row after 500 ms', async () => {
    const { now, rt } = await open();
    typeQuantity(rt, 'main', '333');
    expect(now()).toMatchObject({
      selection: { quantity_index: -1, custom_quantity: '333' },
      typing: ['quantity'],
    });
    await waitFor(rt, () => !now().typing.length);
    const { rows } = await waitForPrices(rt);
    expect(rows.at(-1)).toMatchObject({ quantity: 333, custom_qty: true });
  });

  test('sets multiply the total when typing has stopped', async () => {
    const { now, rt } = await open();
    typeSets(rt, 'main', '12');
    await waitFor(rt, () => !now().typing.length);
    await waitForPrices(rt);
    expect(totalCents(now())).toBe(12 * 100 * 110);
  });

  test('ends when a listed value is chosen instead', async () => {
    const { now, rt } = await open();
    typeSize(rt, 'main', { width: '1' });
    typeQuantity(rt, 'main', '1');
    typeSets(rt, 'main', '1');
    chooseSize(rt, 'main', 1);
    chooseQuantity(rt, 'main', 0);
    chooseSets(rt, 'main', 1);
    expect(now()).toMatchObject({ typing: [], pricing: 'ready' });
  });

  test('is not priced before it stops, whatever else changes', async () => {
    const { now, prices, rt } = await open();
    typeSize(rt, 'main', { width: '8' });
    chooseMaterial(rt, 'main', 1);
    await pause(60);
    expect(prices()).toBe(1);
    expect(now().rows.length).toBe(4);
  });
});

describe('what widgets read', () => {
  test('is identical while nothing changed, part by part', async () => {
    const { now, rt } = await open();
    await openConfiguration(rt, 'other', { item: 'business-cards' });
    await waitForPrices(rt, 'other');
    const before = rt.snapshot();
    expect(rt.snapshot()).toBe(before);
    chooseQuantity(rt, 'main', 0);
    expect(rt.snapshot()).not.toBe(before);
    expect(now('other')).toBe(before.configurations.other);
    expect(now().range).toBe(before.configurations.main?.range);
    expect(rt.snapshot().cart).toBe(before.cart);
  });

  test('is announced once for changes made together', async () => {
    const { rt } = await open();
    let told = 0;
    const stop = rt.subscribe(() => told++);
    chooseQuantity(rt, 'main', 0);
    chooseQuantity(rt, 'main', 2);
    await Promise.resolve();
    await Promise.resolve();
    expect(told).toBe(1);
    stop();
    chooseQuantity(rt, 'main', 0);
    await Promise.resolve();
    expect(told).toBe(1);
  });

  test('survives JSON, so that a page can carry it', async () => {
    const { rt } = await open();
    const carried = JSON.parse(JSON.stringify(rt.snapshot()));
    expect(createRuntime({ api: '/api', initialState: () => carried }).snapshot()).toEqual(rt.snapshot());
  });
});

test('a shop that answers a failure with words of its own is quoted', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { now, rt } = await open((call, response) =>
    call.query.get('material_id') === '1'
      ? fail(response, 400, {
          code: 'PRICING_UNKNOWN_OPTION',
          message: 'There is no material 1.',
          field: 'material_id',
        })
      : answerCatalogue(call, response),
  );
  chooseMaterial(rt, 'main', 1);
  await waitFor(rt, () => now().pricing === 'failed');
  expect(now().pricingProblem).toMatchObject({ field: 'material_id', isRetryable: false });
});
