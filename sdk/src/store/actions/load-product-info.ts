import { fetchProductInfo } from '../../client/product-info.js';
import type { Range } from '../../contract/catalogue.js';
import type { Problem } from '../../errors/problem.js';
import { toProblem } from '../../errors/to-problem.js';
import { informationKey } from '../../rules/information/product-info.js';
import { chosenProduct } from '../../rules/products/product.js';
import { opaque } from '../opaque.js';
import type { Runtime } from '../runtime.js';

/**
 * Reads what there is to read on the page of an item while a product is chosen, once. Resolves to null, or to why it is
 * not to be had.
 */
export async function loadProductInfo(
  rt: Runtime,
  range: Range,
  chosen: { product_id: number; material_id: number | null },
): Promise<Problem | null> {
  const key = informationKey(range, chosen);
  if (rt.state.information?.[key]) return null;
  try {
    const found = await fetchProductInfo(rt.send, range.item.slug, chosenProduct(range, chosen).url_slug);
    rt.state.information ??= Object.create(null) as NonNullable<typeof rt.state.information>;
    rt.state.information[key] = opaque(found);
    return null;
  } catch (error) {
    return toProblem(error);
  }
}
