import type { PricingRequest } from '../../contract/pricing.js';
import { drawingPath } from '../../rules/prices/drawing-path.js';
import type { Runtime } from '../runtime.js';

/** Address of a small picture (SVG, square) of what a configuration looks like. As many as are ordered look like one. */
export const drawingUrl = (rt: Pick<Runtime, 'api'>, configuration: PricingRequest): string =>
  rt.api + drawingPath(configuration);
