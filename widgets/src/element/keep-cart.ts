/** Fetched when consent is given. */
export { keepCart } from '@kerf/sdk/actions';
