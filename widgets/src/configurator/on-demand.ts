import { addToCart } from '@kerf/sdk/actions';
import { compare } from './add-to-compare.js';
import { attend } from './attend.js';
import { PriceParts } from './price-parts.js';
import { printQuote } from './print-quote.js';
import { quoteMail } from './quote-mail.js';
import { showOutcome } from './show-outcome.js';
import { SizeWaysOut } from './size-ways-out.js';

/**
 * What the panel does once somebody uses it: fetched together at the first touch, so that what a page waits for at
 * first is small.
 */
export const onDemand = {
  addToCart,
  attend,
  compare,
  PriceParts,
  printQuote,
  quoteMail,
  showOutcome,
  SizeWaysOut,
};
export type OnDemand = typeof onDemand;
