/** What a shopper has chosen on a quote page, typed text included. Ids name options of the product. */
import { array, enums, type Infer, integer, nullable, object, string } from 'superstruct';
import { PrintFeatureChoice } from './catalogue.js';

const id = nullable(integer());

export const Selection = object({
  product_id: integer(),
  material_id: id,
  printed_side_id: id,
  cutting_id: id,
  shape_id: id,
  orientation_id: id,
  finishing_id: id,
  adhesive_id: id,
  color_id: id,
  premium_processing_id: id,
  addon_item_id: id,
  install_ready: nullable(enums(['yes', 'no'])),
  /** The preset size; null means a custom one. */
  size_id: id,
  /** mm, as typed; a preset size fills them in. */
  width: string(),
  height: string(),
  /** Index in the listed quantities; -1 means custom. */
  quantity_index: integer(),
  custom_quantity: string(),
  /** Number of sets from the list; null means custom. */
  kinds: id,
  custom_kinds: string(),
  /** As typed; '' where it is not asked for. */
  cut_per_shape: string(),
  ea: string(),
  print_features: array(PrintFeatureChoice),
});
export type Selection = Infer<typeof Selection>;
