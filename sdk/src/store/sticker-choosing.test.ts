import { describe, expect, test } from 'vitest';
import { cleanUp, start } from '../testing/bench.js';
import { sampleStickers } from '../testing/sample-stickers.js';
import { answerCatalogue, pause } from '../testing/test-shop.js';
import { waitForPrices } from '../testing/wait-for.js';
import { typeSize } from './actions/choose-size.js';
import { chooseStickerOption } from './actions/choose-sticker-option.js';
import { openConfiguration } from './actions/open-configuration.js';
import { typeCount } from './actions/type-count.js';

cleanUp();

async function openStickers() {
  const bench = await start((call, response) => answerCatalogue(call, response, { range: sampleStickers }));
  await openConfiguration(bench.rt, 'main', { item: 'die-cut' });
  await waitForPrices(bench.rt);
  const asked = () => bench.shop.calls.filter(({ path }) => path === '/get/pricing-data').at(-1)?.query;
  return { ...bench, asked };
}

describe('a sticker', () => {
  test('follows a choice at once, with all that it resets, and is priced 150 ms after', async () => {
    const { rt, now, prices, asked } = await openStickers();
    const before = prices();
    chooseStickerOption(rt, 'main', 'cutting_id', 9);
    expect(now()).toMatchObject({
      selection: { cutting_id: 9, shape_id: 2, orientation_id: 53, finishing_id: 7, adhesive_id: 1 },
      pricing: 'pending',
    });
    await pause(100);
    expect(prices()).toBe(before);
    await waitForPrices(rt);
    expect(prices()).toBe(before + 1);
    expect(Object.fromEntries(asked() ?? [])).toMatchObject({ cutting_id: '9', orientation_id: '53' });
  });

  test('asks once for many quick choices, for the last of them', async () => {
    const { rt, prices, asked } = await openStickers();
    const before = prices();
    for (const id of [6, 7, 1, 6, 7]) chooseStickerOption(rt, 'main', 'finishing_id', id);
    await waitForPrices(rt);
    expect(prices()).toBe(before + 1);
    expect(asked()?.get('finishing_id')).toBe('7');
  });

  test('asks for no price until the number of cuts is typed', async () => {
    const { rt, now, prices, asked } = await openStickers();
    const before = prices();
    chooseStickerOption(rt, 'main', 'cutting_id', 4);
    expect(now()).toMatchObject({ pricing: 'idle', rows: [], selection: { cut_per_shape: '' } });
    typeCount(rt, 'main', 'cut_per_shape', '3');
    expect(now()).toMatchObject({ typing: ['cut_per_shape'], selection: { cut_per_shape: '3' } });
    await pause(450);
    expect(prices()).toBe(before);
    await waitForPrices(rt);
    expect(now()).toMatchObject({ typing: [], pricing: 'ready' });
    expect(asked()?.get('cut_per_shape')).toBe('3');
  });

  test('stops waiting for a count that another supply does not ask for', async () => {
    const { rt, now } = await openStickers();
    chooseStickerOption(rt, 'main', 'cutting_id', 3);
    typeCount(rt, 'main', 'ea', '1');
    chooseStickerOption(rt, 'main', 'cutting_id', 1);
    expect(now()).toMatchObject({ typing: [], selection: { ea: '' } });
  });

  test('on a roll has a size from the list alone', async () => {
    const { rt, now } = await openStickers();
    chooseStickerOption(rt, 'main', 'cutting_id', 9);
    typeSize(rt, 'main', { width: '77' });
    expect(now()).toMatchObject({ typing: [], selection: { width: '50', size_id: 21 } });
  });

  test('keeps its prices when the choice is not offered', async () => {
    const { rt, now, prices } = await openStickers();
    const before = prices();
    const { selection, rows } = now();
    chooseStickerOption(rt, 'main', 'cutting_id', 99);
    await pause(200);
    expect(now()).toMatchObject({ selection, rows, pricing: 'ready' });
    expect(prices()).toBe(before);
  });
});
