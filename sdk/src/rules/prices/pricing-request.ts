import type { Range } from '../../contract/catalogue.js';
import type { PricingRequest } from '../../contract/pricing.js';
import type { Selection } from '../../contract/selection.js';
import { chosenProduct } from '../products/product.js';
import { countsOf } from '../quantity/counts.js';
import { checkSelectedQuantity } from '../quantity/quantity.js';
import { quantityOf, setsOf } from '../quantity/selected.js';
import { checkSelectedSize, parseSize } from '../size/size.js';

/**
 * What to ask prices for, or null while there is nothing to ask: the size is missing or can't be made, or a count is.
 * A custom quantity that is missing or out of range asks for the listed quantities alone.
 */
export function toPricingRequest(range: Range, selection: Selection): PricingRequest | null {
  const counts = countsOf(range, selection);
  if (!counts || checkSelectedSize(range, selection).status !== 'ok') return null;
  const { size_id, quantity_index, custom_quantity, custom_kinds, ...options } = selection;
  const isCustom = quantity_index < 0 && checkSelectedQuantity(range, selection).status === 'ok';
  return {
    ...options,
    ...counts,
    featured_item_id: range.item.id,
    product_id: chosenProduct(range, selection).id,
    width: parseSize(selection.width),
    height: parseSize(selection.height),
    quantity: isCustom ? quantityOf(range, selection) : null,
    kinds: setsOf(selection) || 1,
  };
}
