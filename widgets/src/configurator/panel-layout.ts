import type { OptionField, ProductLine } from '@kerf/sdk/rules';

/** Options that are decided together, in their order. */
export interface OptionGroup {
  key: string;
  label: string;
  fields: readonly OptionField[];
}

/** Everything a card or tag has to choose is in sight. */
const list: readonly OptionField[] = [
  'product_id',
  'material_id',
  'size_id',
  'printed_side_id',
  'punch-holes2',
  'quantity_index',
  'kinds',
];

/** A sticker has too many options to show at once: one group is open at a time. */
const groups: readonly OptionGroup[] = [
  { key: 'product', label: 'Product', fields: ['product_id'] },
  { key: 'supply', label: 'Supply and shape', fields: ['cutting_id', 'shape_id', 'orientation_id'] },
  { key: 'size', label: 'Size', fields: ['size_id', 'cut_per_shape', 'ea'] },
  {
    key: 'material',
    label: 'Material and print',
    fields: ['finishing_id', 'adhesive_id', 'material_id', 'printed_side_id', 'color_id'],
  },
  {
    key: 'extras',
    label: 'Extras',
    fields: ['addon_item_id', 'premium_processing', 'premium_processing_id', 'install_ready'],
  },
  { key: 'quantity', label: 'Quantity and sets', fields: ['quantity_index', 'kinds'] },
];

/** How the panel lays out the options of each product line, and what it says above the special features. */
export const panelLayouts: Record<
  ProductLine['name'],
  { list?: readonly OptionField[]; groups?: readonly OptionGroup[]; featuresHint: string }
> = {
  cards: {
    list,
    featuresHint: 'Foil, relief, holes and folds: get the most out of your special business cards.',
  },
  stickers: { groups, featuresHint: 'Foil on top of the print, for stickers that catch the light.' },
};
