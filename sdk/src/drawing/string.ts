import type { Box } from './box.js';
import type { Piece } from './piece.js';
import { mm, node, type SceneNode } from './scene-node.js';
import { bodyStroke, lineStroke, type StrokeContext } from './stroke.js';

/** How far a string reaches above the piece, mm. */
export const stringReach = ({ string, holes }: Piece): number => (string && holes.length ? 26 : 0);

const twine = (d: string, colour: string, width: number, context: StrokeContext): SceneNode[] => [
  ...bodyStroke(
    context,
    { d, fill: 'none', stroke: '#000', 'stroke-opacity': 0.35, 'stroke-linecap': 'round' },
    width * 1.35,
  ),
  ...bodyStroke(context, { d, fill: 'none', stroke: colour, 'stroke-linecap': 'round' }, width),
];

/** A string through the first hole: one strand goes behind the piece, the other over it, up to a knot. */
export function tagString(piece: Piece, context: StrokeContext): { behind: SceneNode[]; over: SceneNode[] } {
  const [hole] = piece.holes;
  if (!piece.string || !hole) return { behind: [], over: [] };
  const { x } = hole;
  const width = Math.min(1.1, hole.diameterMm * 0.3);
  const top = -stringReach(piece);
  const from = hole.y;
  const knot: Box = { x: x + 1.5, y: top * 0.42, width: 0, height: 0 };
  const strand = (bend: number, start: number) =>
    `M${mm(x)} ${mm(start)}C${mm(x + bend)} ${mm(from * 0.3)} ${mm(x + bend)} ${mm(knot.y * 0.5)} ${mm(knot.x)} ${mm(knot.y)}`;
  const tails = `M${mm(knot.x)} ${mm(knot.y)}C${mm(knot.x - 5)} ${mm(top * 0.6)} ${mm(knot.x - 2)} ${mm(top * 0.8)} ${mm(knot.x - 4)} ${mm(top + 2)}M${mm(knot.x)} ${mm(knot.y)}C${mm(knot.x + 4)} ${mm(top * 0.62)} ${mm(knot.x + 5)} ${mm(top * 0.75)} ${mm(knot.x + 4)} ${mm(top + 3)}`;
  return {
    behind: [node('g', { 'data-layer': 'string' }, ...twine(strand(5, from), piece.string, width, context))],
    over: [
      node(
        'g',
        { 'data-layer': 'string' },
        ...twine(strand(-5, from + hole.diameterMm * 0.25), piece.string, width, context),
        ...twine(tails, piece.string, width, context),
        node('circle', {
          cx: mm(knot.x),
          cy: mm(knot.y),
          r: mm(width),
          fill: piece.string,
          stroke: '#000',
          'stroke-opacity': 0.35,
          ...lineStroke(context, 0.15),
        }),
      ),
    ],
  };
}
