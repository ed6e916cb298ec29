import type { PrintFeature, PrintFeatureChoice, Product } from '../contract/catalogue.js';
import { defaultFeatureIndex } from '../contract/limits.js';

/** The item of a print feature that means "without"; foil stamping has none, since it starts empty. */
export const noneItemId = ({ code, items }: PrintFeature): number | undefined =>
  items[defaultFeatureIndex[code] ?? -1]?.id;

/** Choices without those that mean "without": a selection holds, and a price is made of, the others alone. */
export const withoutNone = (product: Product, choices: readonly PrintFeatureChoice[]): PrintFeatureChoice[] =>
  choices.filter(({ feature_id, item_id }) => {
    const feature = product.attributes.print_features.find(({ id }) => id === feature_id);
    return feature && noneItemId(feature) !== item_id;
  });
