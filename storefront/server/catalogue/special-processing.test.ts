import type { Range, SpecialProcessing } from '@kerf/sdk/contract';
import { maxSpecialItems } from '@kerf/sdk/contract';
import {
  addonsOfItems,
  isSpecial,
  offeredSpecials,
  openingSelection,
  settleSpecials,
  specialRange,
  toggleSpecial,
} from '@kerf/sdk/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { shopCatalogue } from '../../tests/open-app.js';
import type { Catalogue } from './catalogue.js';

describe('What can be done to a sticker that is made to quotation', () => {
  let catalogue: Catalogue;
  let special: SpecialProcessing;
  let range: Range;
  beforeAll(async () => {
    catalogue = await shopCatalogue();
    special = catalogue.special;
    range = catalogue.ranges.get('die-cut') as Range;
  });

  const selectionOf = (product_id: number, finishing_id: number | null = 6) => ({
    ...openingSelection(range, null),
    product_id,
    finishing_id,
  });
  /** The kinds of work of which nothing can be chosen. */
  const ruledOut = (product: number, finishing: number | null = 6) =>
    offeredSpecials(special, { selection: selectionOf(product, finishing), items: [] })
      .filter(({ items }) => items.every(({ isDisabled }) => isDisabled))
      .map(({ name }) => name);

  test.each([
    [3, []],
    [7, ['Embossing', 'Coating']],
    [8, ['Embossing', 'Coating']],
    [9, ['Stamp Spot', 'Embossing', 'Coating', 'Numbers and Codes', 'Special Ink']],
    [12, ['Stamp Spot']],
    [14, ['Stamp Spot']],
    [15, ['Embossing']],
    [23, ['Stamp Spot', 'Embossing', 'Coating', 'Numbers and Codes', 'Special Ink']],
  ])('on product %i these kinds of work are ruled out: %j', (product, kinds) => {
    expect(ruledOut(product)).toEqual(kinds);
  });

  test('a finishing rules work out too, whatever it is on', () => {
    expect([ruledOut(3, 4), ruledOut(3, 5)]).toEqual([['Stamp Spot'], ['Stamp Spot', 'Embossing']]);
  });

  test('vinyl lettering and transfer decals are not in the form', () => {
    const everything = { ...range, products: [...catalogue.products.values()] };
    const shown = specialRange(everything, special)?.products.map(({ id }) => id);
    expect(shown).not.toContain(9);
    expect(shown).not.toContain(23);
    expect(shown).toContain(3);
  });

  test('there are three items of it at most, and one more is chosen only once another is given up', () => {
    const choice = { selection: selectionOf(3), items: [] as readonly number[] };
    const all = special.addons.flatMap(({ items }) => items.map(({ id }) => id));
    const taken = all.reduce((items, id) => toggleSpecial(special, { ...choice, items }, id), choice.items);
    expect(taken).toEqual(all.slice(0, maxSpecialItems));
    const [first = 0] = taken;
    const less = toggleSpecial(special, { ...choice, items: taken }, first);
    expect(toggleSpecial(special, { ...choice, items: less }, all[maxSpecialItems] as number)).toHaveLength(
      maxSpecialItems,
    );
  });

  test('what another product rules out is given up when that is chosen, and nothing is taken twice', () => {
    const [stamp, emboss] = [1, 2].map((kind) => special.addons.find(({ id }) => id === kind)?.items[0]?.id);
    const items = [stamp, emboss, stamp] as number[];
    const settled = (product: number) => settleSpecials(special, { selection: selectionOf(product), items });
    expect([settled(3), settled(7), settled(12), settled(9)]).toEqual([
      [stamp, emboss],
      [stamp],
      [emboss],
      [],
    ]);
    expect(addonsOfItems(special, settled(3))).toEqual([1, 2]);
  });

  test('a normal supply alone is nothing special; one that is made to quotation is, and so is any work', () => {
    const of = (cutting_id: number, items: readonly number[] = []) =>
      isSpecial(specialRange(range, special) as Range, {
        selection: { ...selectionOf(3), cutting_id },
        items,
      });
    expect([of(1), of(5), of(1, [101])]).toEqual([false, true, true]);
  });
});
