import type { Product } from '../../contract/catalogue.js';
import { sheetCuttingId } from '../../contract/limits.js';
import type { OptionField } from './option-field.js';
import { materialFinishingProductIds } from './sticker-ids.js';

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
  quantity_index: 'Quantity',
  kinds: 'Number of Sets',
};

/** What an option is called: a sheet has a size of its own, and the finishing of some products is their material. */
export function optionLabel(
  field: OptionField,
  { id }: Pick<Product, 'id'>,
  { cutting_id }: { cutting_id: number | null },
): string {
  if (field === 'size_id' && cutting_id === sheetCuttingId) return 'Sheet size (in mm)';
  if (field === 'finishing_id' && materialFinishingProductIds.includes(id)) return labels.material_id;
  return labels[field];
}
