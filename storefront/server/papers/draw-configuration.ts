import type { PricingRequest } from '@kerf/sdk/contract';
import {
  type ArtworkMaker,
  defaultPalette,
  drawThumbnail,
  mm,
  node,
  type SceneNode,
} from '@kerf/sdk/drawing';
import type { Catalogue } from '../catalogue/catalogue.js';
import { drawnPiece } from '../catalogue/drawn-piece.js';

/** In place of artwork that nobody can see here: what kind of file it is, and no design that is not the customer's. */
const documentOf =
  (kind: string): ArtworkMaker =>
  ({ widthMm, heightMm, ink }) => ({
    print: [
      node(
        'text',
        {
          x: mm(widthMm / 2),
          y: mm(heightMm / 2),
          'font-size': mm(Math.min(widthMm, heightMm) * 0.3),
          'font-family': 'sans-serif',
          'font-weight': 700,
          'text-anchor': 'middle',
          'dominant-baseline': 'central',
          fill: ink ?? defaultPalette.ink,
        },
        kind.toUpperCase(),
      ),
    ],
    foil: [],
    relief: '',
  });

/**
 * What the piece of a configuration looks like, small, with the shop's sample on it, or the kind of a document; null where
 * the catalogue has no such product (any more).
 */
export function drawConfiguration(
  catalogue: Catalogue,
  configuration: PricingRequest,
  kind?: string,
): SceneNode | null {
  const drawn = drawnPiece(catalogue, configuration);
  if (!drawn) return null;
  return drawThumbnail(drawn.piece, {
    ...(drawn.letters && { letters: drawn.letters }),
    ...(kind && { artwork: documentOf(kind) }),
  }).root;
}
