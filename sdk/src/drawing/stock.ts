import { metalGradient } from './metal.js';
import type { Piece, StockTexture } from './piece.js';
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

/** What is made or pressed into white paper: how large it is until it comes again, mm, and its lines. */
const grains: Readonly<Partial<Record<StockTexture, readonly [size: number, ...SceneNode[]]>>> = {
  laid: [1.2, line('M0 .3H1.2', '#7d6f55', 0.16, 0.22)],
  felt: [
    1.6,
    line('M0 .4H.9M.8 1.2H1.6M.4 .9V1.6M1.2 0V.7', '#fff', 0.22, 0.9),
    line('M0 .6H.9M.8 1.4H1.6', '#6f6a60', 0.24, 0.2),
  ],
  linen: [
    1.2,
    line('M0 .3H1.2M0 .9H1.2', '#6f6a60', 0.14, 0.22),
    line('M.3 0V1.2M.9 0V1.2', '#6f6a60', 0.14, 0.16),
    line('M0 .45H1.2M0 1.05H1.2', '#fff', 0.14, 0.8),
  ],
  leather: [
    4,
    line(
      'M0 1L.9 .4L2.1 .9L3 .2L4 1M.9 .4L.8 0M3 .2L3.1 0M0 1L.4 2.3L1.5 2.7L2.1 .9M1.5 2.7L2.6 2.4L4 2.6',
      '#6f6a60',
      0.16,
      0.28,
    ),
    line(
      'M2.6 2.4L3.2 1.7L4 1M.4 2.3L0 2.6M1.5 2.7L1.2 3.5L.8 4M2.6 2.4L2.9 3.4L3.1 4M2.9 3.4L4 2.6M0 2.6L1.2 3.5',
      '#6f6a60',
      0.16,
      0.28,
    ),
  ],
};

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
  const grain = grains[texture];
  if (grain) return { defs: [pattern(over, ...grain)], fills: [base, overlay] };
  if (texture === 'clear')
    return {
      defs: [pattern(over, 5, line('M-1 6L6-1M-1 1L1-1M4 6L6 4', '#5d7f93', 0.18, 0.2))],
      fills: [{ fill: '#eaf3f7', 'fill-opacity': 0.5 }, overlay],
    };
  if (texture === 'smooth') return { defs: [], fills: [base] };
  return { defs: [metalGradient(over, texture)], fills: [overlay] };
}
