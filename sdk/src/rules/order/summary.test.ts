import { expect, test } from 'vitest';
import { sampleRange } from '../../testing/sample-range.js';
import { openingSelection } from '../options/opening-selection.js';
import { toPricingRequest } from '../prices/pricing-request.js';
import { shortSummaryText, summaryText } from './summary.js';
import { requestSummaryText, wholeSummaryParts, wholeSummaryText } from './whole-summary.js';

const opening = openingSelection(sampleRange, null);

test('the summary names every choice in order', () => {
  const selection = {
    ...opening,
    print_features: [
      ...opening.print_features,
      { feature_id: 22, item_id: 220, side: 'back' as const },
      { feature_id: 24, item_id: 241, side: 'na' as const },
      { feature_id: 23, item_id: 230, side: 'na' as const },
    ],
  };
  expect(wholeSummaryParts(sampleRange, selection)).toEqual([
    'Premium Business Card',
    'Extra White 400gsm',
    '90 x 55 mm',
    'Both sides',
    'Foil Stamp: Gold (front)',
    'Emboss (back)',
    'Punch Hole 5mm',
    'Quantity: 100',
    'Sets: 1',
  ]);
});

test('the summary names features as the tabs have them, in whatever order they were pressed', () => {
  const pressed = [
    { feature_id: 24, item_id: 241, side: 'na' as const },
    { feature_id: 21, item_id: 211, side: 'back' as const },
    { feature_id: 26, item_id: 261, side: 'na' as const },
    { feature_id: 21, item_id: 212, side: 'front' as const },
    { feature_id: 21, item_id: 210, side: 'front' as const },
    { feature_id: 23, item_id: 231, side: 'na' as const },
  ];
  const words = [pressed, [...pressed].reverse()].map((print_features) =>
    wholeSummaryParts(sampleRange, { ...opening, print_features }).slice(4, -2),
  );
  expect(words[0]).toEqual([
    'Foil Stamp: Gold (front)',
    'Foil Stamp: Copper (front)',
    'Foil Stamp: Silver (back)',
    'Die Cut: Rounded Corners 3mm',
    'Punch Hole 5mm',
    'Fold: Half Fold',
  ]);
  expect(words[1]).toEqual(words[0]);
});

test('in short, how many, size, sides and work stand before what a line may have no room for', () => {
  expect(shortSummaryText(sampleRange, opening)).toMatch(
    /^100 \/ 90 x 55 mm \/ Both sides \/ .+ \/ Extra White 400gsm \/ Premium Business Card$/,
  );
  expect(shortSummaryText(sampleRange, { ...opening, kinds: 3, width: '', print_features: [] })).toBe(
    '3 sets of 100 / Both sides / Extra White 400gsm / Premium Business Card',
  );
});

test('what is not chosen yet is left out of the summary', () => {
  const selection = { ...opening, width: '', quantity_index: -1, kinds: null, print_features: [] };
  expect(summaryText(sampleRange, selection)).toBe('Premium Business Card / Extra White 400gsm / Both sides');
});

test('a product that is named as its material is named once', () => {
  const [first, ...others] = sampleRange.products;
  if (!first) throw new Error('The range has no product.');
  const range = { ...sampleRange, products: [{ ...first, name: 'Extra White 400gsm' }, ...others] };
  expect(wholeSummaryParts(range, opening).slice(0, 2)).toEqual(['Extra White 400gsm', '90 x 55 mm']);
});

test('the summary of a line reads as that of its configuration', () => {
  const request = toPricingRequest(sampleRange, opening);
  const [product] = sampleRange.products;
  if (!request || !product) throw new Error('The opening selection has no request.');
  expect(requestSummaryText(product, { ...request, quantity: 100 })).toBe(summaryText(sampleRange, opening));
});

test('designed letters are named in full where nobody sees them, with a height that their font gives them', () => {
  const lettering = { text: 'Open\nlate', font: 'Pacifico', align: 'right' as const };
  const designed = { ...opening, size_id: null, width: '400', height: '', lettering };
  const parts = (changed: object) => wholeSummaryParts(sampleRange, { ...designed, ...changed });
  const words = '“Open | late” in Pacifico, aligned right';
  expect(parts({}).slice(2)).toEqual([
    '400 mm wide, automatic height',
    'Both sides',
    'Foil Stamp: Gold (front)',
    'Quantity: 100',
    'Sets: 1',
    words,
  ]);
  expect(parts({ height: '29.9' })[2]).toBe('400 mm wide, automatic height');
  expect(parts({ height: '30' })[2]).toBe('400 x 30 mm');
  expect(parts({ width: '' })[2]).toBe('Both sides');
  // A panel has the letters beside it.
  expect(summaryText(sampleRange, designed)).not.toContain('Pacifico');
  expect(wholeSummaryText(sampleRange, designed)).toBe(parts({}).join(' / '));
  expect(parts({ lettering: { ...lettering, text: 'Open' } }).at(-1)).toBe('“Open” in Pacifico');
});

test('letters that are ordered have the height that their font gave them, asked for they have not', () => {
  const [product] = sampleRange.products;
  const request = toPricingRequest(sampleRange, opening);
  if (!request || !product) throw new Error('The opening selection has no request.');
  const lettering = { text: 'Open', font: 'Pacifico', align: 'left' as const };
  const words = (height: number) =>
    requestSummaryText(product, { ...request, width: 120, height, auto_height: true, lettering });
  expect(words(22.4)).toContain('120 x 22.4 mm');
  expect(words(0)).toContain('120 mm wide, automatic height');
});
