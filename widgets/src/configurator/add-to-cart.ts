/** In a file of its own, with the cart's code: where that was lost, it alone is fetched again. */
export { addToCart, isRepeatedAddition } from '@kerf/sdk/actions';
export { keepEditedLine } from '../cart/edited-line.js';
