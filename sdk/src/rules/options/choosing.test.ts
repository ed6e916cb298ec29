/** What holds for every choice of every product, whichever line it is of. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Range } from '../../contract/catalogue.js';
import { presetSets } from '../../contract/limits.js';
import { Selection } from '../../contract/selection.js';
import { features, sampleRange } from '../../testing/sample-range.js';
import { sampleStickers } from '../../testing/sample-stickers.js';
import { valuesOf } from '../../testing/values-of.js';
import { legalFeatures, toggleChoice } from '../features/print-features.js';
import { summaryText } from '../order/summary.js';
import { toPricingQuery } from '../prices/pricing-query.js';
import { toPricingRequest } from '../prices/pricing-request.js';
import { chosenProduct } from '../products/product.js';
import { type CountField, checkCount } from '../quantity/counts.js';
import { checkSelectedQuantity } from '../quantity/quantity.js';
import { quantityOf } from '../quantity/selected.js';
import { checkSelectedSets } from '../quantity/sets.js';
import { parseWhole } from '../quantity/whole-number.js';
import { parseSize } from '../size/size.js';
import { chooseOption } from './choose-option.js';
import { type OfferedChoices, offeredOptions } from './offered-options.js';
import { openingSelection } from './opening-selection.js';
import type { ChoiceField, OptionId } from './option-field.js';
import { applySelectionQuery, toSelectionQuery } from './selection-query.js';
import { settle } from './settle.js';

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

const idFields = [
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
  'premium_processing_id',
] as const;

/** Something a shopper does: picks one of the entries on show, asks for any id, presses a print feature, or types. */
type Step =
  | { does: 'picks'; list: number; entry: number }
  | { does: 'chooses'; field: ChoiceField; id: OptionId }
  | { does: 'presses'; feature: number; item: number; side: 'front' | 'back' | 'na' }
  | { does: 'types'; typed: Partial<Selection> };

/** The ids that stand anywhere in a range, and some that stand nowhere. */
function idsIn(range: Range): number[] {
  const found = [...JSON.stringify(range.products).matchAll(/"id":(\d+)/g)].map(([, id]) => Number(id));
  return [...new Set([...found, -1, 0, 1, 2, 3, 99])];
}

const stepsIn = (range: Range): fc.Arbitrary<Step> => {
  const id: fc.Arbitrary<OptionId> = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...idsIn(range)) },
    { weight: 1, arbitrary: fc.constantFrom<OptionId>(null, 'yes', 'no') },
  );
  const length = fc.oneof(
    fc.constantFrom('', '0', '1.2.3', '9000', '12,5', '50 mm', '1e3', 'abc', '090', ' 80', '50&a=b', '５０'),
    fc.integer({ min: 20, max: 300 }).map(String),
  );
  const whole = fc.oneof(
    fc.constantFrom('', '0', '12.5', '1,000', '1e3', '0100', '50', '3', '-5', '1234567', 'ten %'),
    fc.integer({ min: 1, max: 1200 }).map(String),
  );
  // The second list, the supply of a sticker, decides most about the others.
  const anyList = fc.oneof({ weight: 4, arbitrary: fc.nat(40) }, { weight: 1, arbitrary: fc.constant(1) });
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ does: fc.constant('picks' as const), list: anyList, entry: fc.nat(40) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ does: fc.constant('chooses' as const), field: fc.constantFrom(...fields), id }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constant('presses' as const),
        feature: fc.constantFrom(...Object.values(features).map((feature) => feature.id)),
        item: fc.nat(8),
        side: fc.constantFrom('front' as const, 'back' as const, 'na' as const),
      }),
    },
    {
      weight: 2,
      arbitrary: fc
        .oneof(
          length.map((width) => ({ size_id: null, width })),
          length.map((height) => ({ size_id: null, height })),
          whole.map((custom_quantity) => ({ quantity_index: -1, custom_quantity })),
          whole.map((custom_kinds) => ({ kinds: null, custom_kinds })),
          whole.map((cut_per_shape) => ({ cut_per_shape })),
          whole.map((ea) => ({ ea })),
        )
        .map((typed) => ({ does: 'types' as const, typed })),
    },
  );
};

