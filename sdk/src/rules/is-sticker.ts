import type { Range } from '../contract/catalogue.js';

/** Featured category of everything that is a sticker; it has its own waits and words. */
const stickerCategory = 1;

/** Whether a range is configured as stickers are. */
export const isSticker = (range: Range): boolean => range.item.featured_category_id === stickerCategory;
