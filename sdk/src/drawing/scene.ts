import type { ArtworkMaker } from './artwork.js';
import { type Box, grow } from './box.js';
import type { DrawingContext } from './drawing-context.js';
import { cutLine, foldLines, hairline, margins } from './guides.js';
import { letterNodes } from './letter-nodes.js';
import type { Letters } from './letters.js';
import { nestedBoxes } from './nested.js';
import { outlinePath, shapePath, trimBox } from './outline.js';
import { defaultPalette, type Palette } from './palette.js';
import type { Piece, Side } from './piece.js';
import { pieceBody } from './piece-body.js';
import { rollScene } from './roll.js';
import { rulerRoom, rulers } from './ruler.js';
import { sampleArtwork } from './sample-artwork.js';
import { sampleLetters } from './sample-letters.js';
import { mm, node, type SceneNode } from './scene-node.js';
import { stringReach, tagString } from './string.js';

export interface DrawOptions {
  /** Default front. */
  side?: Side;
  /** Draws bleed, safety and cut line; without them the piece is shown as it will be held. Default false. */
  guides?: boolean;
  /** Rulers in mm along two edges. Default false. */
  ruler?: boolean;
  /** Default: a neutral motif. */
  artwork?: ArtworkMaker;
  /** What lettering spells. Default: a word that stands for the shopper's own. */
  letters?: Letters;
  palette?: Palette;
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
  /** Of the piece (or of the first label on a roll), in the drawing's units. */
  trim: Box;
  bleed: Box;
  safety: Box;
}

const parts = (piece: Piece, context: DrawingContext) => {
  const { palette, id, side, guides } = context;
  const hair = hairline(Math.max(piece.widthMm, piece.heightMm));
  const { defs, body } = pieceBody(piece, context);
  const { behind, over } = tagString(piece);
  const backing = piece.cutKind === 'kiss' ? piece.bleedMm + 3 : 0;
  // Artwork beyond the trim is shown faintly: it is printed, and cut away.
  const offcut = guides
    ? [
        node('path', { d: outlinePath(piece, piece.bleedMm), fill: piece.stock.colour, 'fill-opacity': 0.5 }),
        node(
          'g',
          { 'clip-path': `url(#${id}bleed)`, opacity: 0.35 },
          ...(piece.sides.includes(side) ? context.artwork(piece, side).print : []),
        ),
      ]
    : [];
  return {
    defs: [
      ...defs,
      ...(guides
        ? [node('clipPath', { id: `${id}bleed` }, node('path', { d: outlinePath(piece, piece.bleedMm) }))]
        : []),
    ],
    nodes: [
      ...behind,
      ...(backing
        ? [
            node('path', {
              d: shapePath('rounded', grow(trimBox(piece), backing), 2),
              fill: palette.backing,
              stroke: '#000',
              'stroke-opacity': 0.14,
              'stroke-width': hair,
              'data-layer': 'backing',
            }),
          ]
        : []),
      ...offcut,
      body,
      ...foldLines(piece, side, palette, hair),
      ...(guides
        ? [...margins(piece, palette, hair), cutLine(piece, palette, mm(hair * 1.4))]
        : [edge(piece, hair)]),
      ...over,
    ],
  };
};

/** The piece's edge against a ground of its own colour. */
const edge = (piece: Piece, width: number): SceneNode =>
  node('path', {
    d: outlinePath(piece),
    fill: 'none',
    stroke: '#000',
    'stroke-opacity': 0.16,
    'stroke-width': width,
  });

/** A sheet: its own trim, and the stickers that are kiss-cut on it. */
function sheetNodes(piece: Piece, context: DrawingContext) {
  const { id, palette, guides } = context;
  const boxes = nestedBoxes(piece);
  const [first] = boxes;
  const sheet: Piece = { ...piece, nested: null, foil: { front: [], back: [] }, spotCoating: 'none' };
  const blank = { ...context, artwork: () => ({ print: [], foil: [], relief: '' }) };
  const under = parts(sheet, blank);
  if (!first || !piece.nested) return under;
  const { shape } = piece.nested;
  const cell: Piece = {
    ...piece,
    nested: null,
    shape,
    cornerMm: shape === 'rounded' ? Math.min(first.width, first.height) * 0.12 : 0,
    widthMm: mm(first.width),
    heightMm: mm(first.height),
    bleedMm: Math.min(piece.bleedMm, 2),
  };
  const { defs, body } = pieceBody(cell, { ...context, id: `${id}c` });
  const hair = hairline(Math.max(piece.widthMm, piece.heightMm));
  const drawn = node(
    'g',
    { id: `${id}cell` },
    body,
    guides ? cutLine(cell, palette, hair, 'KissCut') : edge(cell, hair),
  );
  return {
    defs: [...under.defs, ...defs, drawn],
    nodes: [
      ...under.nodes,
      ...boxes.map(({ x, y }) =>
        node('use', { href: `#${id}cell`, x: mm(x), y: mm(y), 'data-layer': 'nested' }),
      ),
    ],
  };
}

function contents(piece: Piece, context: DrawingContext) {
  if (piece.cutKind === 'letters') return letterNodes(piece, context);
  if (piece.nested) return sheetNodes(piece, context);
  return parts(piece, context);
}

/** Draws one side of a piece in millimetres. Pure: the same piece and options give the same drawing. */
export function drawPiece(piece: Piece, options: DrawOptions = {}): Scene {
  const {
    side = 'front',
    guides = false,
    ruler = false,
    artwork = sampleArtwork,
    letters = sampleLetters,
    palette = defaultPalette,
    id = 'k',
    title,
  } = options;
  const shown: Piece =
    side === 'back'
      ? { ...piece, holes: piece.holes.map((hole) => ({ ...hole, x: piece.widthMm - hole.x })) }
      : piece;
  const context: DrawingContext = { side, guides, artwork, letters, palette, id };
  const roll = piece.winding ? rollScene(shown, piece.winding, context) : null;
  const { defs, nodes } = roll ?? contents(shown, context);
  const trim = roll?.first ?? trimBox(piece);
  const outside =
    piece.cutKind === 'kiss' ? piece.bleedMm + 3 : guides || piece.cutKind === 'letters' ? piece.bleedMm : 0;
  const drawn = roll?.view ?? grow(trim, outside);
  const room = ruler ? rulerRoom(trim, !roll) : 0;
  const pad = Math.max(drawn.width, drawn.height) * 0.03;
  const above = stringReach(piece);
  const view = {
    x: mm(drawn.x - pad - (roll ? 0 : room)),
    y: mm(drawn.y - pad - above),
    width: mm(drawn.width + 2 * pad + (roll ? 0 : room)),
    height: mm(drawn.height + 2 * pad + above + room),
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
    ...nodes,
    ...(ruler
      ? [rulers(trim, roll ? 5 : outside + 1, palette, hairline(Math.max(trim.width, trim.height)), !roll)]
      : []),
  );
  return { root, view, trim, bleed: grow(trim, piece.bleedMm), safety: grow(trim, -piece.safetyMm) };
}
