import { expect, test } from 'vitest';
import { sampleRange } from '../testing/sample-range.js';
import { businessDays, etaText } from './eta.js';
import { formatShippingDate } from './format-date.js';
import { shippingFee, shippingLine } from './free-shipping.js';
import { gridColumns } from './grid-columns.js';
import { openingSelection } from './opening-selection.js';
import { toPricingRequest } from './pricing-request.js';
import { productName } from './product-name.js';
import { savingsPercent } from './savings.js';
import { requestSummaryText, summaryParts, summaryText } from './summary.js';

test('the grid has 2 columns for 2 or 4 items, 3 for other numbers above 2, else 1', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(gridColumns)).toEqual([1, 1, 2, 3, 2, 3, 3, 3]);
});

test('shipping is free from a total of 100 dollars on', () => {
  expect([shippingLine(9999), shippingLine(10000)]).toEqual(['Fast Shipping', 'Free Shipping']);
  expect([shippingFee(9999, 990), shippingFee(10000, 990)]).toEqual([990, 0]);
});

test('savings are whole percents of the first unit price, and never below none', () => {
  const first = { quantity: 50, price: 17 };
  expect(savingsPercent(first, first)).toBe(0);
  expect(savingsPercent({ quantity: 100, price: 17 }, first)).toBe(50);
  expect(savingsPercent({ quantity: 100, price: 25.5 }, first)).toBe(25);
  expect(savingsPercent({ quantity: 100, price: 33.9 }, first)).toBe(0);
  expect(savingsPercent({ quantity: 100, price: 40 }, first)).toBe(0);
});

test.each([
  [4, 5, '5-9 business days'],
  [4, 1, '5 business days'],
  [4, 0, '5 business days'],
  [0, 1, '1 business day'],
])('%d days of printing and %d of shipping arrive in %s', (printing_days, shipping_days, text) => {
  expect(etaText({ printing_days, shipping_days })).toBe(text);
});

test('business days count printing and shipping', () => {
  expect(businessDays({ printing_days: 4, shipping_days: 5 })).toBe(9);
});

test('a shipping date reads the same in every time zone', () => {
  expect(formatShippingDate('2026-12-04')).toBe('Fri 4 Dec 2026');
  expect(formatShippingDate('soon')).toBe('');
});

test('names of stickers end in Stickers, once', () => {
  expect(productName({ id: 13, name: 'Hologram' })).toBe('Hologram Stickers');
  expect(productName({ id: 6, name: 'Bumper Stickers' })).toBe('Bumper Stickers');
  expect(productName({ id: 16, name: 'Standard Business Card' })).toBe('Standard Business Card');
});

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
  expect(summaryParts(sampleRange, selection)).toEqual([
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

test('what is not chosen yet is left out of the summary', () => {
  const selection = { ...opening, width: '', quantity_index: -1, kinds: null, print_features: [] };
  expect(summaryText(sampleRange, selection)).toBe('Premium Business Card / Extra White 400gsm / Both sides');
});

test('a product that is named as its material is named once', () => {
  const [first, ...others] = sampleRange.products;
  if (!first) throw new Error('The range has no product.');
  const range = { ...sampleRange, products: [{ ...first, name: 'Extra White 400gsm' }, ...others] };
  expect(summaryParts(range, opening).slice(0, 2)).toEqual(['Extra White 400gsm', '90 x 55 mm']);
});

test('the summary of a line reads as that of its configuration', () => {
  const request = toPricingRequest(sampleRange, opening);
  const [product] = sampleRange.products;
  if (!request || !product) throw new Error('The opening selection has no request.');
  expect(requestSummaryText(product, { ...request, quantity: 100 })).toBe(summaryText(sampleRange, opening));
});

test('a custom quantity out of range asks for the listed ones alone', () => {
  const custom = (custom_quantity: string) =>
    toPricingRequest(sampleRange, { ...opening, quantity_index: -1, custom_quantity })?.quantity;
  expect([custom('333'), custom('49'), custom('501'), custom('')]).toEqual([333, null, null, null]);
});

test('a size that can not be made asks for no price', () => {
  for (const width of ['', '9', '900'])
    expect(toPricingRequest(sampleRange, { ...opening, width })).toBeNull();
});
