import { describe, expect, test } from 'vitest';
import { sizeUnclear } from '../contract/messages.js';
import { totalCents } from '../rules/prices/total.js';
import { cleanUp, open, priceAt } from '../testing/bench.js';
import { pass, stopClock } from '../testing/clock.js';
import { pause } from '../testing/test-shop.js';
import { waitForPrices } from '../testing/wait-for.js';
import { chooseOption } from './actions/choose-option.js';
import { chooseQuantity } from './actions/choose-quantity.js';
import { typeOption } from './actions/type-option.js';
import type { Runtime } from './runtime.js';

cleanUp();

describe('typing', () => {
  test('a size shows at once, and is priced when it stopped', async () => {
    const { now, rt } = await open();
    stopClock();
    typeOption(rt, 'main', 'width', '8');
    typeOption(rt, 'main', 'width', '80');
    expect(now()).toMatchObject({
      selection: { size_id: null, width: '80', height: '55' },
      typing: ['size'],
    });
    await pass(1000);
    expect((await waitForPrices(rt)).rows[1]?.price).toBe(priceAt(80));
  });

  test('a quantity asks for its own row', async () => {
    const { now, rt } = await open();
    stopClock();
    typeOption(rt, 'main', 'custom_quantity', '333');
    expect(now()).toMatchObject({
      selection: { quantity_index: -1, custom_quantity: '333' },
      typing: ['quantity'],
    });
    await pass(1000);
    const { rows } = await waitForPrices(rt);
    expect(rows.at(-1)).toMatchObject({ quantity: 333, custom_qty: true });
  });

  test('sets multiply the total when typing has stopped', async () => {
    const { now, rt } = await open();
    stopClock();
    typeOption(rt, 'main', 'custom_kinds', '12');
    expect(now()).toMatchObject({ selection: { kinds: null, custom_kinds: '12' }, typing: ['sets'] });
    await pass(1000);
    await waitForPrices(rt);
    expect(totalCents(now())).toBe(12 * 100 * 110);
  });

  test('keeps the text as it is, whatever it says', async () => {
    const { now, prices, rt } = await open();
    stopClock();
    typeOption(rt, 'main', 'width', '1e5');
    await pass(1000);
    expect(now()).toMatchObject({
      selection: { width: '1e5' },
      pricing: 'idle',
      rows: [],
      pricingProblem: { code: 'PRICING_SIZE_EMPTY', message: sizeUnclear },
    });
    expect(prices()).toBe(0);
  });

  test('ends when a listed value is chosen instead', async () => {
    const { now, prices, rt } = await open();
    stopClock();
    typeOption(rt, 'main', 'width', '1');
    typeOption(rt, 'main', 'custom_quantity', '1');
    typeOption(rt, 'main', 'custom_kinds', '1');
    expect(now().typing).toEqual(['size', 'quantity', 'sets']);
    chooseOption(rt, 'main', 'size_id', 1);
    chooseQuantity(rt, 'main', 0);
    expect(now().typing).toEqual(['sets']);
    chooseOption(rt, 'main', 'kinds', 1);
    expect(now()).toMatchObject({ typing: [], pricing: 'ready' });
    await pass(1000);
    expect(now().selection).toMatchObject({ size_id: 1, width: '90', quantity_index: 0, kinds: 1 });
    expect(prices()).toBe(0);
  });

  test.each(['size_id', 'quantity_index', 'kinds'] as const)(
    'of another field goes on when %s is chosen',
    async (field) => {
      const { now, rt } = await open();
      stopClock();
      typeOption(rt, 'main', 'width', '80');
      typeOption(rt, 'main', 'custom_quantity', '333');
      typeOption(rt, 'main', 'custom_kinds', '12');
      chooseOption(rt, 'main', field, 1);
      const ended = { size_id: 'size', quantity_index: 'quantity', kinds: 'sets' }[field];
      expect(now().typing).toEqual(['size', 'quantity', 'sets'].filter((typed) => typed !== ended));
    },
  );

  test('is priced from the first key on, and not before it stopped', async () => {
    const { now, rt } = await open();
    stopClock();
    chooseOption(rt, 'main', 'material_id', 1);
    await pass(10);
    typeOption(rt, 'main', 'width', '80');
    expect(now()).toMatchObject({ pricing: 'pending', typing: ['size'] });
    const whileTyping: unknown[] = [];
    rt.subscribe(() => now().typing.length && whileTyping.push(now().pricing));
    // What was on its way for the material is of a size that is not chosen any more.
    await pass(449);
    await pause(50);
    expect(now().pricing).toBe('pending');
    await pass(1);
    expect((await waitForPrices(rt)).rows[1]?.price).toBe(priceAt(80));
    expect(whileTyping).not.toContain('ready');
  });

  test.each<[string, (rt: Runtime) => void, size: number]>([
    ['asks for what else was chosen', (rt) => chooseOption(rt, 'main', 'size_id', 2), 55],
    ['has the prices that were there', () => undefined, 90],
  ])('of a quantity that a listed one takes the place of %s', async (_title, choose, size) => {
    const { now, prices, rt } = await open();
    stopClock();
    typeOption(rt, 'main', 'custom_quantity', '333');
    choose(rt);
    chooseQuantity(rt, 'main', 1);
    expect(now().typing).toEqual([]);
    expect((await waitForPrices(rt)).rows[1]?.price).toBe(priceAt(size));
    expect(prices()).toBe(size === 90 ? 0 : 1);
  });

  test('of everything ends with another product', async () => {
    const { now, rt } = await open();
    stopClock();
    for (const option of ['width', 'custom_quantity', 'custom_kinds'] as const)
      typeOption(rt, 'main', option, '9');
    chooseOption(rt, 'main', 'product_id', 16);
    expect(now()).toMatchObject({ typing: [], selection: { product_id: 16 } });
  });

  test('is not priced before it stops, whatever else changes', async () => {
    const { now, prices, rt } = await open();
    stopClock();
    typeOption(rt, 'main', 'width', '8');
    chooseOption(rt, 'main', 'material_id', 1);
    await pass(449);
    expect(prices()).toBe(0);
    expect(now().rows.length).toBe(4);
  });
});
