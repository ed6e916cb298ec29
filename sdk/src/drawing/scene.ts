import type { ArtworkMaker } from './artwork.js';
import { type Box, grow } from './box.js';
import type { DrawingContext } from './drawing-context.js';
import { edge, foldLines, guideLines, guidePaths, marginsOf, offcut } from './guides.js';
import { letterNodes } from './letter-nodes.js';
import type { Letters } from './letters.js';
import { firstPart, shapePath, sideOf, trimBox } from './outline.js';
import { defaultPalette, type Palette } from './palette.js';
import type { Piece, Side } from './piece.js';
import { pieceBody } from './piece-body.js';
import { rollScene } from './roll.js';
import { sampleArtwork } from './sample-artwork.js';
import { sampleLetters } from './sample-letters.js';
import { mm, node, type SceneNode } from './scene-node.js';
import { sheetNodes } from './sheet.js';
import { stickersOn } from './sheet-stickers.js';
import { stringReach, tagString } from './string.js';
import { hairline, lineStroke } from './stroke.js';

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
  /** Around a place of the cut line, where its margins are to be seen enlarged; null where there are none. */
  edge: Box | null;
}

/** The name of everything that is drawn, for whoever shows a part of it again. */
export const drawnId = (id: string): string => `${id}drawn`;

/** The backing that a kiss-cut piece stays on reaches as far beyond its trim, mm. */
const backingReach = ({ bleedMm }: Piece): number => bleedMm + 3;

const onBacking = (piece: Piece, context: DrawingContext): SceneNode[] =>
  piece.cutKind === 'kiss' && context.side === 'front'
    ? [
        node('path', {
          d: shapePath('rounded', grow(trimBox(piece), backingReach(piece)), 2),
          fill: context.palette.backing,
          stroke: '#000',
          'stroke-opacity': 0.14,
          ...lineStroke(context, hairline(Math.max(piece.widthMm, piece.heightMm))),
          'data-layer': 'backing',
        }),
      ]
    : [];

function singleNodes(piece: Piece, context: DrawingContext): { defs: SceneNode[]; nodes: SceneNode[] } {
  const { palette, guides } = context;
  const { defs, body } = pieceBody(piece, context);
  const { behind, over } = tagString(piece, context);
  const waste = guides ? offcut(piece, context) : { defs: [], nodes: [] };
  return {
    defs: [...defs, ...waste.defs],
    nodes: [
      ...behind,
      ...onBacking(piece, context),
      ...waste.nodes,
      body,
      ...foldLines(piece, context),
      ...(guides ? guideLines(guidePaths(piece), palette) : [edge(piece, context)]),
      ...over,
    ],
  };
}

function contents(piece: Piece, context: DrawingContext) {
  if (piece.cutKind === 'letters') return letterNodes(piece, context);
  if (piece.nested) return sheetNodes(piece, context);
  return singleNodes(piece, context);
}

/** The piece as it lies when it is seen from the side that is drawn. */
function asLies(piece: Piece, side: Side): Piece {
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
function edgeOf(piece: Piece, trim: Box): Box | null {
  const margins = marginsOf(piece);
  if (!margins) return null;
  const [sticker] = stickersOn(piece);
  const { x, y, width, height } = sticker
    ? { ...sticker, width: sticker.sticker.widthMm, height: sticker.sticker.heightMm }
    : piece.winding
      ? trim
      : firstPart(piece);
  const side = mm((margins.bleedMm + margins.safetyMm) * 2.25);
  const middle = { x: x + width, y: y + height * sideOf((sticker?.sticker ?? piece).shape) };
  return { x: mm(middle.x - side / 2), y: mm(middle.y - side / 2), width: side, height: side };
}

/** How far a drawing reaches beyond the trim, mm. */
function outsideTrim(piece: Piece, { guides, side }: DrawingContext): number {
  if (piece.cutKind === 'kiss' && side === 'front') return backingReach(piece);
  return guides && !piece.nested && marginsOf(piece) ? piece.bleedMm : 0;
}

/** Draws one side of a piece in millimetres. Pure: the same piece and options give the same drawing. */
export function drawPiece(piece: Piece, options: DrawOptions = {}): Scene {
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
  const roll = piece.winding ? rollScene(shown, piece.winding, context) : null;
  const { defs, nodes } = roll ?? contents(shown, context);
  const trim = roll?.first ?? trimBox(piece);
  const drawn = roll?.view ?? grow(trim, outsideTrim(piece, context));
  const pad = Math.max(drawn.width, drawn.height) * 0.03;
  const above = stringReach(piece);
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
    edge: edgeOf(shown, trim),
  };
}
