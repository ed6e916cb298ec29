import type { PricingRequest } from '@kerf/sdk/contract';
import { type Letters, type Piece, pieceOf } from '@kerf/sdk/drawing';
import { outlineData } from '@kerf/sdk/lettering';
import { applySelectionQuery, toPricingQuery } from '@kerf/sdk/rules';
import type { Catalogue } from './catalogue.js';
import { rangeOf } from './range-of.js';

/** A piece, and the letters that are cut for it where some were designed. */
export interface DrawnPiece {
  piece: Piece;
  letters?: Letters;
}

/** The piece of a configuration as it is drawn everywhere; null where the catalogue has no such product (any more). */
export function drawnPiece(catalogue: Catalogue, configuration: PricingRequest): DrawnPiece | null {
  const range = rangeOf(catalogue, configuration);
  if (!range) return null;
  const { auto_height: _, ...settled } = catalogue.letters.settle(configuration);
  // As many as are ordered look like one.
  const query = toPricingQuery({ ...settled, quantity: null, kinds: 1 });
  const piece = pieceOf(range, applySelectionQuery(range, query));
  if (!settled.lettering || piece.cutKind !== 'letters') return { piece };
  const outline = catalogue.letters.outline(settled);
  const { widthMm: width, heightMm: height } = piece;
  return { piece, letters: { width, height, d: outline ? outlineData(outline) : '' } };
}
