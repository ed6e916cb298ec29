import type { OptionField } from '@kerf/sdk/rules/option-tree/option-field';

/** Options of a sticker that are decided together, in the order of the panel. */
export const optionGroups: readonly { key: string; label: string; fields: readonly OptionField[] }[] = [
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
