/** Which product a selection is of, and what it is called. */
import type { Product, Range } from '../../contract/catalogue.js';

/** The product a selection is of. A range always has one; an unknown id falls back to the first. */
export const chosenProduct = (range: Range, selection: { product_id: number }): Product =>
  (range.products.find(({ id }) => id === selection.product_id) ?? range.products[0]) as Product;

/** Ids below this are stickers, whose stored names are short. */
const firstCardId = 16;

/** A product's name as people read it: stickers get 'Stickers' appended, once. */
export const productName = ({ id, name }: { id: number; name: string }): string =>
  id < firstCardId && !name.endsWith('Stickers') ? `${name} Stickers` : name;
