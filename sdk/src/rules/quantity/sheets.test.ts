import { expect, test } from 'vitest';
import type { Selection } from '../../contract/selection.js';
import { sampleStickers as range } from '../../testing/sample-stickers.js';
import { chooseOption } from '../options/choose-option.js';
import { offeredOptions } from '../options/offered-options.js';
import { openingSelection } from '../options/opening-selection.js';
import { shortSummaryText, summaryText } from '../order/summary.js';
import { requestSummaryText } from '../order/whole-summary.js';
import { toPricingRequest } from '../prices/pricing-request.js';
import { chosenProduct } from '../products/product.js';

const opening = openingSelection(range, null);
const sheet = chooseOption(range, opening, 'cutting_id', 3);
const noteOf = (selection: Selection) => {
  const option = offeredOptions(range, selection).find(({ field }) => field === 'quantity_index');
  if (option?.kind !== 'choices') throw new Error('There is no quantity to choose.');
  return option.note;
};

test.each<[Partial<Selection>, string]>([
  [{}, '100 sheets of 12: 1,200 stickers in all.'],
  [{ quantity_index: 2, ea: '30' }, '1,000 sheets of 30: 30,000 stickers in all.'],
  [{ quantity_index: -1, custom_quantity: '1' }, '1 sheet of 12: 12 stickers in all.'],
  [{ kinds: 3 }, '300 sheets of 12: 3,600 stickers in all.'],
  [{ kinds: null, custom_kinds: '12' }, '1,200 sheets of 12: 14,400 stickers in all.'],
  // Too little is known to count.
  [{ ea: '' }, ''],
  [{ ea: '31' }, ''],
  [{ kinds: null, custom_kinds: '' }, ''],
  [{ quantity_index: -1, custom_quantity: '' }, ''],
])('of sheets with %j, the quantity says "%s"', (change, note) => {
  expect(noteOf({ ...sheet, ...change })).toBe(note);
});

test('what does not come by the sheet is counted in pieces', () => {
  expect(noteOf(opening)).toBe('');
  expect(summaryText(range, opening)).toContain('/ Quantity: 100 /');
});

test('the summary of sheets says that its quantity is one of sheets', () => {
  expect(summaryText(range, sheet)).toContain('/ Stickers per sheet: 12 /');
  expect(summaryText(range, sheet)).toContain('/ Quantity: 100 sheets / Sets: 1');
  expect(shortSummaryText(range, sheet)).toMatch(/^100 sheets \/ /);
  expect(shortSummaryText(range, { ...sheet, kinds: 2 })).toMatch(/^2 sets of 100 sheets \/ /);
  const request = toPricingRequest(range, sheet);
  if (!request) throw new Error('The sheet has no request.');
  expect(requestSummaryText(chosenProduct(range, sheet), { ...request, quantity: 100 })).toBe(
    summaryText(range, sheet),
  );
});
