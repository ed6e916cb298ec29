import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { premium, sampleRange, standard } from '../../testing/sample-range.js';
import { legalFeatures } from '../features/print-features.js';
import { quantityOf } from '../quantity/selected.js';
import { checkSize } from '../size/size.js';
import { chooseOption } from './choose-option.js';
import { offeredMaterials } from './offered-lists.js';
import { openingProduct, openingSelection } from './opening-selection.js';

const opening = openingSelection(sampleRange, null);
const gold = { feature_id: 21, item_id: 210, side: 'front' } as const;
const silverBack = { feature_id: 21, item_id: 211, side: 'back' } as const;

describe('opening', () => {
  test('a page opens with the featured configuration, without its "none" choices', () => {
    expect(opening).toMatchObject({
      product_id: 17,
      material_id: 2,
      printed_side_id: 2,
      size_id: 1,
      width: '90',
      height: '55',
      quantity_index: 1,
      kinds: 1,
      print_features: [gold],
    });
  });

  test('a page of another product opens with the first of its options', () => {
    expect(openingSelection(sampleRange, 'standard-business-card')).toMatchObject({
      product_id: 16,
      material_id: 1,
      printed_side_id: 1,
      size_id: 7,
      width: '90',
      height: '55',
      quantity_index: 0,
      print_features: [],
    });
  });

  test('an unknown product opens the featured one, and no featured one the first', () => {
    expect(openingProduct(sampleRange, 'nothing')).toBe(premium);
    const featured_price = { ...sampleRange.featured_price, product_id: 99 };
    expect(openingProduct({ ...sampleRange, products: [standard, premium], featured_price }, null)).toBe(
      standard,
    );
  });

  test('a featured size that is no preset is a custom one', () => {
    const featured_price = { ...sampleRange.featured_price, width: 80, height: 50 };
    expect(openingSelection({ ...sampleRange, featured_price }, null)).toMatchObject({
      size_id: null,
      width: '80',
      height: '50',
    });
  });

  test('an item about one stock offers and opens with that stock alone', () => {
    const range = { ...sampleRange, item: { ...sampleRange.item, material: 1 } };
    expect(offeredMaterials(range, 17).map(({ id }) => id)).toEqual([1]);
    expect(openingSelection(range, null).material_id).toBe(1);
    expect(chooseOption(range, openingSelection(range, null), 'material_id', 2).material_id).toBe(1);
  });
});

describe('changing', () => {
  test('another product keeps size, sides, quantity and sets that it has too, and drops the rest', () => {
    const before = { ...opening, material_id: 1, quantity_index: 3, kinds: 4 };
    expect(chooseOption(sampleRange, before, 'product_id', 16)).toMatchObject({
      product_id: 16,
      material_id: 1,
      printed_side_id: 2,
      size_id: 7,
      width: '90',
      quantity_index: 1,
      kinds: 4,
      print_features: [],
    });
  });

  test('a listed quantity the other product does not list gives way to its opening one', () => {
    const next = chooseOption(sampleRange, { ...opening, quantity_index: 2 }, 'product_id', 16);
    expect(quantityOf(sampleRange, next)).toBe(100);
  });

  test('a custom quantity and a custom size stay as typed, whether the product is made in it or not', () => {
    const typed = {
      ...opening,
      size_id: null,
      width: '80',
      height: '50.5',
      quantity_index: -1,
      custom_quantity: '333',
    };
    expect(chooseOption(sampleRange, typed, 'product_id', 16)).toMatchObject({
      size_id: null,
      width: '80',
      height: '50.5',
      quantity_index: -1,
      custom_quantity: '333',
    });
    expect(chooseOption(sampleRange, { ...typed, width: '8' }, 'product_id', 16)).toMatchObject({
      size_id: null,
      width: '8',
    });
  });

  test('an unknown id changes nothing', () => {
    expect(chooseOption(sampleRange, opening, 'product_id', 99)).toBe(opening);
    expect(chooseOption(sampleRange, opening, 'material_id', 99)).toBe(opening);
    expect(chooseOption(sampleRange, opening, 'printed_side_id', 99)).toBe(opening);
    expect(chooseOption(sampleRange, opening, 'size_id', 99)).toBe(opening);
  });

  test('printing the front alone clears what was chosen for the back', () => {
    const both = { ...opening, print_features: [gold, silverBack] };
    expect(chooseOption(sampleRange, both, 'printed_side_id', 1).print_features).toEqual([gold]);
    expect(chooseOption(sampleRange, both, 'printed_side_id', 2).print_features).toEqual([gold, silverBack]);
  });

  test('a preset size fills in width and height, a custom one starts from there', () => {
    const square = chooseOption(sampleRange, opening, 'size_id', 2);
    expect(square).toMatchObject({ size_id: 2, width: '55', height: '55' });
    expect(chooseOption(sampleRange, square, 'size_id', null)).toMatchObject({
      size_id: null,
      width: '55',
      height: '55',
    });
  });

  test('after any walk through the options the selection is one that can be made', () => {
    const step = fc.constantFrom('product', 'material', 'side', 'size');
    fc.assert(
      fc.property(fc.array(fc.tuple(step, fc.constantFrom(1, 2, 7, 16, 17)), { maxLength: 20 }), (steps) => {
        const walked = steps.reduce((selection, [kind, id]) => {
          if (kind === 'product') return chooseOption(sampleRange, selection, 'product_id', id);
          if (kind === 'material') return chooseOption(sampleRange, selection, 'material_id', id);
          if (kind === 'side') return chooseOption(sampleRange, selection, 'printed_side_id', id);
          return chooseOption(sampleRange, selection, 'size_id', id);
        }, opening);
        const product = sampleRange.products.find(({ id }) => id === walked.product_id);
        if (!product) throw new Error('The product is not of the range.');
        expect(product.attributes.materials.some(({ id }) => id === walked.material_id)).toBe(true);
        expect(checkSize(walked, product).status).toBe('ok');
        expect(quantityOf(sampleRange, walked)).not.toBeNull();
        expect(legalFeatures(product, walked)).toEqual(walked.print_features);
      }),
    );
  });
});
