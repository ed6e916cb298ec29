import type { Range } from '../../contract/catalogue.js';
import type { Selection } from '../../contract/selection.js';
import { legalFeatures } from '../features/print-features.js';
import { productLine } from '../products/product-line.js';
import { quantityOf } from '../quantity/selected.js';
import { openingSelection } from './opening-selection.js';
import { settle } from './settle.js';

/**
 * The selection after another product is chosen: it opens as it does on a page of its own, and keeps size, features,
 * quantity and sets, and what its product line keeps beside them, as far as it has them too. An unknown product
 * changes nothing.
 */
export function chooseProduct(range: Range, selection: Selection, productId: number): Selection {
  const product = range.products.find(({ id }) => id === productId);
  if (!product || productId === selection.product_id) return selection;
  const opening = openingSelection(range, product.url_slug);
  const { sizes, quantities } = product.attributes;
  const { width, height, size_id, quantity_index, custom_quantity, kinds, custom_kinds } = selection;
  const preset = sizes.find((size) => String(size.width) === width && String(size.height) === height);
  // A typed size stays as it was typed, with its message where this product is not made in it. Letters have a height of their
  // own where none is typed, and nothing else has.
  const isSizeKept = preset || (size_id === null && height);
  const quantity = quantityOf(range, selection);
  const index = quantity === null ? -1 : quantities.indexOf(quantity);
  const isCustom = quantity_index < 0;
  const next: Selection = {
    ...opening,
    ...(isSizeKept ? { size_id: preset?.id ?? null, width, height } : {}),
    quantity_index: isCustom && index < 0 ? -1 : index < 0 ? opening.quantity_index : index,
    custom_quantity,
    kinds,
    custom_kinds,
  };
  let kept = settle(range, next);
  for (const field of productLine(product).keptFields) {
    const tried = settle(range, { ...kept, [field]: selection[field] });
    if (tried[field] === selection[field]) kept = tried;
  }
  return {
    ...kept,
    print_features: legalFeatures(product, { ...kept, print_features: selection.print_features }),
  };
}
