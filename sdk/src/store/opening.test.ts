import { describe, expect, test } from 'vitest';
import { openingSelection } from '../rules/opening-selection.js';
import { cleanUp, start } from '../testing/bench.js';
import { sampleRange } from '../testing/sample-range.js';
import { sampleRows } from '../testing/sample-rows.js';
import { answerCatalogue, pause, send } from '../testing/test-shop.js';
import { waitForPrices } from '../testing/wait-for.js';
import { chooseMaterial } from './actions/choose-option.js';
import { openConfiguration } from './actions/open-configuration.js';
import { retry } from './actions/retry.js';
import { readyConfiguration } from './configuration-state.js';

cleanUp();

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
    const { now, rt, shop } = await start(answerCatalogue, {
      initialState: () => JSON.parse(JSON.stringify({ configurations: { main } })),
    });
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
