import type { ArtworkMaker } from './artwork.js';
import { type Box, grow } from './box.js';
import type { DrawingContext } from './drawing-context.js';
import type { Margins } from './guides.js';
import type { Letters } from './letters.js';
import { firstPart, sideOf, trimBox } from './outline.js';
import { defaultPalette, type Palette } from './palette.js';
import type { Piece, PieceShape, Side } from './piece.js';
import { sampleArtwork } from './sample-artwork.js';
import { sampleLetters } from './sample-letters.js';
import { mm, node, type SceneNode } from './scene-node.js';

export interface DrawOptions {
  /** Default front. */
  side?: Side;
  /** Draws bleed, safety and cut line; without them the piece is shown as it will be held. Default false. */
  guides?: boolean;
  /** Default: a neutral motif. */
  artwork?: ArtworkMaker;
  /** What lettering spells. Default: a word that stands for the shopper's own. */
  letters?: Letters;
  palette?: Palette;
  /**
   * Lines are at least a pixel wide however small the drawing is placed. Default false: those of the piece itself are as
   * wide as on the piece, as a picture wants them; guides are always as wide as on screen.
   */
  isOnScreen?: boolean;
  /** Starts every id, so that several drawings can stand in one document. Default 'k'. */
  id?: string;
  /** Alternative text of the drawing; without it the drawing is decoration. */
  title?: string;
}

/** A drawing at full size: one user unit is one millimetre, whatever the product. */
export interface Scene {
  /** An `svg` element without width and height: whoever places it decides how large a millimetre is. */
  root: SceneNode;
  view: Box;
  /** What the piece takes with its backing, its bleed or its roll, without the string above it. */
  drawn: Box;
  /** Of the piece (or of the first label on a roll), in the drawing's units. */
  trim: Box;
  bleed: Box;
  safety: Box;
  /** Those that the drawing shows; null where nothing is printed, so that there are none. */
  margins: Margins | null;
  /** Around a place of the cut line, where its margins are to be seen enlarged; null where there are none. */
  edge: Box | null;
}

/** How far a string reaches above the piece, mm. */
export const stringReachMm = 26;

/** The name of everything that is drawn, for whoever shows a part of it again. */
export const drawnId = (id: string): string => `${id}drawn`;

/** A shape that is cut, in its box. */
interface CutOutline {
  box: Box;
  shape: PieceShape;
}

/** What a drawing holds: the scene around it only knows where that begins and ends. */
export interface Contents {
  defs: readonly SceneNode[];
  nodes: readonly SceneNode[];
  /** Default: the trim. */
  drawn?: Box;
  /** Default: that of the piece. */
  trim?: Box;
  /** Default: those of the piece; null where nothing is printed, so that there are none. */
  margins?: Margins | null;
  /** One of the cut lines that the margins keep to. Default: that of the piece, or of the first of its parts. */
  cut?: CutOutline;
}

/** The piece as it lies when it is seen from a side. */
export function asLies(piece: Piece, side: Side): Piece {
  if ((side === 'back') === (piece.glass === 'in')) return piece;
  const { widthMm } = piece;
  return {
    ...piece,
    isFlipped: true,
    holes: piece.holes.map((hole) => ({ ...hole, x: widthMm - hole.x })),
    folds: piece.folds.map((fold) =>
      fold.direction === 'upright' ? { ...fold, at: widthMm - fold.at } : fold,
    ),
  };
}

/** A small part of the drawing with the cut line upright in its middle, and both margins beside it. */
function edgeOf({ bleedMm, safetyMm }: Margins, { box, shape }: CutOutline): Box {
  const side = mm((bleedMm + safetyMm) * 2.25);
  const middle = { x: box.x + box.width, y: box.y + box.height * sideOf(shape) };
  return { x: mm(middle.x - side / 2), y: mm(middle.y - side / 2), width: side, height: side };
}

/** The scene around what `contentsOf` makes of one side of a piece. */
export function sceneOf(
  piece: Piece,
  options: DrawOptions,
  contentsOf: (piece: Piece, context: DrawingContext) => Contents,
): Scene {
  const {
    side = 'front',
    guides = false,
    artwork = sampleArtwork,
    letters = sampleLetters,
    palette = defaultPalette,
    id = 'k',
    isOnScreen = false,
    title,
  } = options;
  const shown = asLies(piece, side);
  const context: DrawingContext = { side, guides, artwork, letters, palette, id, isOnScreen };
  const {
    defs,
    nodes,
    trim = trimBox(piece),
    drawn = trim,
    margins = { bleedMm: piece.bleedMm, safetyMm: piece.safetyMm },
    cut = { box: firstPart(shown), shape: shown.shape },
  } = contentsOf(shown, context);
  const pad = Math.max(drawn.width, drawn.height) * 0.03;
  const above = piece.string && piece.holes.length ? stringReachMm : 0;
  const view = {
    x: mm(drawn.x - pad),
    y: mm(drawn.y - pad - above),
    width: mm(drawn.width + 2 * pad),
    height: mm(drawn.height + 2 * pad + above),
  };
  const root = node(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${view.x} ${view.y} ${view.width} ${view.height}`,
      ...(title ? { role: 'img' } : { 'aria-hidden': 'true' }),
    },
    ...(title ? [node('title', {}, title)] : []),
    node('defs', {}, ...defs),
    node('g', { id: drawnId(id) }, ...nodes),
  );
  return {
    root,
    view,
    drawn,
    trim,
    bleed: grow(trim, piece.bleedMm),
    safety: grow(trim, -piece.safetyMm),
    margins,
    edge: margins && edgeOf(margins, cut),
  };
}
