import type { Artwork } from './artwork.js';
import type { DrawingContext } from './drawing-context.js';
import type { Piece } from './piece.js';
import { mm, node, type SceneNode } from './scene-node.js';

/** Whether a side shows the front's artwork in mirror image: on a window, wherever the piece is seen from behind. */
const isMirrored = ({ glass, isFlipped }: Piece): boolean => glass !== null && isFlipped;

/** The artwork that a side shows. */
export const artworkOf = (piece: Piece, { artwork, side }: DrawingContext): Artwork =>
  artwork(piece, isMirrored(piece) ? 'front' : side);

/** Turns what is drawn of the artwork into its mirror image, where the side shows that. */
export const asSeen = (piece: Piece, nodes: readonly SceneNode[]): readonly SceneNode[] =>
  isMirrored(piece)
    ? [node('g', { transform: `translate(${mm(piece.widthMm)} 0) scale(-1 1)` }, ...nodes)]
    : nodes;

/** What is printed on the side that is drawn, as it is seen; nothing on one that is not printed. */
export const printOf = (piece: Piece, context: DrawingContext): readonly SceneNode[] =>
  piece.sides.includes(context.side) ? asSeen(piece, artworkOf(piece, context).print) : [];
