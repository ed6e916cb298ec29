import type { Range, Selection } from '@kerf/sdk/contract';
import {
  type ChoiceField,
  chooseOption,
  chosenProduct,
  featureSides,
  offeredOptions,
  openingSelection,
  selectedRow,
  shownFeatures,
  toCents,
  toggleChoice,
  toPricingRequest,
  totalCents,
} from '@kerf/sdk/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.js';
import { loadCatalogue } from './load-catalogue.js';
import { optionPrices, totalOf } from './option-prices.js';
import { priceConfiguration } from './price-configuration.js';
import { apportion, priceParts } from './price-parts.js';
import { rateConfiguration } from './rate-configuration.js';
import { catalogueDirectory } from './testing/test-catalogue.js';

const now = new Date('2026-11-23T01:00:00Z');
const catalogue: Catalogue = await loadCatalogue(catalogueDirectory);
const ranges = [...new Set(catalogue.ranges.values())];

/** The total of a selection as a page comes to it: from the rows of the pricing call. Null where there is none. */
function pageTotal(range: Range, selection: Selection): number | null {
  const request = toPricingRequest(range, selection);
  const priced = request && priceConfiguration(catalogue, request, now);
  if (!priced?.ok) return null;
  const configuration = { range, selection, rows: priced.rows };
  return selectedRow(configuration) ? totalCents(configuration) : null;
}

const fields: readonly ChoiceField[] = [
  'product_id',
  'cutting_id',
  'shape_id',
  'orientation_id',
  'size_id',
  'finishing_id',
  'adhesive_id',
  'material_id',
  'printed_side_id',
  'color_id',
  'addon_item_id',
  'premium_processing',
  'premium_processing_id',
  'install_ready',
  'quantity_index',
  'kinds',
];

/** A press of the page: an option by its list, or an item of a print feature. */
type Press = { field: ChoiceField; pick: number } | { feature: number };

function press(range: Range, selection: Selection, step: Press): Selection {
  if ('feature' in step) {
    const product = chosenProduct(range, selection);
    const choices = shownFeatures(range, selection).flatMap((feature) =>
      featureSides(feature, selection, product).flatMap((side) =>
        feature.items.map(({ id }) => ({ feature_id: feature.id, item_id: id, side })),
      ),
    );
    const choice = choices[step.feature % Math.max(choices.length, 1)];
    return choice ? { ...selection, print_features: toggleChoice(product, selection, choice) } : selection;
  }
  const choices = offeredOptions(range, selection).flatMap((option) =>
    option.kind === 'choices' && option.field === step.field && option.isShown
      ? option.choices.filter(({ disabled }) => !disabled)
      : [],
  );
  const choice = choices[step.pick % Math.max(choices.length, 1)];
  return choice ? chooseOption(range, selection, step.field, choice.id) : selection;
}

/** What can be typed: sizes and quantities of one's own, sets, counts. */
const typed = fc.record({
  size: fc.option(
    fc.record({ width: fc.integer({ min: 30, max: 120 }), height: fc.integer({ min: 30, max: 120 }) }),
  ),
  quantity: fc.option(fc.integer({ min: 50, max: 5000 })),
  sets: fc.option(fc.integer({ min: 11, max: 99 })),
  count: fc.integer({ min: 1, max: 30 }),
});

/** Any configuration with a price that presses and typing lead to. */
const anyPriced = fc
  .record({
    place: fc.nat(ranges.length - 1),
    page: fc.nat(60),
    presses: fc.array(
      fc.oneof(
        fc.record({ field: fc.constantFrom(...fields), pick: fc.nat(60) }),
        fc.record({ feature: fc.nat(60) }),
      ),
      { maxLength: 14 },
    ),
    typed,
  })
  .map(({ place, page, presses, typed: { size, quantity, sets, count } }) => {
    const range = ranges[place] as Range;
    const { url_slug = null } = range.products[page % range.products.length] ?? {};
    let selection = openingSelection(range, url_slug);
    for (const step of presses) selection = press(range, selection, step);
    if (selection.quantity_index < 0 || quantity)
      selection = { ...selection, quantity_index: -1, custom_quantity: String(quantity ?? 70) };
    if (selection.kinds === null || sets)
      selection = { ...selection, kinds: null, custom_kinds: String(sets ?? 12) };
    if (selection.cut_per_shape) selection = { ...selection, cut_per_shape: String(count) };
    if (selection.ea) selection = { ...selection, ea: String(count) };
    const sized = size
      ? { ...selection, size_id: null, width: String(size.width), height: String(size.height) }
      : selection;
    return { range, selection: selection.cutting_id === 9 ? selection : sized };
  })
  .filter(({ range, selection }) => pageTotal(range, selection) !== null);

const runs = { numRuns: 2000, seed: 20_261_122 };

