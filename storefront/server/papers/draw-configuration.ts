import type { PricingRequest } from '@kerf/sdk/contract';
import { drawThumbnail, type SceneNode } from '@kerf/sdk/drawing';
import type { Catalogue } from '../catalogue/catalogue.js';
import { drawnPiece } from '../catalogue/drawn-piece.js';

/** What the piece of a configuration looks like, small; null where the catalogue has no such product (any more). */
export function drawConfiguration(catalogue: Catalogue, configuration: PricingRequest): SceneNode | null {
  const drawn = drawnPiece(catalogue, configuration);
  return drawn && drawThumbnail(drawn.piece, drawn.letters && { letters: drawn.letters }).root;
}
