/** What a shopper has chosen on a quote page, typed text included. Ids name options of the product. */
import type { PrintFeatureChoice } from './catalogue.js';

export interface Selection {
  product_id: number;
  material_id: number | null;
  printed_side_id: number | null;
  cutting_id: number | null;
  shape_id: number | null;
  orientation_id: number | null;
  finishing_id: number | null;
  adhesive_id: number | null;
  color_id: number | null;
  premium_processing_id: number | null;
  addon_item_id: number | null;
  install_ready: 'yes' | 'no' | null;
  /** The preset size; null means a custom one. */
  size_id: number | null;
  /** mm, as typed; a preset size fills them in. */
  width: string;
  height: string;
  /** Index in the listed quantities; -1 means custom. */
  quantity_index: number;
  custom_quantity: string;
  /** Number of sets from the list; null means custom. */
  kinds: number | null;
  custom_kinds: string;
  /** As typed; '' where it is not asked for. */
  cut_per_shape: string;
  ea: string;
  print_features: PrintFeatureChoice[];
}
