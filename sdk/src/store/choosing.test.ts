import { describe, expect, test } from 'vitest';
import { openingSelection } from '../rules/opening-selection.js';
import { totalCents } from '../rules/total.js';
import { cleanUp, open, priceAt, start } from '../testing/bench.js';
import { sampleRange } from '../testing/sample-range.js';
import { pause } from '../testing/test-shop.js';
import { waitForPrices } from '../testing/wait-for.js';
import { applyQuery, applySelection } from './actions/apply-selection.js';
import { chooseMaterial, choosePrintedSide, chooseProduct } from './actions/choose-option.js';
import { chooseQuantity } from './actions/choose-quantity.js';
import { chooseSets } from './actions/choose-sets.js';
import { chooseSize, typeSize } from './actions/choose-size.js';
import { retry } from './actions/retry.js';
import { toggleFeature } from './actions/toggle-feature.js';
import { typeQuantity } from './actions/type-quantity.js';
import type { Runtime } from './runtime.js';

cleanUp();

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
