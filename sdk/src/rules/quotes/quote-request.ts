/** What a quote is asked for: a configuration as it travels, whether or not it has a price. */
import type { Range } from '../../contract/catalogue.js';
import type { PricingRequest } from '../../contract/pricing.js';
import type { QuoteType } from '../../contract/quote-routes.js';
import type { Selection } from '../../contract/selection.js';
import { chosenProduct } from '../products/product.js';
import { quantityOf, setsOf } from '../quantity/selected.js';
import { parseWhole } from '../quantity/whole-number.js';
import { checkSelectedSize, parseSize } from '../size/size.js';

/** Why a quote is asked for: a size above the largest is special; everything else, the quantity above all, is not. */
export const quoteTypeOf = (range: Range, selection: Selection): Exclude<QuoteType, 'Special Processing'> =>
  checkSelectedSize(range, selection).status === 'above' ? 'Special Size' : 'QuoteRequest';

/** A selection as a quote is asked for it: what can't be read of it is 0, or null where nothing is chosen. */
export function toQuotedConfiguration(range: Range, selection: Selection): PricingRequest {
  const { size_id, quantity_index, custom_quantity, custom_kinds, cut_per_shape, ea, ...options } = selection;
  return {
    ...options,
    featured_item_id: range.item.id,
    product_id: chosenProduct(range, selection).id,
    width: parseSize(selection.width),
    height: parseSize(selection.height),
    cut_per_shape: parseWhole(cut_per_shape),
    ea: parseWhole(ea),
    quantity: quantityOf(range, selection),
    kinds: setsOf(selection) || 1,
  };
}
