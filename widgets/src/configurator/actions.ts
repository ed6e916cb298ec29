/** What the buttons of the panel do, fetched together once one of them is pressed. */
export { addToCompare } from './add-to-compare.js';
export { printQuote } from './print-quote.js';
