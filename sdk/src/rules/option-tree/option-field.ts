/**
 * What is chosen from a list, in the order of the panel. Named after its field in the selection, except
 * 'premium_processing', the index of the premium option (0 standard, 1 a coating), which `premium_processing_id`
 * implies.
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

/** What is typed and has no list: cuts in one piece, stickers on one sheet. */
export type CountField = 'cut_per_shape' | 'ea';

/** One option of a sticker. */
export type OptionField = ChoiceField | CountField;

/**
 * What stands for a choice: an id, 'yes' or 'no', an index in the quantities (-1 custom), a number of sets. Null is
 * 'none' of a voluntary choice, and 'custom' of size and sets.
 */
export type OptionId = number | 'yes' | 'no' | null;
