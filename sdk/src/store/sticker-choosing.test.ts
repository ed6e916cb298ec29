import { describe, expect, test } from 'vitest';
import { type Bench, cleanUp, openStickers } from '../testing/bench.js';
import { pass, stopClock } from '../testing/clock.js';
import { waitForPrices } from '../testing/wait-for.js';
import { chooseOption } from './actions/choose-option.js';
import { typeOption } from './actions/type-option.js';

cleanUp();

/** Stickers on a stopped clock, and what prices were asked for last. */
async function begin(): Promise<Bench & { asked: () => URLSearchParams | undefined }> {
  const bench = await openStickers();
  stopClock();
  const asked = () => bench.shop.calls.filter(({ path }) => path === '/get/pricing-data').at(-1)?.query;
  return { ...bench, asked };
}

describe('a sticker', () => {
  test('follows a choice at once, with all that it resets, and is priced after', async () => {
    const { rt, now, prices, asked } = await begin();
    chooseOption(rt, 'main', 'cutting_id', 9);
    expect(now()).toMatchObject({
      selection: { cutting_id: 9, shape_id: 2, orientation_id: 53, finishing_id: 7, adhesive_id: 1 },
      pricing: 'pending',
    });
    await pass(1000);
    await waitForPrices(rt);
    expect(prices()).toBe(1);
    expect(Object.fromEntries(asked() ?? [])).toMatchObject({ cutting_id: '9', orientation_id: '53' });
  });

  test('asks once for many quick choices, for the last of them', async () => {
    const { rt, prices, asked } = await begin();
    for (const id of [6, 7, 1, 6, 7]) chooseOption(rt, 'main', 'finishing_id', id);
    await pass(1000);
    await waitForPrices(rt);
    expect(prices()).toBe(1);
    expect(asked()?.get('finishing_id')).toBe('7');
  });

  test('has a price at once where the number of cuts is asked for, and none without it', async () => {
    const { rt, now, prices, asked } = await begin();
    chooseOption(rt, 'main', 'cutting_id', 4);
    await pass(1000);
    await waitForPrices(rt);
    expect(now()).toMatchObject({ pricing: 'ready', selection: { cut_per_shape: '4' } });
    expect(asked()?.get('cut_per_shape')).toBe('4');
    typeOption(rt, 'main', 'cut_per_shape', '');
    await pass(1000);
    expect(now()).toMatchObject({ pricing: 'idle', rows: [], selection: { cut_per_shape: '' } });
    expect(prices()).toBe(1);
    typeOption(rt, 'main', 'cut_per_shape', '3');
    expect(now()).toMatchObject({ typing: ['cut_per_shape'], selection: { cut_per_shape: '3' } });
    await pass(1000);
    await waitForPrices(rt);
    expect(now()).toMatchObject({ typing: [], pricing: 'ready' });
    expect(asked()?.get('cut_per_shape')).toBe('3');
  });

  test('stops waiting for a count that another supply does not ask for', async () => {
    const { rt, now } = await begin();
    chooseOption(rt, 'main', 'cutting_id', 3);
    typeOption(rt, 'main', 'ea', '1');
    expect(now().typing).toEqual(['ea']);
    chooseOption(rt, 'main', 'cutting_id', 1);
    expect(now()).toMatchObject({ typing: [], selection: { ea: '' } });
  });

  test('stops waiting for a count that another shape does not ask for', async () => {
    const { rt, now } = await begin();
    chooseOption(rt, 'main', 'cutting_id', 4);
    typeOption(rt, 'main', 'cut_per_shape', '3');
    chooseOption(rt, 'main', 'shape_id', 8);
    expect(now()).toMatchObject({ typing: [], selection: { shape_id: 8, cut_per_shape: '3' } });
  });

  test('on a roll has a size from the list alone', async () => {
    const { rt, now } = await begin();
    chooseOption(rt, 'main', 'cutting_id', 9);
    typeOption(rt, 'main', 'width', '77');
    typeOption(rt, 'main', 'height', '77');
    expect(now()).toMatchObject({ typing: [], selection: { width: '50', height: '50', size_id: 21 } });
  });

  test('keeps its prices when the choice is not offered', async () => {
    const { rt, now, prices } = await begin();
    const { selection, rows } = now();
    chooseOption(rt, 'main', 'cutting_id', 99);
    await pass(1000);
    expect(now()).toMatchObject({ selection, rows, pricing: 'ready' });
    expect(prices()).toBe(0);
  });

  test('keeps the size that a supply has put in the place of another, as its address says', async () => {
    const { rt, now } = await begin();
    chooseOption(rt, 'main', 'cutting_id', 3);
    expect(now().selection).toMatchObject({ size_id: 31, width: '105', height: '148' });
    chooseOption(rt, 'main', 'cutting_id', 1);
    expect(now().selection).toMatchObject({ width: '105', height: '148' });
  });
});