const isList = (option: { kind: string }): option is OfferedChoices => option.kind === 'choices';

/** One of the entries that are on show, by some number for the list and one for the entry. */
function entryOf(range: Range, selection: Selection, at: { list: number; entry: number }) {
  const lists = offeredOptions(range, selection)
    .filter(isList)
    .filter(({ isShown }) => isShown);
  const list = lists[at.list % lists.length];
  const open = list?.choices.filter(({ disabled }) => !disabled) ?? [];
  const entry = open[at.entry % open.length];
  return list && entry && { list, id: entry.id };
}

function take(range: Range, selection: Selection, step: Step): Selection {
  if (step.does === 'picks') {
    const picked = entryOf(range, selection, step);
    return picked ? chooseOption(range, selection, picked.list.field, picked.id) : selection;
  }
  if (step.does === 'chooses') return chooseOption(range, selection, step.field, step.id);
  if (step.does === 'presses') {
    const choice = {
      feature_id: step.feature,
      item_id: step.feature * 10 + step.item,
      side: step.side,
    };
    return {
      ...selection,
      print_features: toggleChoice(chosenProduct(range, selection), selection, choice),
    };
  }
  // A roll has its size from the list, and a count stands only where it is asked for.
  const isTyped = offeredOptions(range, selection).some((option) =>
    option.kind === 'count'
      ? option.isShown && option.field in step.typed
      : option.kind === 'choices' && !option.isReadOnly && option.field in step.typed,
  );
  return isTyped ? { ...selection, ...step.typed } : selection;
}

const walked = (range: Range, steps: readonly Step[]): Selection =>
  steps.reduce((selection, step) => take(range, selection, step), openingSelection(range, null));

/** A selection in which what was left open, or typed out of range, is filled in. */
function completed(range: Range, selection: Selection): Selection {
  const isFine = (field: CountField) => checkCount(range, selection, field).status === 'ok';
  return {
    ...selection,
    ...(checkSelectedQuantity(range, selection).status !== 'ok' && { custom_quantity: '333' }),
    ...(checkSelectedSets(selection).status !== 'ok' && { custom_kinds: '12' }),
    ...(!isFine('cut_per_shape') && { cut_per_shape: '3' }),
    ...(!isFine('ea') && { ea: '6' }),
  };
}

