import type { Product, Range } from '../../contract/catalogue.js';
import { rollCuttingId } from '../../contract/limits.js';
import type { Selection } from '../../contract/selection.js';
import { legalFeatures } from '../features/print-features.js';
import { chosenProduct } from '../products/product.js';
import { isCountAsked } from '../quantity/counts.js';
import { checkSize } from '../size/size.js';
import {
  offeredAddonItems,
  offeredAdhesives,
  offeredFinishings,
  offeredInstallReady,
  offeredMaterials,
  offeredOrientations,
  offeredPremium,
  offeredShapes,
  offeredSizes,
} from './offered-lists.js';

type Listed = readonly { id: number }[];

/** What has to be chosen: the same where it is still offered, else the first. */
const needed = (list: Listed, id: number | null): number | null =>
  list.some((entry) => entry.id === id) ? id : (list[0]?.id ?? null);

/** What may be chosen: the same where it is still offered, else none. */
const voluntary = (list: Listed, id: number | null): number | null =>
  list.some((entry) => entry.id === id) ? id : null;

/**
 * Size under a supply. A listed one that can't be made gives way to the first that can; a typed one stays as it was
 * typed, with its message, except on a roll, where nothing is typed.
 */
function settleSize(product: Product, selection: Selection): Pick<Selection, 'size_id' | 'width' | 'height'> {
  const { size_id, width, height, cutting_id, orientation_id } = selection;
  const sizes = offeredSizes(product, cutting_id);
  const isKept = size_id === null ? cutting_id !== rollCuttingId : sizes.some(({ id }) => id === size_id);
  const isMade = (size: { width: string | number; height: string | number }) =>
    checkSize({ ...size, cutting_id, orientation_id }, product).status === 'ok';
  const same = sizes.find((size) => String(size.width) === width && String(size.height) === height);
  const first = (same && isMade(same) ? same : undefined) ?? sizes.find(isMade);
  return isKept || !first
    ? { size_id, width, height }
    : { size_id: first.id, width: String(first.width), height: String(first.height) };
}

/**
 * The selection with every choice that is not offered (any more) replaced: by the first that is, by none
 * where choosing is voluntary, by '' where only the shopper can say. What is offered stays, so settling twice changes
 * nothing.
 */
export function settle(range: Range, selection: Selection): Selection {
  const product = chosenProduct(range, selection);
  const { attributes } = product;
  const cutting_id = needed(
    attributes.cuttings.filter(({ disabled }) => !disabled),
    selection.cutting_id,
  );
  const finishing_id = needed(offeredFinishings(product, cutting_id), selection.finishing_id);
  const adhesive_id = needed(offeredAdhesives(product, cutting_id, finishing_id), selection.adhesive_id);
  const chosen = { cutting_id, finishing_id, adhesive_id };
  const ready = offeredInstallReady(product);
  const next: Selection = {
    ...selection,
    ...chosen,
    product_id: product.id,
    shape_id: needed(offeredShapes(product, cutting_id), selection.shape_id),
    orientation_id: needed(offeredOrientations(product, cutting_id), selection.orientation_id),
    material_id: needed(offeredMaterials(range, product.id), selection.material_id),
    printed_side_id: needed(attributes.printed_sides, selection.printed_side_id),
    color_id: needed(attributes.colors, selection.color_id),
    addon_item_id: voluntary(offeredAddonItems(product, chosen), selection.addon_item_id),
    premium_processing_id: voluntary(offeredPremium(product, chosen), selection.premium_processing_id),
    install_ready: (ready.find(({ value }) => value === selection.install_ready) ?? ready[0])?.value ?? null,
  };
  const count = (field: 'cut_per_shape' | 'ea') => (isCountAsked(range, next, field) ? next[field] : '');
  return {
    ...next,
    ...settleSize(product, next),
    cut_per_shape: count('cut_per_shape'),
    ea: count('ea'),
    print_features: legalFeatures(product, next),
  };
}
