import type { Named, Range } from '../contract/catalogue.js';
import { chosenProduct } from './chosen-product.js';

/** Materials a product can be ordered on here: an item about one stock offers no other. */
export function offeredMaterials(range: Range, productId: number): Named[] {
  const { materials } = chosenProduct(range, { product_id: productId }).attributes;
  const only = range.item.material;
  return only === undefined ? materials : materials.filter(({ id }) => id === only);
}
