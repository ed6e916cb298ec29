import { describe, expect, test } from 'vitest';
import { openingSelection } from '../rules/options/opening-selection.js';
import { cleanUp, start } from '../testing/bench.js';
import { pass, stopClock } from '../testing/clock.js';
import { sampleRange } from '../testing/sample-range.js';
import { sampleRows } from '../testing/sample-rows.js';
import { answerCatalogue, type Handler, send, succeed } from '../testing/test-shop.js';
import { waitForPrices } from '../testing/wait-for.js';
import { chooseOption } from './actions/choose-option.js';
import { openConfiguration } from './actions/open-configuration.js';
import { retry } from './actions/retry.js';
import { typeOption } from './actions/type-option.js';
import { readyConfiguration } from './configuration-state.js';

cleanUp();

/** Answers the range of cards with other opening prices. */
const openingWith =
  (opening: object): Handler =>
  (_call, response) =>
    succeed(response, {
      ...sampleRange,
      opening_selection: openingSelection(sampleRange, null),
      ...opening,
    });

describe('opening', () => {
  test('takes range, selection and prices from one answer', async () => {
    const { now, shop, rt } = await start();
    const opening = openConfiguration(rt, 'main', { item: 'business-cards' });
    expect(now()).toMatchObject({ status: 'loading', item: 'business-cards', product: null });
    await opening;
    expect(now()).toMatchObject({
      status: 'ready',
      range: sampleRange,
      selection: openingSelection(sampleRange, null),
      pricing: 'ready',
      pricingProblem: null,
    });
    expect(now().rows.map(({ quantity }) => quantity)).toEqual([50, 100, 250, 500]);
    expect(shop.calls.map(({ path }) => path)).toEqual(['/quote/get/featured-items']);
  });

  test('keeps of the answer the range, with what it opens with, and no prices of old in it', async () => {
    const { now, rt } = await start();
    await openConfiguration(rt, 'main', { item: 'business-cards' });
    expect(now().range).toEqual({ ...sampleRange, opening_selection: openingSelection(sampleRange, null) });
  });

  test('of a product on a page of its own asks for that product', async () => {
    const { now, shop, rt } = await start();
    await openConfiguration(rt, 'main', { item: 'business-cards', product: 'standard-business-card' });
    expect(shop.calls[0]?.query.get('single_product')).toBe('standard-business-card');
    expect(now()).toMatchObject({ product: 'standard-business-card', selection: { product_id: 16 } });
    expect(now().rows.map(({ quantity }) => quantity)).toEqual([100, 500, 1000]);
  });

  test('opens with what the shop says, not with what the range would open with here', async () => {
    const said = { ...openingSelection(sampleRange, null), material_id: 1, kinds: 4 };
    const { now, rt } = await start(openingWith({ opening_selection: said }));
    await openConfiguration(rt, 'main', { item: 'business-cards' });
    expect(now().selection).toEqual(said);
  });

  test('a configuration without a listed price says why, in the words of the shop', async () => {
    const message = 'Not on this stock.';
    const refusal = { status: 'ERROR', code: 200, message, error: { code: 'PRICING_REFUSED', message } };
    const { now, prices, rt } = await start(openingWith({ opening_refusal: refusal }));
    stopClock();
    await openConfiguration(rt, 'main', { item: 'business-cards' });
    expect(now()).toMatchObject({
      status: 'ready',
      problem: null,
      pricing: 'idle',
      rows: [],
      pricingProblem: { code: 'PRICING_REFUSED', message: 'Not on this stock.', isRetryable: false },
    });
    await pass(1000);
    expect(prices()).toBe(0);
  });

  test('a configuration that there is nothing to ask for has no prices and no complaint', async () => {
    const { now, prices, rt } = await start(openingWith({}));
    stopClock();
    await openConfiguration(rt, 'main', { item: 'business-cards' });
    expect(now()).toMatchObject({ status: 'ready', pricing: 'idle', rows: [], pricingProblem: null });
    await pass(1000);
    expect(prices()).toBe(0);
  });

  test('remembers the prices it opened with', async () => {
    const { now, prices, rt } = await start();
    await openConfiguration(rt, 'main', { item: 'business-cards' });
    const { rows } = now();
    chooseOption(rt, 'main', 'material_id', 1);
    await waitForPrices(rt);
    chooseOption(rt, 'main', 'material_id', 2);
    expect(now()).toMatchObject({ pricing: 'ready', rows });
    expect(prices()).toBe(1);
  });

  test('is done once for all widgets that share a name', async () => {
    const { shop, rt } = await start();
    stopClock();
    await Promise.all(
      Array.from({ length: 5 }, () => openConfiguration(rt, 'main', { item: 'business-cards' })),
    );
    await waitForPrices(rt);
    await openConfiguration(rt, 'main', { item: 'business-cards' });
    await pass(1000);
    expect(shop.calls).toHaveLength(1);
  });

  test('of another item replaces what the name stood for, also while that is loading', async () => {
    let answerSlow = () => {};
    const { now, rt, shop } = await start((call, response) => {
      if (call.query.get('slug') !== 'slow') return answerCatalogue(call, response);
      answerSlow = () =>
        answerCatalogue({ ...call, query: new URLSearchParams('slug=business-cards') }, response);
    });
    const slow = openConfiguration(rt, 'main', { item: 'slow' });
    await openConfiguration(rt, 'main', { item: 'business-cards' });
    chooseOption(rt, 'main', 'material_id', 1);
    answerSlow();
    await Promise.all([slow, waitForPrices(rt)]);
    expect(now()).toMatchObject({
      item: 'business-cards',
      status: 'ready',
      pricing: 'ready',
      selection: { material_id: 1 },
    });
    expect(shop.calls).toHaveLength(3);
  });

  test('of another product drops the prices that were asked for the one before', async () => {
    let answerSlow = () => {};
    const { now, rt, shop } = await start((call, response) => {
      if (call.path !== '/get/pricing-data') return answerCatalogue(call, response);
      answerSlow = () => answerCatalogue(call, response);
    });
    await openConfiguration(rt, 'main', { item: 'business-cards' });
    chooseOption(rt, 'main', 'material_id', 1);
    await expect.poll(() => shop.calls).toHaveLength(2);
    await openConfiguration(rt, 'main', { item: 'business-cards', product: 'standard-business-card' });
    answerSlow();
    await expect.poll(() => shop.dropped).toBe(1);
    expect(now()).toMatchObject({ pricing: 'ready', selection: { product_id: 16 } });
    expect(now().rows.map(({ quantity }) => quantity)).toEqual([100, 500, 1000]);
  });

  test('of another item forgets what was being typed and asked for', async () => {
    const { now, prices, rt } = await start();
    await openConfiguration(rt, 'main', { item: 'business-cards' });
    stopClock();
    typeOption(rt, 'main', 'width', '80');
    await openConfiguration(rt, 'main', { item: 'nothing' });
    await pass(1000);
    expect(now()).toMatchObject({ status: 'missing', typing: [], selection: null });
    expect(prices()).toBe(0);
  });

  test('of an unknown item tells so, and that trying again is of no use', async () => {
    const { now, rt } = await start();
    await openConfiguration(rt, 'main', { item: 'nothing' });
    expect(now()).toMatchObject({
      status: 'missing',
      problem: {
        code: 'CATALOGUE_UNKNOWN_ITEM',
        message: 'There is no such item. Its name is the end of its address in the shop.',
        isRetryable: false,
      },
    });
  });

  test('of an item that something on the way to the shop knows nothing of has failed, and can be tried again', async () => {
    let isThere = false;
    const { now, rt } = await start((call, response) =>
      isThere ? answerCatalogue(call, response) : response.writeHead(404).end('<h1>Not found</h1>'),
    );
    await openConfiguration(rt, 'main', { item: 'business-cards' });
    expect(now()).toMatchObject({ status: 'failed', problem: { isRetryable: true } });
    isThere = true;
    retry(rt, 'main');
    await waitForPrices(rt);
    expect(now().status).toBe('ready');
  });

  test('that failed is done again when asked to, once', async () => {
    let isUp = false;
    const { now, rt, shop } = await start((call, response) =>
      isUp ? answerCatalogue(call, response) : send(response, {}, 429),
    );
    await openConfiguration(rt, 'main', { item: 'business-cards' });
    expect(now()).toMatchObject({ status: 'failed', problem: { isRetryable: true } });
    isUp = true;
    retry(rt, 'main');
    expect(now()).toMatchObject({ status: 'loading', problem: null });
    retry(rt, 'main');
    await waitForPrices(rt);
    expect(now()).toMatchObject({ status: 'ready', problem: null });
    retry(rt, 'main');
    expect(now().status).toBe('ready');
    expect(shop.calls).toHaveLength(2);
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
    const { now, rt, shop } = await start(answerCatalogue, {
      initialState: () => JSON.parse(JSON.stringify({ configurations: { main } })),
    });
    const before = rt.snapshot();
    await openConfiguration(rt, 'main', { item: 'business-cards' });
    expect(rt.snapshot()).toBe(before);
    chooseOption(rt, 'main', 'material_id', 1);
    await waitForPrices(rt);
    chooseOption(rt, 'main', 'material_id', 2);
    expect(now()).toMatchObject({ pricing: 'ready', rows: main.rows });
    expect(shop.calls).toHaveLength(1);
  });
});
