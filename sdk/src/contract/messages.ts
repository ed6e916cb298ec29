/** What people read when something is wrong. The wording is fixed: do not improve it. */

/** For whatever has no words of its own. */
export const general = 'An error occurred. Please try again or submit a report.';

export const sizeRequired = 'Please enter width and height.';
/** For a size that is no number, or could be read in two ways. */
export const sizeUnclear = 'Please enter width and height in mm, such as 90 or 12.5.';
export const sizeBelow = (min: number): string => `Width or height must not be below ${min}mm.`;
export const sizeAbove = 'For special sizes, request a quote from the button below.';
export const stickerSizeAbove = 'It is a special size.';
export const askForQuotation = 'ask for a quotation';

export const quantityBelow = (smallest: number): string => `Please enter quantity greater than ${smallest}.`;
export const quantityEmpty = 'Please enter custom quantity';
export const quantityAbove = 'You can request a quote from the button below.';
export const stickerQuantityOutside = 'Request a quote from the button below.';

/** For a quantity, sets or a count that is no whole number. */
export const wholeNumberUnclear = 'Please enter a whole number of at most 6 digits.';

export const setsEmpty = 'Please enter number of sets';
export const setsAbove = 'Number of sets should not be more than 99.';

export const cutsRequired = 'Number of cuts is required.';
export const cutsAbove = 'Number of cuts should not be more than 30.';
export const stickersPerSheetRequired = 'Please specify the number of stickers to place in one seat.';
export const stickersPerSheetAbove = 'Number of stickers should not be more than 30.';