describe.each([
  ['cards', sampleRange],
  ['stickers', sampleStickers],
])('%s:', (_name, range) => {
  const walk = fc.array(stepsIn(range), { maxLength: 25, size: 'max' });

  test('whatever is chosen and typed, all that is chosen is offered', () => {
    fc.assert(
      fc.property(walk, (steps) => {
        const selection = walked(range, steps);
        const lists = offeredOptions(range, selection).filter(isList);
        const open = (field: ChoiceField) =>
          lists
            .filter((list) => list.field === field)
            .flatMap(({ choices }) => choices.filter(({ disabled }) => !disabled).map(({ id }) => id));
        for (const field of [...idFields, 'install_ready', 'quantity_index', 'kinds'] as const)
          if (selection[field] !== null) expect(open(field), field).toContain(selection[field]);
        // What has to be chosen is chosen.
        for (const { key, isShown, choices, value } of lists)
          if (isShown)
            expect(
              choices.map(({ id }) => id),
              key,
            ).toContain(value);
        expect(legalFeatures(chosenProduct(range, selection), selection)).toEqual(selection.print_features);
      }),
      { numRuns: 500 },
    );
  });

  test('what is settled stays as it is', () => {
    fc.assert(
      fc.property(walk, (steps) => {
        const selection = walked(range, steps);
        expect(settle(range, selection)).toEqual(selection);
      }),
    );
  });

  test('whatever a selection says, settling it once is settling it twice', () => {
    const anyIds = fc.dictionary(fc.constantFrom(...idFields), fc.constantFrom(null, ...idsIn(range)));
    fc.assert(
      fc.property(
        valuesOf(Selection),
        fc.constantFrom(...range.products),
        anyIds,
        (anything, { id }, ids) => {
          const settled = settle(range, { ...anything, ...ids, product_id: id });
          expect(settle(range, settled)).toEqual(settled);
        },
      ),
    );
  });

  test('a choice that is not offered gives the same selection back, as the same object', () => {
    const anyId = fc.oneof(
      fc.constantFrom<OptionId>(null, 'yes', 'no', -1, 0, 1, 2),
      fc.constantFrom(...idsIn(range)),
    );
    fc.assert(
      fc.property(walk, fc.constantFrom(...fields), anyId, (steps, field, id) => {
        const selection = walked(range, steps);
        const lists = offeredOptions(range, selection)
          .filter(isList)
          .filter((list) => list.field === field && (list.isShown || field !== 'premium_processing'));
        const isOffered = lists.some(({ choices }) =>
          choices.some((choice) => choice.id === id && !choice.disabled),
        );
        // A coating is taken off by 'standard' in the panel, and by none in code.
        const isTakenOff =
          id === null && field === 'premium_processing_id' && lists.some(({ choices }) => choices.length);
        const after = chooseOption(range, selection, field, id);
        if (!isOffered && !isTakenOff) expect(after).toBe(selection);
      }),
      { numRuns: 500 },
    );
  });

  test('an offered choice is the one that is chosen then', () => {
    fc.assert(
      fc.property(walk, fc.nat(40), fc.nat(40), (steps, list, entry) => {
        const selection = walked(range, steps);
        const picked = entryOf(range, selection, { list, entry });
        if (!picked) return;
        const after = chooseOption(range, selection, picked.list.field, picked.id);
        const shown = offeredOptions(range, after).find(({ key }) => key === picked.list.key);
        expect(shown && isList(shown) && shown.value).toBe(picked.id);
      }),
    );
  });

  /** A selection with its numbers in one form, as an address has them. */
  const inOneForm = (selection: Selection): Selection => {
    const size = (text: string) => String(parseSize(text) || text);
    const whole = (text: string) => String(parseWhole(text) ?? text);
    const { width, height, cut_per_shape, ea } = selection;
    return {
      ...selection,
      width: size(width),
      height: size(height),
      cut_per_shape: whole(cut_per_shape),
      ea: whole(ea),
    };
  };

  test('whatever is chosen and typed, priced or half typed, has an address that opens that, numbers in one form', () => {
    fc.assert(
      fc.property(walk, fc.constantFrom(null, ...range.products), (steps, product) => {
        const selection = walked(range, steps);
        const query = toSelectionQuery(range, selection);
        // On whatever page of the item the address is opened.
        expect(applySelectionQuery(range, query, product?.url_slug)).toEqual(inOneForm(selection));
        expect(toSelectionQuery(range, applySelectionQuery(range, query))).toBe(query);
      }),
      { numRuns: 2000 },
    );
  });

  test('what has a price and is written in one way has the address that its prices are asked for with', () => {
    fc.assert(
      fc.property(walk, (steps) => {
        const typed = completed(range, walked(range, steps));
        const request = toPricingRequest(range, typed);
        if (!request) return;
        const query = toPricingQuery({ ...request, quantity: quantityOf(range, typed) });
        const selection = applySelectionQuery(range, query);
        expect(toSelectionQuery(range, selection)).toBe(query);
        expect(summaryText(range, selection)).toBe(summaryText(range, typed));
      }),
      { numRuns: 500 },
    );
  });

  test('sets from the list are those that are offered', () => {
    const opening = openingSelection(range, null);
    for (const id of [0, presetSets + 1, 1.5, Number.NaN, 'yes'] as const)
      expect(chooseOption(range, opening, 'kinds', id)).toBe(opening);
    expect(chooseOption(range, opening, 'kinds', presetSets).kinds).toBe(presetSets);
  });
});
