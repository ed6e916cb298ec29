import { describe, expect, test } from 'vitest';
import { totalCents } from '../rules/total.js';
import { cleanUp, open, priceAt } from '../testing/bench.js';
import { pause } from '../testing/test-shop.js';
import { waitFor, waitForPrices } from '../testing/wait-for.js';
import { chooseMaterial } from './actions/choose-option.js';
import { chooseQuantity } from './actions/choose-quantity.js';
import { chooseSets, typeSets } from './actions/choose-sets.js';
import { chooseSize, typeSize } from './actions/choose-size.js';
import { typeQuantity } from './actions/type-quantity.js';

cleanUp();

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
