import type { Range } from '../../contract/catalogue.js';
import { openingCounts, presetSets } from '../../contract/limits.js';
import type { Selection } from '../../contract/selection.js';
import { chosenProduct } from '../products/product.js';
import { chooseQuantity } from '../quantity/choose-quantity.js';
import { isCountAsked } from '../quantity/counts.js';
import { quantityOf, setsOf } from '../quantity/selected.js';
import { parseWhole } from '../quantity/whole-number.js';
import { isSizeTyped } from '../size/size.js';
import { chooseProduct } from './choose-product.js';
import { offeredPremium, offeredSizes } from './offered-lists.js';
import type { ChoiceField, OptionId } from './option-field.js';
import { settle } from './settle.js';

type Transition = (range: Range, selection: Selection, id: OptionId) => Selection;

/** What a choice unsets besides, so that settling picks the first of it. */
const resets: Partial<Record<ChoiceField, Partial<Selection>>> = {
  cutting_id: {
    shape_id: null,
    finishing_id: null,
    adhesive_id: null,
    addon_item_id: null,
    premium_processing_id: null,
    install_ready: null,
  },
  finishing_id: { adhesive_id: null },
};

/** Choices that are more than an id from a list: every other is offered where settling leaves it as it is. */
const transitions: Partial<Record<ChoiceField, Transition>> = {
  product_id: (range, selection, id) => chooseProduct(range, selection, Number(id)),
  // A custom size (null) starts from the present one.
  size_id: (range, selection, id) => {
    if (id === null) return isSizeTyped(selection) ? { ...selection, size_id: null } : selection;
    const sizes = offeredSizes(chosenProduct(range, selection), selection.cutting_id);
    const size = sizes.find((entry) => entry.id === id);
    return size
      ? { ...selection, size_id: size.id, width: String(size.width), height: String(size.height) }
      : selection;
  },
  premium_processing: (range, selection, id) => {
    const [first] = offeredPremium(chosenProduct(range, selection), selection);
    return first && (id === 0 || id === 1)
      ? { ...selection, premium_processing_id: id ? (selection.premium_processing_id ?? first.id) : null }
      : selection;
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
  const transition = transitions[field];
  const next = transition
    ? transition(range, selection, id)
    : { ...selection, ...resets[field], [field]: id };
  if (next === selection) return selection;
  const settled = settle(range, next);
  const chosen = field as keyof Selection;
  // None of nothing is no choice either.
  const isOffered = settled[chosen] === id && (id ?? selection[chosen]) !== null;
  if (!transition && !isOffered) return selection;
  return { ...settled, ...startedCounts(range, selection, settled) };
}
