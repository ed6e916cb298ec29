/**
 * What the panel does once somebody uses it: fetched together at the first touch, so that what a page waits for at
 * first is small.
 */
import { addToCart } from '@kerf/sdk/actions';

export { addToCompare } from './add-to-compare.js';
export { followAddress } from './follow-address.js';
export { followOptionPrices } from './follow-option-prices.js';
export { PriceParts } from './price-parts.js';
export { printQuote } from './print-quote.js';
export { SizeWaysOut } from './size-ways-out.js';
export { addToCart };
