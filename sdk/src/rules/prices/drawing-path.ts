import type { PricingRequest } from '../../contract/pricing.js';
import { routes } from '../../contract/routes.js';
import { toPricingQuery } from './pricing-query.js';

/**
 * Where the API has a small picture (SVG, square) of what a configuration looks like, from its base. As many as are
 * ordered look like one.
 */
export const drawingPath = (configuration: PricingRequest): string =>
  `${routes.drawing}?${toPricingQuery({ ...configuration, quantity: null, kinds: 1 })}`;
