/** Artwork on film that is not quite clear. */
import { type ArtworkMaker, bleedBox, shapePath } from '@kerf/sdk/drawing';
import { fill } from '../../artwork/strokes.js';

/** The same on frosted film, which dims what lies under it. */
export const onFrosted =
  (artwork: ArtworkMaker): ArtworkMaker =>
  (piece, side) => {
    const { print, ...rest } = artwork(piece, side);
    return { ...rest, print: [fill(shapePath('rectangle', bleedBox(piece)), '#ffffff', 0.42), ...print] };
  };
