import type { Range, Selection } from '@kerf/sdk/contract';
import {
  type ChoiceField,
  chooseOption,
  chosenProduct,
  featureSides,
  offeredOptions,
  openingSelection,
  shownFeatures,
  toCents,
  toggleChoice,
  toPricingRequest,
} from '@kerf/sdk/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tries } from '../../tests/tries.js';
import { optionPrices, totalOf } from './option-prices.js';
import { apportion, priceParts } from './price-parts.js';
import { rateConfiguration } from './rate-configuration.js';
import { anyPriced, catalogue, pageTotal, ranges } from './testing/any-priced.js';

const runs = tries(2000);

describe('what a choice is said to change the price by', () => {
  test('is what the total then changes by, whatever is chosen', () => {
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
    expect(told).toBeGreaterThan(2.5 * runs.numRuns);
    expect(unpriced).toBeGreaterThan(runs.numRuns / 40);
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
  test('adds up to the total to the cent, each part in words of its own', () => {
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
    expect(reduced).toBeGreaterThan(runs.numRuns / 400);
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
