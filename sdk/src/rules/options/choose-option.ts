import type { Range } from '../../contract/catalogue.js';
import { openingCounts, presetSets } from '../../contract/limits.js';
import type { Selection } from '../../contract/selection.js';
import { chosenProduct } from '../products/product.js';
import { cuttingOf } from '../products/supply.js';
import { chooseQuantity } from '../quantity/choose-quantity.js';
import { isCountAsked } from '../quantity/counts.js';
import { quantityOf, setsOf } from '../quantity/selected.js';
import { parseWhole } from '../quantity/whole-number.js';
import { isSizeTyped } from '../size/size.js';
import { chooseProduct } from './choose-product.js';
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
import type { ChoiceField, OptionId } from './option-field.js';
import { settle } from './settle.js';

type Transition = (range: Range, selection: Selection, id: OptionId) => Selection;

const has = (list: readonly { id: number }[], id: OptionId): id is number =>
  list.some((entry) => entry.id === id);

/** A choice that must be one of a list; `resets` are unset, so that settling picks their first. */
const oneOf =
  (
    field:
      | 'shape_id'
      | 'orientation_id'
      | 'finishing_id'
      | 'adhesive_id'
      | 'material_id'
      | 'printed_side_id'
      | 'color_id',
    list: (range: Range, selection: Selection) => readonly { id: number }[],
    resets: Partial<Selection> = {},
  ): Transition =>
  (range, selection, id) =>
    has(list(range, selection), id) ? { ...selection, ...resets, [field]: id } : selection;

/** A choice that may be one of a list. */
const noneOrOneOf =
  (
    field: 'addon_item_id' | 'premium_processing_id',
    list: (range: Range, selection: Selection) => readonly { id: number }[],
  ): Transition =>
  (range, selection, id) => {
    const entries = list(range, selection);
    const isOffered = id === null ? entries.length > 0 : has(entries, id);
    return isOffered ? { ...selection, [field]: id } : selection;
  };

const premium = (range: Range, selection: Selection) =>
  offeredPremium(chosenProduct(range, selection), selection);

const transitions: Record<ChoiceField, Transition> = {
  product_id: (range, selection, id) => chooseProduct(range, selection, Number(id)),
  cutting_id: (range, selection, id) => {
    const cutting = typeof id === 'number' && cuttingOf(chosenProduct(range, selection), id);
    return !cutting || cutting.disabled
      ? selection
      : {
          ...selection,
          cutting_id: cutting.id,
          shape_id: null,
          finishing_id: null,
          adhesive_id: null,
          addon_item_id: null,
          premium_processing_id: null,
          install_ready: null,
        };
  },
  shape_id: oneOf('shape_id', (range, selection) =>
    offeredShapes(chosenProduct(range, selection), selection.cutting_id),
  ),
  orientation_id: oneOf('orientation_id', (range, selection) =>
    offeredOrientations(chosenProduct(range, selection), selection.cutting_id),
  ),
  // A custom size (null) starts from the present one.
  size_id: (range, selection, id) => {
    if (id === null) return isSizeTyped(selection) ? { ...selection, size_id: null } : selection;
    const sizes = offeredSizes(chosenProduct(range, selection), selection.cutting_id);
    const size = sizes.find((entry) => entry.id === id);
    return size
      ? { ...selection, size_id: size.id, width: String(size.width), height: String(size.height) }
      : selection;
  },
  finishing_id: oneOf(
    'finishing_id',
    (range, selection) => offeredFinishings(chosenProduct(range, selection), selection.cutting_id),
    { adhesive_id: null },
  ),
  adhesive_id: oneOf('adhesive_id', (range, selection) =>
    offeredAdhesives(chosenProduct(range, selection), selection.cutting_id, selection.finishing_id),
  ),
  material_id: oneOf('material_id', (range, selection) => offeredMaterials(range, selection.product_id)),
  // Settling takes off what was chosen for a back that is not printed any more.
  printed_side_id: oneOf(
    'printed_side_id',
    (range, selection) => chosenProduct(range, selection).attributes.printed_sides,
  ),
  color_id: oneOf('color_id', (range, selection) => chosenProduct(range, selection).attributes.colors),
  addon_item_id: noneOrOneOf('addon_item_id', (range, selection) =>
    offeredAddonItems(chosenProduct(range, selection), selection),
  ),
  premium_processing: (range, selection, id) => {
    const [first] = premium(range, selection);
    return first && (id === 0 || id === 1)
      ? { ...selection, premium_processing_id: id ? (selection.premium_processing_id ?? first.id) : null }
      : selection;
  },
  premium_processing_id: noneOrOneOf('premium_processing_id', premium),
  install_ready: (range, selection, id) => {
    const chosen = offeredInstallReady(chosenProduct(range, selection)).find(({ value }) => value === id);
    return chosen ? { ...selection, install_ready: chosen.value } : selection;
  },
  // A custom quantity or number of sets starts from the present one, where none was typed before.
  quantity_index: (range, selection, id) => {
    const { custom_quantity } = selection;
    if (id === -1 && !parseWhole(custom_quantity))
      return {
        ...selection,
        quantity_index: id,
        custom_quantity: String(quantityOf(range, selection) ?? ''),
      };
    return typeof id === 'number' ? chooseQuantity(range, selection, id) : selection;
  },
  kinds: (_range, selection, id) => {
    const { kinds, custom_kinds } = selection;
    if (id === null)
      return {
        ...selection,
        kinds: id,
        custom_kinds: setsOf({ kinds: id, custom_kinds }) || !kinds ? custom_kinds : String(kinds),
      };
    return typeof id === 'number' && Number.isInteger(id) && id >= 1 && id <= presetSets
      ? { ...selection, kinds: id }
      : selection;
  },
};

/** Counts that a choice begins to ask for. */
function startedCounts(range: Range, before: Selection, after: Selection): Partial<Selection> {
  const started = (['cut_per_shape', 'ea'] as const).filter(
    (field) => !after[field] && isCountAsked(range, after, field) && !isCountAsked(range, before, field),
  );
  return Object.fromEntries(started.map((field) => [field, openingCounts[field]]));
}

/**
 * The selection after a choice: the one engine of every product. A product resets and reloads every list; a supply
 * resets shape, finishing, adhesive, add-on, premium coating and install-ready; a finishing resets the adhesive and
 * reloads add-on and coating. What is reset takes its first value, what is reloaded stays where it is still offered.
 * A count that is asked for from now on starts as a page does. A choice that is not offered changes nothing: the selection that
 * comes back is the same object.
 */
export function chooseOption(
  range: Range,
  selection: Selection,
  field: ChoiceField,
  id: OptionId,
): Selection {
  const next = transitions[field](range, selection, id);
  if (next === selection) return selection;
  const settled = settle(range, next);
  return { ...settled, ...startedCounts(range, selection, settled) };
}
