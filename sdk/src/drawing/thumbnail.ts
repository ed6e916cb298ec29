import type { Box } from './box.js';
import type { Piece } from './piece.js';
import { type DrawOptions, drawPiece, type Scene } from './scene.js';
import { mm } from './scene-node.js';

/** The square around a box, with the box in its middle, mm. */
function squareAround({ x, y, width, height }: Box): Box {
  const side = Math.max(width, height);
  return {
    x: mm(x - (side - width) / 2),
    y: mm(y - (side - height) / 2),
    width: mm(side),
    height: mm(side),
  };
}

/**
 * The piece as it is held, in a square: for a line of the cart and wherever else a drawing is 72 to 96 px wide. It has
 * neither rulers nor guides, its edge is a pixel wide at every size, and pieces of every proportion line up. Made from
 * `pieceOf(range, selection)`. Like every scene it has no width of its own: whoever places it sets one, and gives each
 * drawing of a document its own `id` (a cart line's, say), or they share their gradients. Without a `title` it is
 * decoration, which is right beside the words of a cart line.
 */
export function drawThumbnail(piece: Piece, options: Omit<DrawOptions, 'guides' | 'isOnScreen'> = {}): Scene {
  const scene = drawPiece(piece, { ...options, isOnScreen: true });
  const view = squareAround(scene.view);
  const { root } = scene;
  const viewBox = `${view.x} ${view.y} ${view.width} ${view.height}`;
  return { ...scene, view, root: { ...root, attributes: { ...root.attributes, viewBox } } };
}