describe('what a choice is said to change the price by', () => {
  test('is what the total then changes by, for two thousand configurations', () => {
    let told = 0;
    let unpriced = 0;
    fc.assert(
      fc.property(anyPriced, fc.nat(), fc.nat(), ({ range, selection }, place, featurePlace) => {
        const before = pageTotal(range, selection) ?? Number.NaN;
        const total = totalOf(catalogue, range, selection);
        expect(total).toBe(before);
        if (total === null) return;
        const { options, features } = optionPrices(catalogue, range, selection, total);
        // Of each configuration a few, of all of them every kind.
        for (const nth of [0, 1, 2, 3]) {
          const option = options[(place + nth) % options.length];
          if (!option) continue;
          const field = option.field as ChoiceField;
          const after = pageTotal(range, chooseOption(range, selection, field, option.id));
          expect([field, option.id, option.change === null ? null : toCents(option.change)]).toEqual([
            field,
            option.id,
            after === null ? null : after - before,
          ]);
          told++;
          if (after === null) unpriced++;
        }
        const feature = features[featurePlace % Math.max(features.length, 1)];
        if (!feature) return;
        const { change, ...choice } = feature;
        const print_features = toggleChoice(chosenProduct(range, selection), selection, choice);
        const after = pageTotal(range, { ...selection, print_features });
        expect([choice, change === null ? null : toCents(change)]).toEqual([
          choice,
          after === null ? null : after - before,
        ]);
        told++;
      }),
      runs,
    );
    expect(told).toBeGreaterThan(5000);
    expect(unpriced).toBeGreaterThan(50);
  });

  test('is said of every choice that can be made, but quantity, sets and what is typed', () => {
    for (const range of ranges)
      for (const { url_slug } of range.products) {
        const selection = openingSelection(range, url_slug);
        const total = totalOf(catalogue, range, selection);
        if (total === null) throw new Error(`${url_slug} opens without a price`);
        const { options, features } = optionPrices(catalogue, range, selection, total);
        const wanted = new Set(
          offeredOptions(range, selection).flatMap((option) =>
            option.kind === 'choices' && option.isShown && !['quantity_index', 'kinds'].includes(option.field)
              ? option.choices
                  .filter(({ id, disabled }) => !disabled && !(option.field === 'size_id' && id === null))
                  .map(({ id }) => `${option.field} ${id}`)
              : [],
          ),
        );
        expect(new Set(options.map(({ field, id }) => `${field} ${id}`))).toEqual(wanted);
        expect(options).toHaveLength(wanted.size);
        expect(features).toHaveLength(
          shownFeatures(range, selection).reduce(
            (count, feature) =>
              count +
              feature.items.length * featureSides(feature, selection, chosenProduct(range, selection)).length,
            0,
          ),
        );
        // What is chosen changes nothing.
        for (const { field, id, change } of options)
          if (field in selection && selection[field as keyof Selection] === id)
            expect([field, change]).toEqual([field, 0]);
      }
  });
});

describe('what makes a price', () => {
  test('adds up to the total to the cent, each part in words of its own, for two thousand configurations', () => {
    let reduced = 0;
    fc.assert(
      fc.property(anyPriced, ({ range, selection }) => {
        const request = toPricingRequest(range, selection);
        const rated = request && rateConfiguration(catalogue, request);
        if (!request || !rated?.ok) throw new Error('A priced selection is rated.');
        const quantity = Number(
          selection.quantity_index < 0
            ? selection.custom_quantity
            : chosenProduct(range, selection).attributes.quantities[selection.quantity_index],
        );
        const { total, orig_total, parts } = priceParts(rated, request, quantity);
        expect(toCents(total)).toBe(pageTotal(range, selection));
        expect(parts.reduce((sum, { amount }) => sum + toCents(amount), 0)).toBe(toCents(total));
        expect(new Set(parts.map(({ words }) => words)).size).toBe(parts.length);
        for (const { words, amount } of parts) {
          expect(words).toMatch(/^[A-Z0-9][\w ,.:%$&()'/-]{3,}$/);
          expect(words).not.toMatch(/undefined|null|NaN|\{/);
          expect(Number.isInteger(Math.round(amount * 1e6) / 1e4)).toBe(true);
          expect(amount).not.toBe(0);
        }
        if (orig_total > total) reduced++;
        expect(orig_total).toBeGreaterThanOrEqual(total);
      }),
      runs,
    );
    expect(reduced).toBeGreaterThan(5);
  });

  test('is told in the words of the trade', () => {
    const range = catalogue.ranges.get('premium-business-card') as Range;
    const opening = openingSelection(range, null);
    const selection: Selection = {
      ...chooseOption(range, chooseOption(range, opening, 'material_id', 2), 'printed_side_id', 2),
      quantity_index: 3,
      kinds: 3,
      print_features: [{ feature_id: 21, item_id: 101, side: 'front' }],
    };
    const request = toPricingRequest(range, selection);
    const rated = request && rateConfiguration(catalogue, request);
    if (!request || !rated?.ok) throw new Error('This card has a price.');
    const { parts } = priceParts(rated, request, 250);
    expect(parts.map(({ words }) => words.replace(/\$[\d.]+/, '$'))).toEqual([
      'Setting up',
      'Printing 250 cards',
      'Stock: Royal Extra White 400gsm',
      'Sides: Two Sides',
      'Foil Stamp: Gold (front)',
      '2 more sets at $ each',
    ]);
  });

  test.each<[number[], number, number[]]>([
    [[1.4, 1.4, 1.2], 4, [2, 1, 1]],
    [[0.5, 0.5], 1, [1, 0]],
    [[-0.3, 2.3], 2, [0, 2]],
    [[-1.5, 3.2, 0], 2, [-1, 3, 0]],
    [[100, 200], 300, [100, 200]],
    [[], 0, []],
  ])('gives the cents that %j lose to those that lose most', (amounts, whole, shares) => {
    // Signs of zero are no matter.
    expect(apportion(amounts, whole as never).map((share) => share + 0)).toEqual(shares);
  });
});
