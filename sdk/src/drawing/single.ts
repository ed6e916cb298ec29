import { grow } from './box.js';
import type { DrawingContext } from './drawing-context.js';
import { edge, foldLines, guideLines, guidePaths, offcut } from './guides.js';
import { shapePath, trimBox } from './outline.js';
import type { Piece } from './piece.js';
import { pieceBody } from './piece-body.js';
import { type Contents, type DrawOptions, type Scene, sceneOf } from './scene.js';
import { node, type SceneNode } from './scene-node.js';
import { hairline, lineStroke } from './stroke.js';

/** The backing that a kiss-cut piece stays on reaches as far beyond its trim, mm. */
const backingReach = ({ bleedMm }: Piece): number => bleedMm + 3;

const isBacked = ({ cutKind }: Piece, { side }: DrawingContext): boolean =>
  cutKind === 'kiss' && side === 'front';

const backing = (piece: Piece, context: DrawingContext): SceneNode =>
  node('path', {
    d: shapePath('rounded', grow(trimBox(piece), backingReach(piece)), 2),
    fill: context.palette.backing,
    stroke: '#000',
    'stroke-opacity': 0.14,
    ...lineStroke(context, hairline(Math.max(piece.widthMm, piece.heightMm))),
    'data-layer': 'backing',
  });

/** A piece that lies by itself, on its backing where it has one. */
export function singleNodes(piece: Piece, context: DrawingContext): Contents {
  const { palette, guides } = context;
  const { defs, body } = pieceBody(piece, context);
  const waste = guides ? offcut(piece, context) : { defs: [], nodes: [] };
  const onBacking = isBacked(piece, context);
  return {
    defs: [...defs, ...waste.defs],
    nodes: [
      ...(onBacking ? [backing(piece, context)] : []),
      ...waste.nodes,
      body,
      ...foldLines(piece, context),
      ...(guides ? guideLines(guidePaths(piece), palette) : [edge(piece, context)]),
    ],
    drawn: grow(trimBox(piece), onBacking ? backingReach(piece) : guides ? piece.bleedMm : 0),
  };
}

/**
 * Whether a piece lies by itself: not on a roll, not with others on a sheet, not as letters on their tape, and without
 * a string through it.
 */
export const isSingle = ({ winding, nested, cutKind, string }: Piece): boolean =>
  !winding && !nested && cutKind !== 'letters' && !string;

/**
 * `drawPiece` for whoever has a single piece alone, which is most of them, and wants no more code than that takes. Of
 * any other piece it would draw one as if it lay by itself.
 */
export const drawSingle = (piece: Piece, options: DrawOptions = {}): Scene =>
  sceneOf(piece, options, singleNodes);
