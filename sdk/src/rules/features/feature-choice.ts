/** One chosen item of a print feature: whether it means "without", and its words. */
import type { PrintFeature, PrintFeatureChoice, Product } from '../../contract/catalogue.js';
import { defaultFeatureIndex } from '../../contract/limits.js';

/** The item of a print feature that means "without"; foil stamping has none, since it starts empty. */
export const noneItemId = ({ code, items }: PrintFeature): number | undefined =>
  items[defaultFeatureIndex[code] ?? -1]?.id;

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

/** Choices without those that mean "without": a selection holds, and a price is made of, the others alone. */
export const withoutNone = (product: Product, choices: readonly PrintFeatureChoice[]): PrintFeatureChoice[] =>
  choices.filter(({ feature_id, item_id }) => {
    const feature = product.attributes.print_features.find(({ id }) => id === feature_id);
    return feature && noneItemId(feature) !== item_id;
  });

/** Whether two choices are of the same item on the same side. */
export const isSameChoice = (a: PrintFeatureChoice, b: PrintFeatureChoice): boolean =>
  a.feature_id === b.feature_id && a.item_id === b.item_id && a.side === b.side;
