import { describe, expect, test, vi } from 'vitest';
import { sizeAbove } from '../contract/messages.js';
import { openingSelection } from '../rules/options/opening-selection.js';
import { cleanUp, open, priceAt } from '../testing/bench.js';
import { pass, stopClock } from '../testing/clock.js';
import { sampleRange } from '../testing/sample-range.js';
import { answerCatalogue, fail, pause, send } from '../testing/test-shop.js';
import { waitFor, waitForPrices } from '../testing/wait-for.js';
import { applySelection } from './actions/apply-selection.js';
import { chooseOption } from './actions/choose-option.js';
import { openConfiguration } from './actions/open-configuration.js';
import { retry } from './actions/retry.js';

cleanUp();

describe('pricing', () => {
  test('fifty fast changes leave the last price, with one request at a time', async () => {
    let asked = 0;
    const { now, prices, rt, busiest } = await open(async (call, response) => {
      // Quick and slow answers in turn.
      await pause((++asked * 11) % 25);
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
      await pause((step * 7) % 20);
    }
    await waitForPrices(rt);
    expect(now().rows[1]?.price).toBe(priceAt(85));
    await pause(60);
    expect(now().rows[1]?.price).toBe(priceAt(85));
    expect(busiest()).toBe(1);
    expect(prices()).toBeLessThanOrEqual(50);
    // Nothing is painted that was asked for before what is shown already.
    const inOrder = [...painted];
    expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
  });

  test('changes at one time ask once, for the last of them', async () => {
    const { prices, rt } = await open();
    for (const width of ['60', '61', '62', '63'])
      applySelection(rt, 'main', { ...openingSelection(sampleRange, null), size_id: null, width });
    expect((await waitForPrices(rt)).rows[1]?.price).toBe(priceAt(63));
    expect(prices()).toBe(1);
  });

  test('cancels the request that a change made pointless', async () => {
    const { rt, shop } = await open(async (call, response) => {
      if (call.query.get('width') === '90' && call.query.get('material_id') === '1') return;
      answerCatalogue(call, response);
    });
    chooseOption(rt, 'main', 'material_id', 1);
    await expect.poll(() => shop.calls).toHaveLength(2);
    chooseOption(rt, 'main', 'size_id', 2);
    await waitForPrices(rt);
    await expect.poll(() => shop.dropped).toBe(1);
  });

  test('paints what was seen before in the same tick', async () => {
    const { now, prices, rt } = await open();
    chooseOption(rt, 'main', 'size_id', 2);
    await waitForPrices(rt);
    stopClock();
    chooseOption(rt, 'main', 'size_id', 1);
    expect(now()).toMatchObject({ pricing: 'ready' });
    expect(now().rows[1]?.price).toBe(priceAt(90));
    chooseOption(rt, 'main', 'size_id', 2);
    expect(now().rows[1]?.price).toBe(priceAt(55));
    await pass(1000);
    expect(prices()).toBe(1);
  });

  test('stands still for a size that can not be made', async () => {
    const { now, prices, rt } = await open();
    stopClock();
    applySelection(rt, 'main', { ...openingSelection(sampleRange, null), size_id: null, width: '900' });
    expect(now()).toMatchObject({
      pricing: 'idle',
      rows: [],
      pricingProblem: { code: 'PRICING_SIZE_ABOVE', message: sizeAbove, isRetryable: false },
    });
    await pass(1000);
    expect(prices()).toBe(0);
  });

  test('that failed is said once, keeps the choices, and works again when asked to', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    let isUp = true;
    const { now, rt } = await open((call, response) =>
      isUp ? answerCatalogue(call, response) : send(response, {}, 503),
    );
    isUp = false;
    chooseOption(rt, 'main', 'material_id', 1);
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
        ? send(response, {
            status: 'ERROR',
            code: 200,
            message: 'Not on this stock.',
            error: { code: 'PRICING_REFUSED', message: 'Not on this stock.' },
          })
        : answerCatalogue(call, response),
    );
    chooseOption(rt, 'main', 'material_id', 1);
    await waitFor(rt, () => now().pricingProblem !== null);
    expect(now().pricing).toBe('idle');
    expect(now().pricingProblem).toEqual({
      code: 'PRICING_REFUSED',
      message: 'Not on this stock.',
      isRetryable: false,
    });
  });

  test('that failed is not asked again once the shop has answered, be it with a refusal', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const message = 'Not on this stock.';
    const { prices, rt, now } = await open((call, response) => {
      if (call.query.get('printed_side_id') !== '1') return answerCatalogue(call, response);
      if (call.query.get('material_id') === '1') send(response, {}, 429);
      else
        send(response, { status: 'ERROR', code: 200, message, error: { code: 'PRICING_REFUSED', message } });
    });
    applySelection(rt, 'main', {
      ...openingSelection(sampleRange, null),
      material_id: 1,
      printed_side_id: 1,
    });
    await waitFor(rt, () => now().pricing === 'failed');
    chooseOption(rt, 'main', 'material_id', 2);
    await waitFor(rt, () => now().pricing === 'idle');
    stopClock();
    retry(rt, 'main');
    await pass(1000);
    expect(now()).toMatchObject({ pricing: 'idle', pricingProblem: { code: 'PRICING_REFUSED' } });
    expect(prices()).toBe(2);
  });

  test('of two configurations goes on side by side', async () => {
    const { now, rt } = await open();
    await openConfiguration(rt, 'other', { item: 'business-cards', product: 'standard-business-card' });
    chooseOption(rt, 'main', 'size_id', 2);
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
  chooseOption(rt, 'main', 'material_id', 1);
  await waitFor(rt, () => now().pricing === 'failed');
  expect(now().pricingProblem).toMatchObject({ field: 'material_id', isRetryable: false });
});
