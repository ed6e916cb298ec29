import { attend } from './attend.js';
import { compare } from './compare.js';
import { openQuotePage } from './open-quote-page.js';
import { PriceParts } from './price-parts.js';
import { printQuote } from './print-quote.js';
import { fetchAddToCart, putIntoCart } from './put-into-cart.js';
import { SizeWaysOut } from './size-ways-out.js';

/**
 * What the panel does once somebody uses it: fetched together at the first touch, so that what a page waits for at
 * first is small.
 */
export const onDemand = {
  attend,
  compare,
  openQuotePage,
  PriceParts,
  printQuote,
  putIntoCart,
  SizeWaysOut,
};
// It is there when somebody presses.
fetchAddToCart().catch(() => {});
export type OnDemand = typeof onDemand;
