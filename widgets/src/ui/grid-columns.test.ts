import { expect, test } from 'vitest';
import { gridColumns } from './grid-columns.js';

test('the grid has 2 columns for 2 or 4 items, 3 for other numbers above 2, else 1', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(gridColumns)).toEqual([1, 1, 2, 3, 2, 3, 3, 3]);
});
