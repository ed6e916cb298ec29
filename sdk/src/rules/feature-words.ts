import type { PrintFeatureChoice, Product } from '../contract/catalogue.js';
import { noneItemId } from './none-choice.js';

/** A chosen print feature in words ('Foil Stamp: Gold (front)', 'Emboss (back)', 'Punch Hole 5mm'), or '' for one that is not there. */
export function featureWords(product: Product, { feature_id, item_id, side }: PrintFeatureChoice): string {
  const feature = product.attributes.print_features.find(({ id }) => id === feature_id);
  const item = feature?.items.find(({ id }) => id === item_id);
  if (!feature || !item || noneItemId(feature) === item_id) return '';
  if (feature.code === 'punch-holes2')
    return item.name.includes('Punch Hole') ? item.name : `Punch Hole ${item.name}`;
  // 'Emboss / Deboss' says less than 'Emboss', and reads as two parts of a summary.
  const words = feature.name.includes(item.name) ? item.name : `${feature.name}: ${item.name}`;
  return side === 'na' ? words : `${words} (${side})`;
}
