import { generalMessage } from './general-message.js';
import { sizeRequired } from './size-required.js';

/** What people read when something is wrong. The wording is fixed: do not improve it. */
export const messages = {
  general: generalMessage,
  sizeRequired,
  sizeBelow: (min: number) => `Width or height must not be below ${min}mm.`,
  sizeAbove: 'For special sizes, request a quote from the button below.',
  stickerSizeAbove: 'It is a special size.',
  askForQuotation: 'ask for a quotation',
  quantityBelow: (smallest: number) => `Please enter quantity greater than ${smallest}.`,
  quantityEmpty: 'Please enter custom quantity',
  quantityAbove: 'You can request a quote from the button below.',
  stickerQuantityOutside: 'Request a quote from the button below.',
  setsEmpty: 'Please enter number of sets',
  cutsRequired: 'Number of cuts is required.',
  cutsAbove: 'Number of cuts should not be more than 30.',
  stickersPerSheetRequired: 'Please specify the number of stickers to place in one seat.',
  stickersPerSheetAbove: 'Number of stickers should not be more than 30.',
} as const;
