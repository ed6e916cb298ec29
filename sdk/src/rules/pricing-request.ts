import type { Range } from '../contract/catalogue.js';
import type { PricingRequest } from '../contract/pricing.js';
import type { Selection } from '../contract/selection.js';
import { chosenProduct } from './chosen-product.js';
import { isSticker } from './is-sticker.js';
import { kindsOf } from './kinds.js';
import { quantityOf, quantityStatus } from './quantity-status.js';
import { sheetCounts } from './sheet-counts.js';
import { parseSize, sizeStatus } from './size-status.js';

/**
 * What to ask prices for, or null while there is nothing to ask: the size is missing or can't be made, or a count is.
 * Of a sticker that can't be made the shop is asked all the same, and says why in place of its prices. A custom quantity that is missing or out of range asks for the listed quantities alone.
 */
export function toPricingRequest(range: Range, selection: Selection): PricingRequest | null {
  const product = chosenProduct(range, selection);
  const counts = sheetCounts(product, selection);
  const { status } = sizeStatus(selection, product);
  if (!counts || (status !== 'ok' && (status === 'empty' || !isSticker(range)))) return null;
  const { size_id, quantity_index, custom_quantity, custom_kinds, ...options } = selection;
  const quantity = quantityOf(range, selection);
  const isCustom = quantity_index < 0 && quantityStatus(quantity, product.attributes.quantities) === 'ok';
  return {
    ...options,
    ...counts,
    featured_item_id: range.item.id,
    product_id: product.id,
    width: parseSize(selection.width),
    height: parseSize(selection.height),
    quantity: isCustom ? quantity : null,
    kinds: kindsOf(selection) || 1,
  };
}
