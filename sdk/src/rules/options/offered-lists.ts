/** What a product offers under the choices made before: supply, then finishing, then adhesive, then the rest. */
import type {
  Addon,
  AttributeLookup,
  InstallReady,
  Named,
  Product,
  Range,
  Shape,
  Size,
} from '../../contract/catalogue.js';
import { rollCuttingId } from '../../contract/limits.js';
import { chosenProduct } from '../products/product.js';
import { cuttingOf, isListPriced } from '../products/supply.js';
import { checkSize } from '../size/size.js';
import {
  hologramProductId,
  installReadyProductId,
  laminateFinishingIds,
  ownChoiceAddonCodes,
  premiumAddonCode,
} from './option-ids.js';

/** The choices that decide what comes after them. */
export interface Chosen {
  cutting_id: number | null;
  finishing_id: number | null;
  adhesive_id: number | null;
}

const fits = (wanted: number | null, given: number | null): boolean =>
  wanted === null || given === null || wanted === given;

/** Legal combinations that agree with what is chosen; a product without any has every combination. */
function offered<T extends { id: number }>(
  product: Product,
  list: readonly T[],
  chosen: Chosen,
  field: keyof AttributeLookup,
): T[] {
  const { attribute_lookups } = product.attributes;
  if (!isListPriced(cuttingOf(product, chosen.cutting_id))) return [];
  if (!attribute_lookups.length) return [...list];
  const rows = attribute_lookups.filter(
    (row) =>
      fits(row.cutting_id, chosen.cutting_id) &&
      fits(row.finishing_id, chosen.finishing_id) &&
      fits(row.adhesive_id, chosen.adhesive_id),
  );
  return list.filter(({ id }) => rows.some((row) => row[field] === null || row[field] === id));
}

/** Shapes of a supply. */
export function offeredShapes(product: Product, cuttingId: number | null): Shape[] {
  const cutting = cuttingOf(product, cuttingId);
  return cutting && isListPriced(cutting) ? cutting.shapes : [];
}

/** Ways of winding: on a roll alone. */
export const offeredOrientations = (product: Product, cuttingId: number | null): Named[] =>
  cuttingId === rollCuttingId && isListPriced(cuttingOf(product, cuttingId))
    ? product.attributes.orientations
    : [];

/** Materials a product can be ordered on here: an item about one stock offers no other. */
export function offeredMaterials(range: Range, productId: number): Named[] {
  const { materials } = chosenProduct(range, { product_id: productId }).attributes;
  const only = range.item.material;
  return only === undefined ? materials : materials.filter(({ id }) => id === only);
}

/** Finishings under a supply. */
export const offeredFinishings = (product: Product, cuttingId: number | null): Named[] =>
  offered(
    product,
    product.attributes.finishings,
    { cutting_id: cuttingId, finishing_id: null, adhesive_id: null },
    'finishing_id',
  );

/** Adhesives under a supply and finishing. */
export const offeredAdhesives = (
  product: Product,
  cuttingId: number | null,
  finishingId: number | null,
): Named[] =>
  offered(
    product,
    product.attributes.adhesives,
    { cutting_id: cuttingId, finishing_id: finishingId, adhesive_id: null },
    'adhesive_id',
  );

/** General add-ons: those without a choice of their own. */
export const offeredAddons = (product: Product, chosen: Chosen): Addon[] =>
  offered(product, product.attributes.addons, chosen, 'addon_id').filter(
    ({ code }) => !ownChoiceAddonCodes.includes(code),
  );

/** Items of the general add-ons; choosing one is voluntary. */
export const offeredAddonItems = (product: Product, chosen: Chosen): Named[] =>
  offeredAddons(product, chosen).flatMap(({ items }) => items);

/** Premium coatings: every one on hologram, those for laminates on the two laminates, else none. */
export function offeredPremium(product: Product, chosen: Chosen): Named[] {
  const addon = offered(product, product.attributes.addons, chosen, 'addon_id').find(
    ({ code }) => code === premiumAddonCode,
  );
  if (!addon) return [];
  if (product.id === hologramProductId) return addon.items;
  const isLaminate = chosen.finishing_id !== null && laminateFinishingIds.includes(chosen.finishing_id);
  return isLaminate ? (addon.finishing_premium_items ?? []) : [];
}

/** Ways of being ready to install; vinyl lettering alone has them. */
export const offeredInstallReady = ({ id, attributes }: Product): InstallReady['items'] =>
  id === installReadyProductId ? (attributes.install_ready?.items ?? []) : [];

/** Preset sizes that a supply can be made in; on a roll, wound one way or another. */
export function offeredSizes(product: Product, cuttingId: number | null): Size[] {
  const ways = offeredOrientations(product, cuttingId).map(({ id }) => id);
  const turns = ways.length ? ways : [null];
  return product.attributes.sizes.filter(({ width, height }) =>
    turns.some(
      (turn) =>
        checkSize({ width, height, cutting_id: cuttingId, orientation_id: turn }, product).status === 'ok',
    ),
  );
}
