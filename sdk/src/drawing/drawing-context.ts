import type { ArtworkMaker } from './artwork.js';
import type { Letters } from './letters.js';
import type { Palette } from './palette.js';
import type { Side } from './piece.js';
import type { StrokeContext } from './stroke.js';

/** What a part of a drawing needs to know besides the piece. */
export interface DrawingContext extends StrokeContext {
  side: Side;
  /** Whether cut line, bleed and safety are shown. */
  guides: boolean;
  artwork: ArtworkMaker;
  /** What lettering spells. */
  letters: Letters;
  palette: Palette;
  /** Starts every id, so that several drawings can stand in one document. */
  id: string;
}
