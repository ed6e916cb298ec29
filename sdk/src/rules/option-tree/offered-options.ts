import type { Product, Range } from '../../contract/catalogue.js';
import { presetSets, rollCuttingId } from '../../contract/limits.js';
import type { Selection } from '../../contract/selection.js';
import { chosenProduct } from '../chosen-product.js';
import { offeredMaterials } from '../offered-materials.js';
import { productName } from '../product-name.js';
import { checkCount, isCountAsked } from './check-count.js';
import {
  offeredAddons,
  offeredAdhesives,
  offeredFinishings,
  offeredInstallReady,
  offeredOrientations,
  offeredPremium,
  offeredShapes,
  offeredSizes,
} from './offered-lists.js';
import type { OfferedChoice, OfferedChoices, OfferedCount, OfferedOption } from './offered-option.js';
import type { ChoiceField, CountField, OptionId } from './option-field.js';
import { optionLabel } from './option-labels.js';
import { wideAddonId } from './sticker-ids.js';

interface Listed {
  id: OptionId;
  name: string;
  disabled?: boolean;
  swatch?: string;
}

const toChoice = ({ id, name, disabled = false, swatch }: Listed): OfferedChoice => ({
  id,
  name,
  disabled,
  ...(swatch === undefined ? {} : { swatch }),
});

const none: Listed = { id: null, name: 'None' };

/** A quantity with its thousands apart, as the shop's country writes them. */
const grouped = (quantity: number): string => String(quantity).replace(/\B(?=(\d{3})+$)/g, ',');

function addonOptions(
  product: Product,
  selection: Selection,
  choices: (list: readonly Listed[], rest?: Partial<OfferedChoices>) => OfferedChoices,
): OfferedChoices[] {
  return offeredAddons(product, selection).map(({ id, name, items }) =>
    choices([none, ...items], {
      key: `addon-${id}`,
      label: name,
      // An add-on whose item is not the chosen one shows 'None'.
      value: items.some((item) => item.id === selection.addon_item_id) ? selection.addon_item_id : null,
      className: id === wideAddonId ? 'option-wide' : '',
    }),
  );
}

/**
 * Everything the sticker panel offers now, in its order, add-ons one by one. An option without a real choice is listed
 * with `isShown` false.
 */
export function offeredOptions(range: Range, selection: Selection): OfferedOption[] {
  const product = chosenProduct(range, selection);
  const { attributes } = product;
  const { cutting_id, finishing_id } = selection;
  const coatings = offeredPremium(product, selection);
  const isCoated = selection.premium_processing_id !== null;

  const choices = (
    field: ChoiceField,
    value: OptionId,
    list: readonly Listed[],
    rest: Partial<OfferedChoices> = {},
  ): OfferedChoices => ({
    kind: 'choices',
    field,
    key: field,
    label: optionLabel(field, product, selection),
    isShown: list.length > 1,
    value,
    choices: list.map(toChoice),
    isReadOnly: false,
    className: '',
    ...rest,
  });
  const count = (field: CountField): OfferedCount => ({
    kind: 'count',
    field,
    key: field,
    label: optionLabel(field, product, selection),
    isShown: isCountAsked(range, selection, field),
    className: '',
    text: selection[field],
    check: checkCount(range, selection, field),
  });
  const byId = (
    field: ChoiceField & `${string}_id`,
    list: readonly Listed[],
    rest?: Partial<OfferedChoices>,
  ) => choices(field, selection[field], list, rest);

  const isRoll = cutting_id === rollCuttingId;
  const sizes = offeredSizes(product, cutting_id).map(({ id, name }) => ({ id, name }));
  const quantities = attributes.quantities.map((quantity, id) => ({ id, name: grouped(quantity) }));
  const sets = Array.from({ length: presetSets }, (_, index) => ({ id: index + 1, name: String(index + 1) }));
  return [
    byId(
      'product_id',
      range.products.map(({ id, name }) => ({ id, name: productName({ id, name }) })),
    ),
    byId(
      'cutting_id',
      attributes.cuttings.map(({ id, name, disabled }) => ({ id, name, disabled })),
    ),
    byId('shape_id', offeredShapes(product, cutting_id)),
    byId('orientation_id', offeredOrientations(product, cutting_id)),
    byId('size_id', isRoll ? sizes : [...sizes, { id: null, name: 'Custom' }], {
      isShown: true,
      isReadOnly: isRoll,
    }),
    count('cut_per_shape'),
    count('ea'),
    byId('finishing_id', offeredFinishings(product, cutting_id)),
    byId('adhesive_id', offeredAdhesives(product, cutting_id, finishing_id)),
    byId('material_id', offeredMaterials(range, product.id)),
    byId('printed_side_id', attributes.printed_sides),
    byId('color_id', attributes.colors),
    ...addonOptions(product, selection, (list, rest) => byId('addon_item_id', list, rest)),
    choices(
      'premium_processing',
      Number(isCoated),
      attributes.premium_processings.slice(0, 2).map(({ name }, id) => ({ id, name })),
      { isShown: coatings.length > 0 },
    ),
    byId('premium_processing_id', coatings, { isShown: isCoated && coatings.length > 0 }),
    choices(
      'install_ready',
      selection.install_ready,
      offeredInstallReady(product).map(({ value, display }) => ({ id: value, name: display })),
    ),
    choices('quantity_index', selection.quantity_index, [...quantities, { id: -1, name: 'Custom' }]),
    choices('kinds', selection.kinds, [...sets, { id: null, name: 'Custom' }]),
  ];
}
