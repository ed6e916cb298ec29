/** Stickers in the rules that cards have too: the button, the summary, the address. */
import { describe, expect, test } from 'vitest';
import type { Selection } from '../../contract/selection.js';
import { sampleRows } from '../../testing/sample-rows.js';
import { sampleStickers as range } from '../../testing/sample-stickers.js';
import { toOrderPayload } from '../order/order-payload.js';
import { canSubmit, submitStatus } from '../order/submit-status.js';
import { summaryText } from '../order/summary.js';
import { requestSummaryText } from '../order/whole-summary.js';
import { toPricingRequest } from '../prices/pricing-request.js';
import { chosenProduct } from '../products/product.js';
import { chooseOption } from './choose-option.js';
import { openingSelection } from './opening-selection.js';
import type { ChoiceField, OptionId } from './option-field.js';
import { applySelectionQuery, toSelectionQuery } from './selection-query.js';

const after = (...choices: [ChoiceField, OptionId][]): Selection =>
  choices.reduce(
    (selection, [field, id]) => chooseOption(range, selection, field, id),
    openingSelection(range, null),
  );
const opening = after();
const roll = after(['cutting_id', 9]);
const special = { ...after(['cutting_id', 4], ['premium_processing', 1]), cut_per_shape: '3' };
const sheet = { ...after(['cutting_id', 3], ['addon_item_id', 62]), ea: '12' };
const lettering = after(['product_id', 9], ['install_ready', 'yes']);

describe('the button under a sticker', () => {
  test.each<[string, Selection, 'idle' | 'ready' | 'failed', string, boolean]>([
    ['with a price', opening, 'ready', 'add', true],
    ['without the number of cuts', { ...special, cut_per_shape: '' }, 'idle', 'disabled', false],
    ['with too many cuts', { ...special, cut_per_shape: '31' }, 'idle', 'disabled', false],
    ['with the number of cuts', special, 'ready', 'add', true],
    ['without the stickers per sheet', { ...sheet, ea: '' }, 'idle', 'disabled', false],
    ['made to quotation alone', after(['cutting_id', 5]), 'failed', 'quote', true],
    ['too large', { ...opening, size_id: null, width: '900' }, 'failed', 'quote', true],
    ['too small', { ...opening, size_id: null, width: '9' }, 'failed', 'disabled', false],
    ['too large for its roll', { ...roll, width: '200', height: '200' }, 'failed', 'disabled', false],
    ['whose pricing failed', opening, 'failed', 'disabled', false],
  ])('%s', (_title, selection, pricing, status, pressable) => {
    const rows = pricing === 'ready' ? sampleRows([50, 100, 1000]) : [];
    const configuration = { range, selection, pricing, rows, typing: [], submitting: false };
    expect(submitStatus(configuration)).toBe(status);
    expect(canSubmit(configuration)).toBe(pressable);
  });
});

const everyKind: [string, Selection, string][] = [
  [
    'die cut',
    opening,
    'Vinyl Stickers / Die Cut / Square / Uncoated / Permanent / Gloss Art / Full Colour / 50 x 50 mm / One Side / Quantity: 100 / Sets: 1',
  ],
  [
    'a roll',
    roll,
    'Vinyl Stickers / Roll / Circle / Head First / Gloss Laminate / Permanent / Gloss Art / Full Colour / 50 x 50 mm / One Side / Quantity: 100 / Sets: 1',
  ],
  [
    'a roll that a dispenser comes with',
    { ...roll, quantity_index: 2 },
    'Vinyl Stickers / Roll / Circle / Head First / Gloss Laminate / Permanent / Gloss Art / Full Colour / 50 x 50 mm / One Side / Quantity: 1000 / Sets: 1 / Free roll dispenser',
  ],
  [
    'several pieces with a coating',
    special,
    'Vinyl Stickers / Special Shape / Multiple Pieces / Cuts: 3 / Matte Laminate / Permanent / Gloss Art / Full Colour / 50 x 50 mm / One Side / Gloss Spot / Quantity: 100 / Sets: 1',
  ],
  [
    'a sheet with an add-on',
    sheet,
    'Vinyl Stickers / Sheet / One Shape, Repeated / Stickers per sheet: 12 / Matte Laminate / Removable / Gloss Art / Full Colour / 105 x 148 mm / One Side / Bagged / Quantity: 100 sheets / Sets: 1',
  ],
  [
    'lettering that is ready to install',
    lettering,
    'Lettering Stickers / Die Cut / Square / Uncoated / Permanent / Gloss Art / Full Colour / 50 x 50 mm / One Side / Install ready / Quantity: 100 / Sets: 1',
  ],
];

describe.each(everyKind)('%s', (_title, selection, summary) => {
  const request = toPricingRequest(range, selection);

  test('is summed up in words, as chosen and as ordered', () => {
    expect(summaryText(range, selection)).toBe(summary);
    const ordered = toOrderPayload({ range, selection, rows: sampleRows([50, 100, 1000]) })?.configuration;
    expect(ordered && requestSummaryText(chosenProduct(range, selection), ordered)).toBe(summary);
  });

  test('has an address that reopens it', () => {
    expect(applySelectionQuery(range, toSelectionQuery(range, selection))).toEqual(selection);
  });

  test('asks for its price by the names of its fields', () => {
    expect(request).toMatchObject({
      product_id: selection.product_id,
      cutting_id: selection.cutting_id,
      shape_id: selection.shape_id,
      orientation_id: selection.orientation_id,
      finishing_id: selection.finishing_id,
      adhesive_id: selection.adhesive_id,
      color_id: selection.color_id,
      addon_item_id: selection.addon_item_id,
      premium_processing_id: selection.premium_processing_id,
      install_ready: selection.install_ready,
      cut_per_shape: Number(selection.cut_per_shape) || null,
      ea: Number(selection.ea) || null,
    });
  });
});

describe('an address', () => {
  test.each([
    ['a supply it does not have', 'cutting_id=2&shape_id=1'],
    ['a winding of what is no roll', 'orientation_id=54'],
    ['an adhesive that does not go with the rest', 'adhesive_id=9&finishing_id=constructor'],
    ['words where ids belong', 'cutting_id=roll&install_ready=maybe&ea=x&cut_per_shape=-1'],
    ['counts that nobody asked for', 'ea=5&cut_per_shape=5'],
  ])('with %s opens as the page does', (_title, query) => {
    expect(applySelectionQuery(range, `product_id=3&${query}`)).toEqual(opening);
  });

  test('with a size that is not in the list of its roll opens the first that is', () => {
    expect(applySelectionQuery(range, 'cutting_id=9&width=61&height=62')).toMatchObject({
      cutting_id: 9,
      size_id: 21,
      width: '50',
    });
  });

  test('with a count that is too large shows it, with its message', () => {
    expect(applySelectionQuery(range, 'cutting_id=4&cut_per_shape=99')).toMatchObject({
      cut_per_shape: '99',
    });
  });
});
