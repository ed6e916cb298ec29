/** Everything that is chosen or typed of a product, as it stands under the choices made before. */
import type { PrintFeature, Product, Range } from '../../contract/catalogue.js';
import { presetSets, rollCuttingId, sheetCuttingId } from '../../contract/limits.js';
import type { Selection } from '../../contract/selection.js';
import { offeredFeatures } from '../features/print-features.js';
import { chosenProduct, productName } from '../products/product.js';
import { type ProductLine, productLine } from '../products/product-line.js';
import { type CountCheck, type CountField, checkCount, isCountAsked } from '../quantity/counts.js';
import { formatQuantity } from '../quantity/format-quantity.js';
import { sheetsInAll } from '../quantity/sheets.js';
import {
  offeredAddons,
  offeredAdhesives,
  offeredFinishings,
  offeredInstallReady,
  offeredMaterials,
  offeredOrientations,
  offeredPremium,
  offeredShapes,
  offeredSizes,
} from './offered-lists.js';
import type { ChoiceField, OptionField, OptionId } from './option-field.js';
import { materialFinishingProductIds, wideAddonId } from './option-ids.js';

/** One entry of a list. A `disabled` one is listed and can't be chosen. */
export interface OfferedChoice {
  id: OptionId;
  name: string;
  disabled: boolean;
  /** Of a colour: the CSS colour that stands for it, '' for full colour. */
  swatch?: string;
  /** Path of its small picture from the root of the shop, where it has a look. */
  image?: string;
}

/** What every option has, whether or not there is something to choose (`isShown`). */
interface Offered {
  /** Of its own among the options of a product; an add-on's has its id in it. */
  key: string;
  label: string;
  isShown: boolean;
}

/** An option that is chosen from a list. */
export interface OfferedChoices extends Offered {
  kind: 'choices';
  field: ChoiceField;
  /** The chosen entry's id. */
  value: OptionId;
  choices: OfferedChoice[];
  /** Of the size: width and height follow the list and can't be typed in. */
  isReadOnly: boolean;
  /** Class of the group, '' for most. */
  className: string;
  /** Of the quantity of sheets: what it comes to in stickers. */
  note?: string;
}

/** An option that is typed: a whole number. */
export interface OfferedCount extends Offered {
  kind: 'count';
  field: CountField;
  /** As typed. */
  text: string;
  check: CountCheck;
}

/** A print feature that is chosen for the whole piece and stands among the options too. */
export interface OfferedFeature extends Offered {
  kind: 'feature';
  field: 'punch-holes2';
  feature: PrintFeature;
}

/** An option of a product. */
export type OfferedOption = OfferedChoices | OfferedCount | OfferedFeature;

const labels: Record<OptionField, string> = {
  product_id: 'Product',
  cutting_id: 'Supply',
  shape_id: 'Shape',
  orientation_id: 'Orientation',
  size_id: 'Size (in mm)',
  cut_per_shape: 'Number of cuts',
  ea: 'Stickers per sheet',
  finishing_id: 'Finishing',
  adhesive_id: 'Adhesive',
  material_id: 'Material',
  printed_side_id: 'Printed side',
  color_id: 'Colour',
  addon_item_id: 'Add-on',
  premium_processing: 'Premium processing',
  premium_processing_id: 'Premium coating',
  install_ready: 'Install ready',
  'punch-holes2': 'Punch Holes',
  quantity_index: 'Quantity',
  kinds: 'Number of Sets',
};

/** What a product line calls otherwise. */
const lineLabels: Record<ProductLine['name'], Partial<Record<OptionField, string>>> = {
  stickers: {},
  cards: { printed_side_id: 'Sides' },
};

/** What an option is called whatever the product line, by what a line calls it. */
export function generalLabel(label: string): string {
  for (const own of Object.values(lineLabels))
    for (const [field, word] of Object.entries(own)) if (word === label) return labels[field as OptionField];
  return label;
}

/** What an option is called: a sheet has a size of its own, and the finishing of some products is their material. */
export function optionLabel(
  field: OptionField,
  product: Product,
  { cutting_id }: { cutting_id: number | null },
): string {
  if (field === 'size_id' && cutting_id === sheetCuttingId) return 'Sheet size (in mm)';
  if (field === 'finishing_id' && materialFinishingProductIds.includes(product.id)) return labels.material_id;
  return lineLabels[productLine(product).name][field] ?? labels[field];
}

interface Listed {
  id: OptionId;
  name: string;
  disabled?: boolean;
  swatch?: string;
  image?: string | undefined;
}

const toChoice = ({ id, name, disabled = false, swatch, image }: Listed): OfferedChoice => ({
  id,
  name,
  disabled,
  ...(swatch === undefined ? {} : { swatch }),
  ...(image && { image }),
});

const none: Listed = { id: null, name: 'None' };

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
 * Everything a product offers under the present choices, each option after those that decide about it, add-ons one by
 * one. An option without a real choice is listed with `isShown` false.
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
  const quantities = attributes.quantities.map((quantity, id) => ({ id, name: formatQuantity(quantity) }));
  const sets = [...Array(presetSets)].map((_, index) => ({ id: index + 1, name: String(index + 1) }));
  return [
    byId(
      'product_id',
      range.products.map(({ id, name }) => ({ id, name: productName({ id, name }) })),
    ),
    byId(
      'cutting_id',
      attributes.cuttings.map(({ id, name, disabled, image }) => ({ id, name, disabled, image })),
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
      offeredInstallReady(product).map(({ value, display, image }) => ({ id: value, name: display, image })),
    ),
    ...offeredFeatures(product)
      .filter(({ code }) => code === 'punch-holes2')
      .map(
        (feature): OfferedFeature => ({
          kind: 'feature',
          field: 'punch-holes2',
          key: 'punch-holes2',
          label: optionLabel('punch-holes2', product, selection),
          isShown: true,
          feature,
        }),
      ),
    choices('quantity_index', selection.quantity_index, [...quantities, { id: -1, name: 'Custom' }], {
      note: sheetsInAll(range, selection),
    }),
    choices('kinds', selection.kinds, [...sets, { id: null, name: 'Custom' }]),
  ];
}
