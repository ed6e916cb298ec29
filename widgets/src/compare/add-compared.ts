/** In a file of its own, with the cart's code: where that was lost, it alone is fetched again. */
export { addComparedToCart, isRepeatedComparison } from '@kerf/sdk/actions';
