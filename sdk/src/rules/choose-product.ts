import type { Range } from '../contract/catalogue.js';
import type { Selection } from '../contract/selection.js';
import { isSticker } from './is-sticker.js';
import { openingSelection } from './opening-selection.js';
import { settle } from './option-tree/settle.js';
import { legalFeatures } from './print-features.js';
import { quantityOf } from './quantity-status.js';
import { checkSize } from './size.js';

const keep = (list: readonly { id: number }[], id: number | null, other: number | null): number | null =>
  list.some((entry) => entry.id === id) ? id : other;

/**
 * The selection after another product is chosen: whatever that product has too stays as it was (material, size,
 * sides, features, quantity, sets), the rest is as the product opens. A sticker keeps no more than size, features,
 * quantity, sets and typed counts. An unknown product changes nothing.
 */
export function chooseProduct(range: Range, selection: Selection, productId: number): Selection {
  const product = range.products.find(({ id }) => id === productId);
  if (!product || productId === selection.product_id) return selection;
  const opening = openingSelection(range, product.url_slug);
  const { attributes } = product;
  const { width, height } = selection;
  const preset = attributes.sizes.find(
    (size) => String(size.width) === width && String(size.height) === height,
  );
  const isSizeKept =
    preset ||
    (selection.size_id === null &&
      checkSize(selection, product, { cuttingId: opening.cutting_id }).status === 'ok');
  const quantity = quantityOf(range, selection);
  const index = quantity === null ? -1 : attributes.quantities.indexOf(quantity);
  const isCustom = selection.quantity_index < 0;
  const cardOptions = {
    material_id:
      range.item.material === undefined
        ? keep(attributes.materials, selection.material_id, opening.material_id)
        : opening.material_id,
    printed_side_id: keep(attributes.printed_sides, selection.printed_side_id, opening.printed_side_id),
  };
  const next: Selection = {
    ...opening,
    ...(isSticker(range) ? { cut_per_shape: selection.cut_per_shape, ea: selection.ea } : cardOptions),
    ...(isSizeKept ? { size_id: preset?.id ?? null, width, height } : {}),
    quantity_index: isCustom && index < 0 ? -1 : index < 0 ? opening.quantity_index : index,
    custom_quantity: selection.custom_quantity,
    kinds: selection.kinds,
    custom_kinds: selection.custom_kinds,
  };
  const whole = {
    ...next,
    print_features: legalFeatures(product, { ...next, print_features: selection.print_features }),
  };
  return isSticker(range) ? settle(range, whole) : whole;
}
