import type { CountField } from '../quantity/counts.js';

/**
 * What is chosen from a list. Named after its field in the selection, except 'premium_processing', the index of the
 * premium option (0 standard, 1 a coating), which `premium_processing_id` implies.
 */
export type ChoiceField =
  | 'product_id'
  | 'cutting_id'
  | 'shape_id'
  | 'orientation_id'
  | 'size_id'
  | 'finishing_id'
  | 'adhesive_id'
  | 'material_id'
  | 'printed_side_id'
  | 'color_id'
  | 'addon_item_id'
  | 'premium_processing'
  | 'premium_processing_id'
  | 'install_ready'
  | 'quantity_index'
  | 'kinds';

/** One option of a product; 'punch-holes2' is the print feature that stands among the options too. */
export type OptionField = ChoiceField | CountField | 'punch-holes2';

/**
 * What stands for a choice: an id, 'yes' or 'no', an index in the quantities (-1 custom), a number of sets. Null is
 * 'none' of a voluntary choice, and 'custom' of size and sets.
 */
export type OptionId = number | 'yes' | 'no' | null;
