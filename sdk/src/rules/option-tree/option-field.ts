/** The choices of a sticker, in the order of the panel. */
export const optionFields = [
  'product_id',
  'cutting_id',
  'shape_id',
  'orientation_id',
  'size_id',
  'cut_per_shape',
  'ea',
  'finishing_id',
  'adhesive_id',
  'material_id',
  'printed_side_id',
  'color_id',
  'addon_item_id',
  'premium_processing',
  'premium_processing_id',
  'install_ready',
  'quantity_index',
  'kinds',
] as const;

/**
 * One choice. Named after its field in the selection, except 'premium_processing', the index of the premium option
 * (0 standard, 1 a coating), which `premium_processing_id` implies.
 */
export type OptionField = (typeof optionFields)[number];

/** The two that are typed and have no list. */
export type CountField = 'cut_per_shape' | 'ea';

/** What is chosen from a list, as opposed to typed. */
export type ChoiceField = Exclude<OptionField, CountField>;

/**
 * What stands for a choice: an id, 'yes' or 'no', an index in the quantities (-1 custom), a number of sets. Null is
 * 'none' of a voluntary choice, and 'custom' of size and sets.
 */
export type OptionId = number | 'yes' | 'no' | null;
