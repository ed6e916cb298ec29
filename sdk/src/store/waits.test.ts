import { describe, expect, test } from 'vitest';
import { letteringProductId } from '../contract/limits.js';
import { type Bench, cleanUp, open, openStickers } from '../testing/bench.js';
import { pass, stopClock } from '../testing/clock.js';
import { waitForPrices } from '../testing/wait-for.js';
import { chooseOption } from './actions/choose-option.js';
import { designLettering } from './actions/design-lettering.js';
import { shapeLettering } from './actions/shape-lettering.js';
import { type TypedOption, typeOption } from './actions/type-option.js';

cleanUp();

const lines = { cards: () => open(), stickers: openStickers };

/** A shop with a stopped clock, after some supply is chosen and priced. */
async function begin(line: keyof typeof lines, cutting?: number): Promise<Bench> {
  const bench = await lines[line]();
  if (cutting !== undefined) {
    chooseOption(bench.rt, 'main', 'cutting_id', cutting);
    if (bench.now().pricing === 'pending') await waitForPrices(bench.rt);
  }
  stopClock();
  return bench;
}

describe('prices', () => {
  test.each([
    ['cards', 10],
    ['stickers', 150],
  ] as const)('of %s are asked for %d ms after a choice', async (line, wait) => {
    const { now, prices, rt } = await begin(line);
    chooseOption(rt, 'main', 'material_id', line === 'cards' ? 1 : 12);
    expect(now().pricing).toBe('pending');
    await pass(wait - 1);
    expect(prices()).toBe(0);
    await pass(1);
    expect(prices()).toBe(1);
  });

  test.each([
    ['cards', 10],
    ['stickers', 150],
  ] as const)('of %s wait for the last of several choices', async (line, wait) => {
    const { prices, rt } = await begin(line);
    const [first, second] = line === 'cards' ? [1, 2] : [12, 11];
    chooseOption(rt, 'main', 'material_id', first);
    chooseOption(rt, 'main', 'printed_side_id', line === 'cards' ? 1 : 2);
    await pass(wait - 1);
    chooseOption(rt, 'main', 'material_id', second);
    await pass(wait - 1);
    expect(prices()).toBe(0);
    await pass(1);
    expect(prices()).toBe(1);
  });
});

describe('what is typed counts once nothing was typed for a while:', () => {
  test.each<[keyof typeof lines, TypedOption, string, wait: number, cutting?: number]>([
    ['cards', 'width', '80', 450],
    ['cards', 'height', '50', 450],
    ['cards', 'custom_quantity', '333', 500],
    ['cards', 'custom_kinds', '12', 500],
    ['stickers', 'width', '60', 500],
    ['stickers', 'height', '60', 500],
    ['stickers', 'custom_quantity', '333', 500],
    ['stickers', 'custom_kinds', '12', 500],
    ['stickers', 'cut_per_shape', '3', 500, 4],
    ['stickers', 'ea', '6', 500, 3],
  ])('on %s, %s %s is checked and priced after %d ms', async (line, option, text, wait, cutting) => {
    const { now, prices, rt } = await begin(line, cutting);
    const before = prices();
    typeOption(rt, 'main', option, text.slice(0, 1));
    await pass(wait - 1);
    // The last key counts, not the first.
    typeOption(rt, 'main', option, text);
    await pass(wait - 1);
    expect(now().typing).toHaveLength(1);
    expect(now().selection?.[option]).toBe(text);
    expect(prices()).toBe(before);
    await pass(1);
    expect(now()).toMatchObject({ typing: [], pricing: 'pending' });
    expect(prices()).toBe(before + 1);
  });
});

describe('letters are priced', () => {
  const design = { text: 'Open', font: 'Pacifico', align: 'left' } as const;

  /** A shop with a stopped clock and a design that is priced. */
  async function beginLetters(): Promise<Bench> {
    const bench = await openStickers();
    chooseOption(bench.rt, 'main', 'product_id', letteringProductId);
    designLettering(bench.rt, 'main', design);
    await waitForPrices(bench.rt);
    stopClock();
    return bench;
  }

  test.each([
    ['the text', { text: 'Open late' }],
    ['a width', { text: 'Open', width: '400' }],
    ['a height', { text: 'Open', height: '90' }],
  ])('500 ms after the last key of %s', async (_what, { text, ...size }) => {
    const { now, prices, rt } = await beginLetters();
    const before = prices();
    const type = (typed: string) =>
      'width' in size || 'height' in size
        ? shapeLettering(rt, 'main', size)
        : designLettering(rt, 'main', { ...design, text: typed });
    type(text.slice(0, 6));
    await pass(499);
    type(text);
    await pass(499);
    expect(now().typing).toHaveLength(1);
    expect(prices()).toBe(before);
    await pass(1);
    expect(now().typing).toEqual([]);
    expect(prices()).toBe(before + 1);
  });

  test('at the wait of a choice, another font or alignment', async () => {
    const { now, prices, rt } = await beginLetters();
    const before = prices();
    designLettering(rt, 'main', { ...design, font: 'Lobster' });
    expect(now().typing).toEqual([]);
    await pass(149);
    expect(prices()).toBe(before);
    await pass(1);
    expect(prices()).toBe(before + 1);
  });
});
