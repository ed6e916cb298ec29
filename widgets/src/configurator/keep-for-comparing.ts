/** In a file of its own, with what is compared: where that was lost, it alone is fetched again. */
export { keepForComparing, openCompared } from '@kerf/sdk/actions';
