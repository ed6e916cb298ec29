import { describe, expect, test } from 'vitest';
import { openingSelection } from '../rules/options/opening-selection.js';
import { totalCents } from '../rules/prices/total.js';
import { cleanUp, open, priceAt, start } from '../testing/bench.js';
import { pass, stopClock } from '../testing/clock.js';
import { sampleRange } from '../testing/sample-range.js';
import { waitForPrices } from '../testing/wait-for.js';
import { applyQuery, applySelection } from './actions/apply-selection.js';
import { chooseOption } from './actions/choose-option.js';
import { chooseQuantity } from './actions/choose-quantity.js';
import { retry } from './actions/retry.js';
import { toggleFeature } from './actions/toggle-feature.js';
import { typeOption } from './actions/type-option.js';
import type { Runtime } from './runtime.js';

cleanUp();

describe('choosing', () => {
  test('changes the selection at once, and the price after', async () => {
    const { now, rt } = await open();
    const { rows } = now();
    chooseOption(rt, 'main', 'size_id', 2);
    expect(now()).toMatchObject({ selection: { size_id: 2, width: '55', height: '55' }, pricing: 'pending' });
    expect(now().rows).toBe(rows);
    expect((await waitForPrices(rt)).rows[1]?.price).toBe(priceAt(55));
  });

  test.each<[string, (rt: Runtime) => void, object]>([
    ['a product', (rt) => chooseOption(rt, 'main', 'product_id', 16), { product_id: 16, print_features: [] }],
    ['a material', (rt) => chooseOption(rt, 'main', 'material_id', 1), { material_id: 1 }],
    ['the printed sides', (rt) => chooseOption(rt, 'main', 'printed_side_id', 1), { printed_side_id: 1 }],
    ['a custom size', (rt) => chooseOption(rt, 'main', 'size_id', null), { size_id: null, width: '90' }],
    ['a quantity', (rt) => chooseQuantity(rt, 'main', 3), { quantity_index: 3 }],
    ['a custom quantity', (rt) => chooseQuantity(rt, 'main', -1), { quantity_index: -1 }],
    ['a quantity that is not listed', (rt) => chooseQuantity(rt, 'main', 9), { quantity_index: 1 }],
    ['sets', (rt) => chooseOption(rt, 'main', 'kinds', 4), { kinds: 4 }],
    ['a custom number of sets', (rt) => chooseOption(rt, 'main', 'kinds', null), { kinds: null }],
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
    typeOption(rt, 'main', 'width', '7');
    applySelection(rt, 'main', kept);
    expect(now()).toMatchObject({ selection: kept, typing: [] });
    expect((await waitForPrices(rt)).rows[1]?.price).toBe(priceAt(80));
  });

  test.each<[string, (rt: Runtime) => void]>([
    ['from the panel', (rt) => chooseOption(rt, 'main', 'quantity_index', 2)],
    ['from the price table', (rt) => chooseQuantity(rt, 'main', 2)],
  ])('a listed quantity %s asks for nothing, since its price is there', async (_name, choose) => {
    const { now, prices, rt } = await open();
    stopClock();
    choose(rt);
    expect(now().pricing).toBe('ready');
    expect(totalCents(now())).toBe(250 * 110);
    await pass(1000);
    expect(prices()).toBe(0);
  });

  test('what is not offered leaves selection and prices as they are', async () => {
    const { now, prices, rt } = await open();
    stopClock();
    const { selection, rows } = now();
    chooseOption(rt, 'main', 'material_id', 99);
    expect(now().selection).toBe(selection);
    await pass(1000);
    expect(now()).toMatchObject({ pricing: 'ready', rows });
    expect(prices()).toBe(0);
  });

  test('takes back what was said about the selection before', async () => {
    const { now, rt } = await open();
    Object.assign(rt.state.configurations.main ?? {}, {
      notice: { kind: 'added', message: 'Added to your cart.', sequence: 1 },
    });
    expect(now().notice).not.toBeNull();
    chooseOption(rt, 'main', 'material_id', 1);
    expect(now().notice).toBeNull();
  });

  test('on a configuration that is not open changes nothing', async () => {
    const { rt } = await start();
    chooseOption(rt, 'other', 'material_id', 1);
    chooseQuantity(rt, 'other', 1);
    typeOption(rt, 'other', 'width', '1');
    typeOption(rt, 'other', 'custom_quantity', '1');
    toggleFeature(rt, 'other', { feature_id: 21, item_id: 210, side: 'front' });
    applySelection(rt, 'other', openingSelection(sampleRange, null));
    applyQuery(rt, 'other', 'product_id=16');
    retry(rt, 'other');
    expect(rt.snapshot().configurations).toEqual({});
  });
});
