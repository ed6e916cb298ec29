import type { Range, Selection } from '@kerf/sdk/contract';
import {
  applySelectionQuery,
  type ChoiceField,
  checkCount,
  checkSelectedQuantity,
  checkSelectedSize,
  chooseOption,
  chosenProduct,
  type OfferedChoices,
  type OptionId,
  offeredOptions,
  openingSelection,
  requestSummaryText,
  settle,
  submitStatus,
  summaryText,
  toPricingRequest,
  toSelectionQuery,
} from '@kerf/sdk/rules';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.js';
import { loadCatalogue } from './load-catalogue.js';
import { priceConfiguration } from './price-configuration.js';
import { catalogueDirectory } from './testing/test-catalogue.js';

const now = new Date('2026-11-23T01:00:00Z');
let catalogue: Catalogue;
let stickers: Range[];

beforeAll(async () => {
  catalogue = await loadCatalogue(catalogueDirectory);
  stickers = [...catalogue.ranges.values()].filter(({ item }) => item.featured_category_id === 1);
});

/** The choices of the walk, each before those that it resets. */
const walk: readonly ChoiceField[] = [
  'cutting_id',
  'shape_id',
  'orientation_id',
  'finishing_id',
  'adhesive_id',
  'material_id',
  'printed_side_id',
  'color_id',
  'addon_item_id',
  'premium_processing',
  'premium_processing_id',
  'install_ready',
];

const counts = ['cut_per_shape', 'ea'] as const;

/** What a state of the page comes to. */
type Outcome = 'priced' | 'quote' | 'explained';

const choicesOf = (range: Range, selection: Selection, field: ChoiceField): OfferedChoices[] =>
  offeredOptions(range, selection).filter(
    (option): option is OfferedChoices => option.kind === 'choices' && option.field === field,
  );

/** The entries of a field that can be chosen, add-ons together. */
function entriesOf(range: Range, selection: Selection, field: ChoiceField): OptionId[] {
  const options = choicesOf(range, selection, field).filter(({ isShown }) => isShown);
  return [
    ...new Set(
      options.flatMap(({ choices }) => choices.filter(({ disabled }) => !disabled).map(({ id }) => id)),
    ),
  ];
}

const chosenOf = (selection: Selection, field: ChoiceField): OptionId =>
  field === 'premium_processing' ? Number(selection.premium_processing_id !== null) : selection[field];

/** The counts that only the shopper can say, said. */
function answered(range: Range, selection: Selection): Selection {
  let next = selection;
  for (const field of counts)
    if (checkCount(range, next, field).status === 'empty') next = { ...next, [field]: '2' };
  return next;
}

const fault = (why: string, selection: Selection): never =>
  expect.fail(`${why}: ${JSON.stringify(selection)}`);

/** What a state comes to; fails the test when that is nothing, or when the button says otherwise. */
function outcomeOf(range: Range, selection: Selection): Outcome {
  const product = chosenProduct(range, selection);
  const request = toPricingRequest(range, selection);
  const priced = request && priceConfiguration(catalogue, request, now);
  if (priced && !priced.ok && (priced.kind !== 'refused' || !priced.message))
    fault(`The shop has no words: ${priced.code} ${priced.field} ${priced.message}`, selection);
  const pricing = priced ? (priced.ok ? 'ready' : 'failed') : 'idle';
  const button = submitStatus({ range, selection, pricing });
  const comesTo = (outcome: Outcome, expected: typeof button): Outcome =>
    button === expected ? outcome : fault(`${outcome}, and the button says ${button}`, selection);

  const quantity = checkSelectedQuantity(range, selection);
  const size = checkSelectedSize(range, selection);
  const isCountWrong = counts.some((field) => checkCount(range, selection, field).message);
  if (isCountWrong || quantity.status === 'empty') return comesTo('explained', 'disabled');
  if (size.message && button !== 'quote') {
    const helps = (field: ChoiceField) =>
      entriesOf(range, selection, field).some(
        (id) => checkSelectedSize(range, chooseOption(range, selection, field, id)).status === 'ok',
      );
    if (!helps('size_id') && !helps('orientation_id')) return fault('Stuck', selection);
    return comesTo('explained', 'disabled');
  }
  if (size.message || quantity.message || !priced?.ok) return comesTo('quote', 'quote');
  expect(priced.rows.length).toBeGreaterThanOrEqual(product.attributes.quantities.length);
  return comesTo('priced', 'add');
}

/** Calls back with every state that the choices from `depth` on lead to. */
function everyState(
  range: Range,
  selection: Selection,
  visit: (selection: Selection) => void,
  depth = 0,
): void {
  const field = walk[depth];
  if (!field) {
    visit(selection);
    return;
  }
  const entries = entriesOf(range, selection, field);
  if (!entries.length) everyState(range, selection, visit, depth + 1);
  for (const id of entries) {
    const next = chooseOption(range, selection, field, id);
    if (chosenOf(next, field) !== id) fault(`${field} ${id} is offered and can't be chosen`, selection);
    everyState(range, next, visit, depth + 1);
  }
}

