import { expect, test } from 'vitest';
import type { Cutting, Range } from '../../contract/catalogue.js';
import { premium, sampleRange } from '../../testing/sample-range.js';
import { openingSelection } from '../options/opening-selection.js';
import { toPricingRequest } from '../prices/pricing-request.js';

const cutting = (id: number, cuts: boolean, input_ea: boolean, disabled = false): Cutting => ({
  id,
  name: `Cutting ${id}`,
  shapes: [{ id: id * 10, name: 'Square', cuts }],
  special_processing: '0',
  input_ea,
  disabled,
});
const rangeOf = (...cuttings: Cutting[]): Range => ({
  ...sampleRange,
  item: { ...sampleRange.item, featured_category_id: 1 },
  products: [{ ...premium, attributes: { ...premium.attributes, cuttings } }],
});

test('a page opens with the first cutting that can be chosen, and with one cut and one sticker where asked for', () => {
  const range = rangeOf(cutting(1, false, false, true), cutting(2, true, true));
  const selection = openingSelection(range, null);
  expect(selection).toMatchObject({ cutting_id: 2, shape_id: 20, cut_per_shape: '4', ea: '12' });
  expect(toPricingRequest(range, selection)).toMatchObject({ cutting_id: 2, cut_per_shape: 4, ea: 12 });
});

test('only a roll has an orientation', () => {
  const orientations = [{ id: 53, name: 'Head first' }];
  const withOrientations = (range: Range): Range => ({
    ...range,
    products: range.products.map((product) => ({
      ...product,
      attributes: { ...product.attributes, orientations },
    })),
  });
  expect(openingSelection(withOrientations(rangeOf(cutting(9, false, false))), null).orientation_id).toBe(53);
  expect(
    openingSelection(withOrientations(rangeOf(cutting(1, false, false))), null).orientation_id,
  ).toBeNull();
});

test.each([
  ['', '1'],
  ['0', '1'],
  ['31', '1'],
  ['1', ''],
  ['1', '31'],
])('with "%s" cuts and "%s" stickers on a sheet no price is asked for', (cut_per_shape, ea) => {
  const range = rangeOf(cutting(2, true, true));
  expect(toPricingRequest(range, { ...openingSelection(range, null), cut_per_shape, ea })).toBeNull();
});

test('counts that are not asked for are left out, whatever was typed', () => {
  const range = rangeOf(cutting(2, false, false));
  const selection = { ...openingSelection(range, null), cut_per_shape: '99', ea: '' };
  expect(toPricingRequest(range, selection)).toMatchObject({ cut_per_shape: null, ea: null });
});
