import { drawPiece, mm, node, outlinePath, type SceneNode } from '@kerf/sdk/drawing';
import { type Placement, softShadow } from './placed-piece.js';

/** How pieces lying on a table look from in front and above. */
const tilt = 0.66;

export interface StackPlacement extends Placement {
  /** Height of the stack, mm. */
  thick: number;
  /** Colours of the edges of one piece, repeated. */
  edges: readonly [string, string];
}

/** A stack seen at an angle: the top piece in full, below it the edges of all the others. */
export function stackedPieces(placement: StackPlacement): SceneNode {
  const { piece, artwork, x, y, scale, turn = -24, thick, edges, id, side = 'front' } = placement;
  const flat = (dx: number, dy: number) =>
    `translate(${mm(x + dx)} ${mm(y + dy)}) scale(1 ${tilt}) rotate(${turn}) scale(${scale}) translate(${mm(-piece.widthMm / 2)} ${mm(-piece.heightMm / 2)})`;
  const d = outlinePath(piece);
  const rise = thick * scale * 0.75;
  const layers = Math.max(2, Math.round(thick / 0.42));
  const sheets = Array.from({ length: layers }, (_, n) => {
    // Nobody stacks perfectly: every piece lies a hair aside of the one below, always in the same way.
    const slip = Math.sin(n * 12.9898) * 0.35 * scale;
    return node('path', {
      d,
      transform: flat(n === layers - 1 ? 0 : slip, rise - (n / (layers - 1)) * rise),
      fill: n % 2 ? edges[1] : edges[0],
      stroke: '#000',
      'stroke-opacity': 0.1,
      'stroke-width': 0.08,
    });
  });
  const { root } = drawPiece(piece, { artwork, side, id });
  return node(
    'g',
    {},
    ...softShadow(d, flat(0, rise), id, 1 + thick * 0.12, scale),
    ...sheets,
    node('g', { transform: flat(0, 0) }, ...root.children),
  );
}
