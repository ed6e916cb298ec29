import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { openingSelection } from '../rules/opening-selection.js';
import { cleanUp, open, priceAt } from '../testing/bench.js';
import { sampleRange } from '../testing/sample-range.js';
import { answerCatalogue, fail, pause, send } from '../testing/test-shop.js';
import { waitFor, waitForPrices } from '../testing/wait-for.js';
import { applySelection } from './actions/apply-selection.js';
import { chooseMaterial } from './actions/choose-option.js';
import { chooseSize } from './actions/choose-size.js';
import { openConfiguration } from './actions/open-configuration.js';
import { retry } from './actions/retry.js';

cleanUp();

describe('pricing', () => {
  test('fifty fast changes leave the last price, with one request at a time', async () => {
    const pauses = fc.sample(fc.integer({ min: 0, max: 25 }), 100);
    const { now, prices, rt, busiest } = await open(async (call, response) => {
      await pause(pauses.shift() ?? 0);
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
      await pause(pauses.shift() ?? 0);
    }
    await waitForPrices(rt);
    expect(now().rows[1]?.price).toBe(priceAt(85));
    await pause(60);
    expect(now().rows[1]?.price).toBe(priceAt(85));
    expect(busiest()).toBe(1);
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
    const { prices, rt, shop } = await open(async (call, response) => {
      if (call.query.get('width') === '90' && call.query.get('material_id') === '1') return;
      answerCatalogue(call, response);
    });
    const before = prices();
    chooseMaterial(rt, 'main', 1);
    await expect.poll(prices).toBe(before + 1);
    chooseSize(rt, 'main', 2);
    await waitForPrices(rt);
    await expect.poll(() => shop.dropped).toBe(1);
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
    await waitFor(rt, () => now().pricingProblem !== null);
    expect(now().pricing).toBe('idle');
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
