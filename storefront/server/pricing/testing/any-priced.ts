/** Configurations of the shop's own catalogue that a page of it leads to, and what the page says they cost. */
import type { Range, Selection } from '@kerf/sdk/contract';
import {
  chooseOption,
  chosenProduct,
  featureSides,
  offeredOptions,
  openingSelection,
  selectedRow,
  shownFeatures,
  toggleChoice,
  toPricingRequest,
  totalCents,
} from '@kerf/sdk/rules';
import fc from 'fast-check';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { loadCatalogue } from '../load-catalogue.js';
import { priceConfiguration } from '../price-configuration.js';
import { catalogueDirectory } from './test-catalogue.js';

const now = new Date('2026-11-23T01:00:00Z');
export const catalogue: Catalogue = await loadCatalogue(catalogueDirectory);
export const ranges: readonly Range[] = [...new Set(catalogue.ranges.values())];

/** The total of a selection as a page comes to it: from the rows of the pricing call. Null where there is none. */
export function pageTotal(range: Range, selection: Selection): number | null {
  const request = toPricingRequest(range, selection);
  const priced = request && priceConfiguration(catalogue, request, now);
  if (!priced?.ok) return null;
  const configuration = { range, selection, rows: priced.rows };
  return selectedRow(configuration) ? totalCents(configuration) : null;
}

/** A press of the page: an entry of one of the lists on show, or an item of a print feature. */
type Press = { list: number; pick: number } | { feature: number };

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
  const lists = offeredOptions(range, selection).flatMap((option) =>
    option.kind === 'choices' && option.isShown ? option : [],
  );
  const list = lists[step.list % Math.max(lists.length, 1)];
  const choices = list?.choices.filter(({ disabled }) => !disabled) ?? [];
  const choice = choices[step.pick % Math.max(choices.length, 1)];
  return list && choice ? chooseOption(range, selection, list.field, choice.id) : selection;
}

/** mm, with one decimal. */
const side = fc.integer({ min: 300, max: 1200 }).map((tenths) => tenths / 10);

/** What can be typed: sizes and quantities of one's own, sets, counts. */
const typed = fc.record({
  size: fc.option(fc.record({ width: side, height: side })),
  quantity: fc.option(fc.integer({ min: 50, max: 5000 })),
  sets: fc.option(fc.integer({ min: 11, max: 99 })),
  count: fc.integer({ min: 1, max: 30 }),
});

/** Any configuration with a price that presses and typing lead to. */
export const anyPriced = fc
  .record({
    place: fc.nat(ranges.length - 1),
    page: fc.nat(60),
    presses: fc.array(
      fc.oneof(fc.record({ list: fc.nat(60), pick: fc.nat(60) }), fc.record({ feature: fc.nat(60) })),
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
