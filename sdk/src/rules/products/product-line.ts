/**
 * The two lines of the range. Every product is configured, checked and priced in the same way; what truly differs
 * between stickers on one side and cards and tags on the other stands here, as data.
 */

import {
  pricingDebounce,
  sizeInputDebounce,
  stickerPricingDebounce,
  stickerSizeInputDebounce,
} from '../../contract/limits.js';
import {
  askForQuotation,
  quantityAbove,
  quantityBelow,
  sizeAbove,
  stickerQuantityOutside,
  stickerSizeAbove,
} from '../../contract/messages.js';
import type { Selection } from '../../contract/selection.js';

/** What differs between the lines. Times are ms, lengths mm. */
export interface ProductLine {
  name: 'stickers' | 'cards';
  /** From a choice to the call for its prices. */
  pricingDebounce: number;
  /** From the last key in a size field to its check. */
  sizeInputDebounce: number;
  /** Choices that stay when another product is chosen, where that has them too. */
  keptFields: readonly (keyof Selection)[];
  /** Said of a size above the largest, and the link under it, where the words do not name the button below. */
  sizeAbove: string;
  sizeAboveLink: string | null;
  /** Said of a quantity below the smallest listed one, and of one above the largest. */
  quantityBelow: (smallest: number) => string;
  quantityAbove: string;
  /** Whether the price table keeps its quantities where there are no prices for them. */
  listsUnpriced: boolean;
  /** How far artwork runs past the cut line, and keeps away from it. */
  bleedMm: number;
  safetyMm: number;
}

const stickers: ProductLine = {
  name: 'stickers',
  pricingDebounce: stickerPricingDebounce,
  sizeInputDebounce: stickerSizeInputDebounce,
  keptFields: ['cut_per_shape', 'ea'],
  sizeAbove: stickerSizeAbove,
  sizeAboveLink: askForQuotation,
  quantityBelow: () => stickerQuantityOutside,
  quantityAbove: stickerQuantityOutside,
  listsUnpriced: false,
  bleedMm: 2,
  safetyMm: 2,
};

const cards: ProductLine = {
  name: 'cards',
  pricingDebounce,
  sizeInputDebounce,
  keptFields: ['material_id', 'printed_side_id'],
  sizeAbove,
  sizeAboveLink: null,
  quantityBelow,
  quantityAbove,
  listsUnpriced: true,
  bleedMm: 1,
  safetyMm: 1,
};

/** The featured category of stickers; 2 is business cards, 3 swing tags. */
const stickerCategory = 1;

/** The line of a product or of a featured item. */
export const productLine = ({ featured_category_id }: { featured_category_id: number }): ProductLine =>
  featured_category_id === stickerCategory ? stickers : cards;
