import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Selection } from '../../contract/selection.js';
import { sampleRange } from '../../testing/sample-range.js';
import { openingSelection } from './opening-selection.js';
import { applySelectionQuery, toSelectionQuery } from './selection-query.js';

const opening = openingSelection(sampleRange, null);
const changed: Selection = {
  ...opening,
  material_id: 1,
  size_id: null,
  width: '80',
  height: '50.5',
  quantity_index: -1,
  custom_quantity: '333',
  kinds: null,
  custom_kinds: '12',
  print_features: [
    { feature_id: 21, item_id: 211, side: 'back' },
    { feature_id: 24, item_id: 241, side: 'na' },
    { feature_id: 25, item_id: 250, side: 'na' },
  ],
};

describe('an address of a configuration', () => {
  test.each([
    ['opening', opening],
    ['changed', changed],
    ['other product', openingSelection(sampleRange, 'standard-business-card')],
    ['without features', { ...opening, print_features: [] }],
    ['listed quantity', { ...opening, quantity_index: 3, kinds: 7 }],
  ])('reopens the %s selection', (_name, selection) => {
    expect(applySelectionQuery(sampleRange, toSelectionQuery(sampleRange, selection))).toEqual(selection);
  });

  test('is empty while the size can not be made', () => {
    expect(toSelectionQuery(sampleRange, { ...opening, width: '' })).toBe('');
  });

  test('without a query opens as the page does', () => {
    expect(applySelectionQuery(sampleRange, '')).toEqual(opening);
    expect(applySelectionQuery(sampleRange, '?utm_source=mail', 'standard-business-card')).toEqual(
      openingSelection(sampleRange, 'standard-business-card'),
    );
  });

  test.each([
    'product_id=99&material_id=99&width=x&quantity=-1&kinds=0',
    'material_id=constructor&quantity=1e9&kinds=999',
    'quantity=0&width=90&height=',
  ])('falls back from what the range does not have: %s', (query) => {
    expect({ ...applySelectionQuery(sampleRange, query), print_features: [] }).toEqual({
      ...opening,
      print_features: [],
    });
  });

  test('takes only features that can stand together', () => {
    const query =
      'product_id=17&printed_side_id=1&print_features[]=21:210:front&print_features[]=21:211:back&print_features[]=25:250:na&print_features[]=nonsense';
    expect(applySelectionQuery(sampleRange, query).print_features).toEqual([
      { feature_id: 21, item_id: 210, side: 'front' },
    ]);
  });

  test('never throws, whatever it says', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(applySelectionQuery(sampleRange, query).product_id).toBe(17);
      }),
    );
  });
});
