import { describe, expect, test } from 'vitest';
import { cleanUp, open } from '../testing/bench.js';
import { waitForPrices } from '../testing/wait-for.js';
import { chooseQuantity } from './actions/choose-quantity.js';
import { openConfiguration } from './actions/open-configuration.js';
import { closeConfiguration } from './close-configuration.js';
import { createRuntime } from './create-runtime.js';

cleanUp();

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

  test('is not announced where what is not open is closed', async () => {
    const { rt } = await open();
    const before = rt.snapshot();
    let told = 0;
    rt.subscribe(() => told++);
    closeConfiguration(rt, 'other');
    await Promise.resolve();
    await Promise.resolve();
    expect(told).toBe(0);
    expect(rt.snapshot()).toBe(before);
  });

  test('survives JSON, so that a page can carry it', async () => {
    const { rt } = await open();
    const carried = JSON.parse(JSON.stringify(rt.snapshot()));
    expect(createRuntime({ api: '/api', initialState: () => carried }).snapshot()).toEqual(rt.snapshot());
  });
});
