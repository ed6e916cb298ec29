import type { PricingRequest } from '../../contract/pricing.js';
import { routes } from '../../contract/routes.js';
import { toPricingQuery } from '../../rules/prices/pricing-query.js';
import type { Runtime } from '../runtime.js';

/** Address of a small picture (SVG, square) of what a configuration looks like. As many as are ordered look like one. */
export const drawingUrl = (rt: Pick<Runtime, 'api'>, configuration: PricingRequest): string =>
  `${rt.api}${routes.drawing}?${toPricingQuery({ ...configuration, quantity: null, kinds: 1 })}`;
