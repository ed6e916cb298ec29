import { type DrawOptions, drawPiece, type Piece } from '@kerf/sdk/drawing';
import { type Raster, rasterise } from './rasterise.js';

/** The picture of a configured piece, as the live preview draws it, in a file that any page or mail can show. */
export const renderImage = (piece: Piece, raster: Raster, options: DrawOptions = {}): Promise<Buffer> =>
  rasterise(drawPiece(piece, options).root, raster);
