import type { PricingRequest, PrintFeatureChoice } from '@kerf/sdk/contract';

/** The premium card as its page opens it. */
export const card: PricingRequest = {
  featured_item_id: 8,
  product_id: 17,
  material_id: 1,
  printed_side_id: 1,
  cutting_id: null,
  shape_id: null,
  orientation_id: null,
  finishing_id: null,
  premium_processing_id: null,
  adhesive_id: null,
  color_id: null,
  addon_item_id: null,
  install_ready: null,
  cut_per_shape: null,
  ea: null,
  width: 90,
  height: 55,
  quantity: null,
  kinds: 1,
  print_features: [],
};

/** A die-cut sticker of art paper. */
export const sticker: PricingRequest = {
  ...card,
  featured_item_id: null,
  product_id: 1,
  material_id: 11,
  cutting_id: 1,
  shape_id: 1,
  finishing_id: 1,
  adhesive_id: 1,
  color_id: 1,
  width: 50,
  height: 50,
};

/** The same on a roll. */
export const roll = { ...sticker, cutting_id: 9, orientation_id: 53 };

/** Print features of cards and tags. */
export const gold: PrintFeatureChoice = { feature_id: 21, item_id: 101, side: 'front' };
export const emboss: PrintFeatureChoice = { feature_id: 22, item_id: 121, side: 'front' };
export const hole: PrintFeatureChoice = { feature_id: 24, item_id: 141, side: 'na' };
export const hemp: PrintFeatureChoice = { feature_id: 25, item_id: 153, side: 'na' };
