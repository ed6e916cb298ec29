import type { Range } from '../contract/catalogue.js';
import type { PricingRequest } from '../contract/pricing.js';
import type { Selection } from '../contract/selection.js';
import { chosenProduct } from './chosen-product.js';
import { checkSelectedQuantity, quantityOf } from './quantity.js';
import { kindsOf } from './sets.js';
import { sheetCounts } from './sheet-counts.js';
import { checkSelectedSize, parseSize } from './size.js';

/**
 * What to ask prices for, or null while there is nothing to ask: the size is missing or can't be made, or a count is.
 * A custom quantity that is missing or out of range asks for the listed quantities alone.
 */
export function toPricingRequest(range: Range, selection: Selection): PricingRequest | null {
  const product = chosenProduct(range, selection);
  const { cuts, stickers } = sheetCounts(product, selection);
  if (cuts === 0 || stickers === 0 || checkSelectedSize(range, selection).status !== 'ok') return null;
  const isCustom = selection.quantity_index < 0 && checkSelectedQuantity(range, selection).status === 'ok';
  return {
    featured_item_id: range.item.id,
    product_id: product.id,
    material_id: selection.material_id,
    printed_side_id: selection.printed_side_id,
    cutting_id: selection.cutting_id,
    shape_id: selection.shape_id,
    orientation_id: selection.orientation_id,
    finishing_id: selection.finishing_id,
    premium_processing_id: selection.premium_processing_id,
    adhesive_id: selection.adhesive_id,
    color_id: selection.color_id,
    addon_item_id: selection.addon_item_id,
    install_ready: selection.install_ready,
    cut_per_shape: cuts,
    ea: stickers,
    width: parseSize(selection.width),
    height: parseSize(selection.height),
    quantity: isCustom ? quantityOf(range, selection) : null,
    kinds: Math.max(kindsOf(selection), 1),
    print_features: selection.print_features,
  };
}
