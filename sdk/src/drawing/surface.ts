import type { Piece } from './piece.js';
import { node, type SceneNode } from './scene-node.js';

const sheens: Readonly<Record<Piece['surface'], readonly (readonly [offset: number, opacity: number])[]>> = {
  uncoated: [],
  matte: [
    [0, 0.1],
    [1, 0],
  ],
  soft: [
    [0, 0.16],
    [0.6, 0.02],
    [1, 0.08],
  ],
  gloss: [
    [0, 0],
    [0.28, 0.02],
    [0.3, 0.3],
    [0.46, 0.12],
    [0.48, 0],
    [0.82, 0],
    [0.84, 0.16],
    [0.9, 0],
  ],
  dome: [
    [0, 0.75],
    [0.18, 0.3],
    [0.4, 0],
    [1, 0],
  ],
};

/** How light lies on the coating, for `<defs>`: none for bare paper, a soft fall-off for matte, a band for gloss. */
export function surfaceGradient({ surface }: Piece, id: string): SceneNode | null {
  const stops = sheens[surface].map(([offset, opacity]) =>
    node('stop', { offset, 'stop-color': '#fff', 'stop-opacity': opacity }),
  );
  if (!stops.length) return null;
  return surface === 'dome'
    ? node('radialGradient', { id, cx: 0.5, cy: 0.5, r: 0.75, fx: 0.24, fy: 0.16 }, ...stops)
    : node('linearGradient', { id, x1: 0, y1: 0, x2: 1, y2: 0.7 }, ...stops);
}
