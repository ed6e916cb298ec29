import { metalGradient } from './metal.js';
import type { Piece } from './piece.js';
import { node, type SceneNode } from './scene-node.js';

/** How a stock is painted: what its paint servers are, and the fills that lie over each other, lowest first. */
export interface StockPaint {
  defs: readonly SceneNode[];
  fills: readonly Readonly<Record<string, string | number>>[];
}

const pattern = (id: string, size: number, ...children: SceneNode[]): SceneNode =>
  node('pattern', { id, width: size, height: size, patternUnits: 'userSpaceOnUse' }, ...children);

const line = (d: string, stroke: string, width: number, opacity: number): SceneNode =>
  node('path', { d, stroke, 'stroke-width': width, 'stroke-opacity': opacity, fill: 'none' });

// Scattered by the golden section: even, without a visible grid.
const fibres = [...Array(22)]
  .map((_, n) => {
    const x = (n * 0.618 * 17) % 17;
    const y = (n * 0.381 * 29) % 17;
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${((n % 5) - 2) * 0.35} ${((n % 3) - 1) * 0.4 + 0.2}`;
  })
  .join('');

/** Paint servers and fills of the piece's stock; `id` starts every name in the document. */
export function stockPaint({ stock: { texture, colour } }: Piece, id: string): StockPaint {
  const base = { fill: colour };
  const over = `${id}stock`;
  const overlay = { fill: `url(#${over})` };
  if (texture === 'fibre')
    return {
      defs: [
        pattern(
          over,
          17,
          line(fibres, '#6d4c22', 0.16, 0.42),
          node('g', { transform: 'translate(8.3 4.1) rotate(90 4 4)' }, line(fibres, '#f3dcb4', 0.14, 0.4)),
        ),
      ],
      fills: [base, overlay],
    };
  if (texture === 'laid')
    return { defs: [pattern(over, 1.2, line('M0 .3H1.2', '#7d6f55', 0.16, 0.22))], fills: [base, overlay] };
  if (texture === 'felt')
    return {
      defs: [
        pattern(
          over,
          1.6,
          line('M0 .4H.9M.8 1.2H1.6M.4 .9V1.6M1.2 0V.7', '#fff', 0.22, 0.9),
          line('M0 .6H.9M.8 1.4H1.6', '#6f6a60', 0.24, 0.2),
        ),
      ],
      fills: [base, overlay],
    };
  if (texture === 'clear')
    return {
      defs: [pattern(over, 5, line('M-1 6L6-1M-1 1L1-1M4 6L6 4', '#5d7f93', 0.18, 0.2))],
      fills: [{ fill: '#eaf3f7', 'fill-opacity': 0.5 }, overlay],
    };
  if (texture === 'smooth') return { defs: [], fills: [base] };
  return { defs: [metalGradient(over, texture)], fills: [overlay] };
}