describe('every path through the options of every sticker', () => {
  /*
   * Pages about different supplies list the same options of a product in another order, and none of what is offered
   * after a choice depends on that order: one page per product walks them all. The test after this one opens every
   * page, which is where the order matters.
   */
  it('has a price or a way to ask for one, whatever is combined', () => {
    const seen = new Set<number>();
    const count = { states: 0, priced: 0, quote: 0, explained: 0 };
    for (const range of stickers)
      for (const product of range.products) {
        if (seen.has(product.id)) continue;
        seen.add(product.id);
        const opening = openingSelection(range, product.url_slug);
        everyState(range, opening, (state) => {
          count.states++;
          count[outcomeOf(range, answered(range, state))]++;
        });
      }
    console.info(
      `walked ${count.states} states of ${seen.size} sticker products: ${count.priced} priced, ${count.quote} by quote, ${count.explained} explained`,
    );
    expect(seen.size).toBe(
      [...catalogue.products.values()].filter(({ featured_category_id }) => featured_category_id === 1)
        .length,
    );
    expect(count.quote).toBeGreaterThan(0);
    expect(count.explained).toBe(0);
    expect(count.priced + count.quote).toBe(count.states);
  });

  it('opens every page with a price, on the supply it is about and the product it names', () => {
    for (const range of stickers)
      for (const product of range.products) {
        const opening = openingSelection(range, product.url_slug);
        expect(opening).toMatchObject({
          product_id: product.id,
          cutting_id: product.attributes.cuttings[0]?.id,
        });
        expect(outcomeOf(range, opening), `${range.item.slug}/${product.url_slug}`).toBe('priced');
        // The panel finds nothing to correct in it.
        expect(settle(range, opening)).toEqual(opening);
      }
    expect(openingSelection(catalogue.ranges.get('roll') as Range, 'kraft-paper')).toMatchObject({
      cutting_id: 9,
      orientation_id: 53,
    });
  });

  it('has a price after any product is picked on any supply of another', () => {
    let count = 0;
    for (const range of stickers)
      for (const from of range.products)
        for (const { id, disabled } of from.attributes.cuttings) {
          if (disabled) continue;
          const before = chooseOption(range, openingSelection(range, from.url_slug), 'cutting_id', id);
          for (const { id: productId } of range.products) {
            const after = chooseOption(range, before, 'product_id', productId);
            count++;
            if (productId !== from.id && outcomeOf(range, answered(range, after)) !== 'priced')
              fault(`Product ${from.id} to ${productId}`, after);
          }
        }
    expect(count).toBeGreaterThan(1000);
  });

  it('makes a size, asks for a quotation, or names the nearest one', () => {
    const count = { priced: 0, quote: 0, explained: 0 };
    for (const range of stickers)
      for (const product of range.products)
        for (const cutting of entriesOf(range, openingSelection(range, product.url_slug), 'cutting_id')) {
          const start = chooseOption(range, openingSelection(range, product.url_slug), 'cutting_id', cutting);
          const turns = entriesOf(range, start, 'orientation_id');
          for (const size of entriesOf(range, start, 'size_id'))
            for (const turn of turns.length ? turns : [null]) {
              const sized = answered(range, chooseOption(range, start, 'size_id', size));
              const state = turn ? chooseOption(range, sized, 'orientation_id', turn) : sized;
              const outcome = outcomeOf(range, state);
              count[outcome]++;
              // A roll is not made to quotation: it is wound another way.
              if (cutting === 9 && outcome === 'quote') fault('A roll by quote', state);
            }
          if (cutting === 9 || cutting === 5 || cutting === 6) continue;
          const typed = (width: string, height: string) =>
            outcomeOf(range, answered(range, { ...start, size_id: null, width, height }));
          expect(typed('5', '5')).toBe('explained');
          expect(typed('', '50')).toBe('explained');
          expect(typed('9000', '150')).toBe('quote');
        }
    console.info(`sized ${JSON.stringify(count)}`);
    expect(count.explained).toBeGreaterThan(0);
  });

  it('never gets stuck on any walk, forth and back, and every priced state has an address and a summary', () => {
    const fields = [...walk, 'product_id', 'size_id', 'quantity_index', 'kinds'] as const;
    const step = fc.record({ field: fc.constantFrom(...fields), pick: fc.nat(40) });
    const texts = fc.constantFrom('', '0', '1', '7', '30', '31', '999999');
    fc.assert(
      fc.property(
        fc.nat(stickers.length - 1),
        fc.array(step, { minLength: 5, maxLength: 25 }),
        fc.record({ cut_per_shape: texts, ea: texts, custom_quantity: texts }),
        (index, steps, { custom_quantity, ...typed }) => {
          const range = stickers[index] as Range;
          let state = openingSelection(range, null);
          for (const { field, pick } of steps) {
            const entries = entriesOf(range, state, field);
            if (!entries.length) continue;
            state = chooseOption(range, state, field, entries[pick % entries.length] ?? null);
            expect(settle(range, state)).toEqual(state);
          }
          outcomeOf(range, settle(range, { ...state, ...typed, custom_quantity }));
          const whole = answered(range, { ...state, kinds: state.kinds ?? 2 });
          if (outcomeOf(range, whole) !== 'priced') return;
          const request = toPricingRequest(range, whole);
          const query = toSelectionQuery(range, whole);
          const reopened = applySelectionQuery(range, query);
          // A custom entry that names a listed one reopens as the listed one.
          expect(toPricingRequest(range, reopened)).toEqual(request);
          expect(summaryText(range, reopened)).toBe(summaryText(range, whole));
          expect(
            request && requestSummaryText(chosenProduct(range, whole), { ...request, quantity: null }),
          ).toBe(summaryText(range, { ...whole, quantity_index: -1, custom_quantity: '' }));
        },
      ),
      { numRuns: 400 },
    );
  });
});
