import type { PricingRequest } from '@kerf/sdk/contract';
import { drawThumbnail, pieceOf, type SceneNode } from '@kerf/sdk/drawing';
import { applySelectionQuery, toPricingQuery } from '@kerf/sdk/rules';
import type { Catalogue } from '../catalogue/catalogue.js';
import { rangeOf } from '../catalogue/range-of.js';

/** What the piece of a configuration looks like, small; null where the catalogue has no such product (any more). */
export function drawConfiguration(catalogue: Catalogue, configuration: PricingRequest): SceneNode | null {
  const range = rangeOf(catalogue, configuration);
  if (!range) return null;
  // As many as are ordered look like one.
  const query = toPricingQuery({ ...configuration, quantity: null, kinds: 1 });
  return drawThumbnail(pieceOf(range, applySelectionQuery(range, query))).root;
}
