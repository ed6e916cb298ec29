/** Which options a product offers under the choices made before them: supply, then finishing, then adhesive. */
import type { AttributeLookup, Cutting, Named, Product } from '@kerf/sdk/contract/catalogue';
import { rollCuttingId } from '@kerf/sdk/contract/limits';

/** The choices that decide what comes after them. */
export interface Chosen {
  cutting_id: number | null;
  finishing_id: number | null;
  adhesive_id: number | null;
}

const fits = (wanted: number | null, given: number | null): boolean =>
  wanted === null || given === null || wanted === given;

/** Whether a supply is made to a listed price; the others are made to quotation and have no further options. */
export const isListPriced = (cutting: Cutting | undefined): boolean =>
  cutting === undefined || cutting.special_processing === '0';

/** Legal combinations that agree with what is chosen; a product without any has every combination. */
const rowsFor = (product: Product, chosen: Chosen): AttributeLookup[] =>
  product.attributes.attribute_lookups.filter(
    (row) =>
      fits(row.cutting_id, chosen.cutting_id) &&
      fits(row.finishing_id, chosen.finishing_id) &&
      fits(row.adhesive_id, chosen.adhesive_id),
  );

function offered<T extends { id: number }>(
  product: Product,
  list: readonly T[],
  chosen: Chosen,
  field: keyof AttributeLookup,
): T[] {
  if (!product.attributes.attribute_lookups.length) return [...list];
  const rows = rowsFor(product, chosen);
  return list.filter(({ id }) => rows.some((row) => row[field] === null || row[field] === id));
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

/** Codes of the add-ons that have a field of their own. */
const ownFieldCodes = ['premium-processing', 'roll-orientation'];

/** Items of the general add-on; choosing one is voluntary. */
export const offeredAddonItems = (product: Product, chosen: Chosen): Named[] =>
  offered(product, product.attributes.addons, chosen, 'addon_id')
    .filter(({ code }) => !ownFieldCodes.includes(code))
    .flatMap(({ items }) => items);

/** Ids that the premium coating is tied to. */
const hologramProductId = 13;
const laminateFinishingIds = [6, 7];

/** Premium coatings: every one on hologram, those for laminates on the two laminates, else none. */
export function offeredPremium(product: Product, chosen: Chosen): Named[] {
  const addon = offered(product, product.attributes.addons, chosen, 'addon_id').find(
    ({ code }) => code === 'premium-processing',
  );
  if (!addon) return [];
  if (product.id === hologramProductId) return addon.items;
  const isLaminate = chosen.finishing_id !== null && laminateFinishingIds.includes(chosen.finishing_id);
  return isLaminate ? (addon.finishing_premium_items ?? []) : [];
}

/** Ways of winding: on a roll alone. */
export const offeredOrientations = (product: Product, cuttingId: number | null): Named[] =>
  cuttingId === rollCuttingId ? product.attributes.orientations : [];
