import { expect, it } from 'vitest';
import { formatQuantity } from './format-quantity.js';

it.each([
  [1, '1'],
  [50, '50'],
  [999, '999'],
  [1000, '1,000'],
  [12500, '12,500'],
  [1000000, '1,000,000'],
])('writes %i as %s', (quantity, text) => {
  expect(formatQuantity(quantity)).toBe(text);
});
