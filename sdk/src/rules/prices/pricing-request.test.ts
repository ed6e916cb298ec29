import { expect, test } from 'vitest';
import { sampleRange } from '../../testing/sample-range.js';
import { openingSelection } from '../options/opening-selection.js';
import { toPricingRequest } from './pricing-request.js';

const opening = openingSelection(sampleRange, null);

test('a custom quantity out of range asks for the listed ones alone', () => {
  const custom = (custom_quantity: string) =>
    toPricingRequest(sampleRange, { ...opening, quantity_index: -1, custom_quantity })?.quantity;
  expect([custom('333'), custom('49'), custom('501'), custom('')]).toEqual([333, null, null, null]);
});

test('a size that can not be made asks for no price', () => {
  for (const width of ['', '9', '900'])
    expect(toPricingRequest(sampleRange, { ...opening, width })).toBeNull();
});

test('no set at all is priced as one', () => {
  expect(toPricingRequest(sampleRange, { ...opening, kinds: null, custom_kinds: '' })?.kinds).toBe(1);
  expect(toPricingRequest(sampleRange, { ...opening, kinds: null, custom_kinds: '12' })?.kinds).toBe(12);
});
