/** What a shopper has chosen on a quote page, typed text included. Ids name options of the product. */
import { enums, type Infer, integer, nullable, object, optional } from 'superstruct';
import { boundedList, boundedText } from './bounded.js';
import { PrintFeatureChoice } from './catalogue.js';
import { LetteringDesign } from './lettering.js';
import { maxFeatureChoices } from './limits.js';

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
  width: boundedText(),
  height: boundedText(),
  /** Index in the listed quantities; -1 means custom. */
  quantity_index: integer(),
  custom_quantity: boundedText(),
  /** Number of sets from the list; null means custom. */
  kinds: id,
  custom_kinds: boundedText(),
  /** As typed; '' where it is not asked for. */
  cut_per_shape: boundedText(),
  ea: boundedText(),
  print_features: boundedList(PrintFeatureChoice, maxFeatureChoices),
  /** Missing where nothing was designed. Where there is one, a height that is '' or below 30 follows from it. */
  lettering: optional(LetteringDesign),
});
export type Selection = Infer<typeof Selection>;
