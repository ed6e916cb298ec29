/** What a template shows of a piece: where it is cut and how far artwork goes, by the outlines that everything is drawn by. */
import {
  type Box,
  bleedBox,
  cutPath,
  type GuidePaths,
  grow,
  guidePaths,
  type Piece,
} from '@kerf/sdk/drawing';

/** The boxes of a page, mm from the trim's top left. */
interface TemplateBoxes {
  trim: Box;
  bleed: Box;
  safety: Box;
}

/** The lines of a template. */
export interface TemplateLines extends Required<GuidePaths> {
  boxes: TemplateBoxes;
  /** Whether the cut line holds a place for one that only the artwork can have. */
  isCutDrawnInArtwork: boolean;
}

/** Letters are cut out of their colour: nothing is printed around them. */
const isBare = ({ cutKind }: Piece): boolean => cutKind === 'letters';

/** Whether only whoever draws the piece knows where it is cut. */
const isCutByArtwork = (piece: Piece): boolean =>
  piece.shape === 'custom' || piece.nested !== null || piece.cuts !== null || isBare(piece);

/** The boxes and lines of a piece as it lies. */
export function templateLines(piece: Piece): TemplateLines {
  const margins = isBare(piece) ? { bleedMm: 0, safetyMm: 0 } : {};
  const isCutDrawnInArtwork = isCutByArtwork(piece);
  // Its size stands for a line that is not drawn yet: what forgets to draw one is cut as large as it was ordered.
  const shown: Piece = {
    ...piece,
    ...margins,
    ...(isCutDrawnInArtwork && { shape: 'rectangle', cornerMm: 0, nested: null, cuts: null }),
  };
  const trim = { x: 0, y: 0, width: piece.widthMm, height: piece.heightMm };
  const { bleed = '', safety = '' } = isBare(piece) ? {} : guidePaths(shown);
  return {
    boxes: { trim, bleed: bleedBox(shown), safety: grow(trim, -shown.safetyMm) },
    cut: cutPath(shown),
    bleed,
    safety,
    isCutDrawnInArtwork,
  };
}
