import { expect, test } from 'vitest';
import { premium, sampleRange, standard } from '../../testing/sample-range.js';
import { chosenProduct, productName } from './product.js';

test('names of stickers end in Stickers, once', () => {
  expect(productName({ id: 13, name: 'Hologram' })).toBe('Hologram Stickers');
  expect(productName({ id: 15, name: 'Clear' })).toBe('Clear Stickers');
  expect(productName({ id: 6, name: 'Bumper Stickers' })).toBe('Bumper Stickers');
  expect(productName({ id: 16, name: 'Standard Business Card' })).toBe('Standard Business Card');
});

test('a selection is of its product, and of the first where the range does not have that', () => {
  expect(chosenProduct(sampleRange, { product_id: 16 })).toBe(standard);
  expect(chosenProduct(sampleRange, { product_id: 99 })).toBe(premium);
});
