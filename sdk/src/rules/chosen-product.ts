import type { Product, Range } from '../contract/catalogue.js';

/** The product a selection is of. A range always has one; an unknown id falls back to the first. */
export const chosenProduct = (range: Range, selection: { product_id: number }): Product =>
  (range.products.find(({ id }) => id === selection.product_id) ?? range.products[0]) as Product;
