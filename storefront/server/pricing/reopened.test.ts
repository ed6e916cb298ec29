import {
  applySelectionQuery,
  parsePricingQuery,
  quantityOf,
  setsOf,
  toPricedQuery,
  toSelectionQuery,
} from '@kerf/sdk/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tries } from '../../tests/tries.js';
import { anyPriced, pageTotal } from './testing/any-priced.js';

const runs = tries(2000);

describe('a configuration with a price', () => {
  test('is opened again by its address, on whatever page of the item, at the same total', () => {
    fc.assert(
      fc.property(anyPriced, fc.nat(), ({ range, selection }, page) => {
        const { url_slug } = range.products[page % range.products.length] ?? {};
        const reopened = applySelectionQuery(range, toSelectionQuery(range, selection), url_slug);
        expect(reopened).toEqual(selection);
        expect(pageTotal(range, reopened)).toBe(pageTotal(range, selection));
      }),
      runs,
    );
  });

  test('is asked about in the words of the pricing call, however it was typed', () => {
    fc.assert(
      fc.property(anyPriced, ({ range, selection }) => {
        // A number of one's own that stands in the list too.
        const typed = {
          ...selection,
          quantity_index: -1,
          custom_quantity: String(quantityOf(range, selection)),
          kinds: null,
          custom_kinds: String(setsOf(selection)),
        };
        const query = toPricedQuery(range, typed) ?? '';
        expect(parsePricingQuery(query)).toMatchObject({ ok: true });
        expect(query).toBe(toPricedQuery(range, selection));
      }),
      runs,
    );
  });
});
