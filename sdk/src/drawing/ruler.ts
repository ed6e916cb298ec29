import type { Box } from './box.js';
import type { Palette } from './palette.js';
import { mm, node, type SceneNode } from './scene-node.js';

/** Smallest step, mm, that leaves at most 60 ticks along a length. */
function tickStep(length: number): number {
  return [1, 2, 5, 10, 20, 50, 100].find((step) => length / step <= 60) ?? 200;
}

/** How much room the rulers take beside a box, mm. */
export const rulerRoom = ({ width, height }: Box, upright = true): number =>
  mm(Math.max(width, height) * (upright ? 0.11 : 0.22) + 3);

/** Rulers in mm along the foot of the trim and (unless `upright` is false) its left, with its measures in words. */
export function rulers(
  trim: Box,
  clear: number,
  { ink, muted }: Palette,
  hair: number,
  upright = true,
): SceneNode {
  // A ruler without its upright stands under a long drawing, a roll, and is written larger.
  const longer = Math.max(trim.width, trim.height) * (upright ? 1 : 2);
  const tick = longer * 0.014 + 0.6;
  const size = mm(longer * 0.036 + 0.8);
  const step = tickStep(longer);
  const foot = trim.height + clear;
  const marks = (length: number, write: (at: number, reach: number) => string) => {
    const ticks = Array.from({ length: Math.floor(length / step + 1e-9) + 1 }, (_, n) => {
      const reach = n % 10 === 0 ? tick : n % 5 === 0 ? tick * 0.75 : tick * 0.45;
      return write(n * step, reach);
    });
    return [...ticks, write(length, tick)].join('');
  };
  const level = `M0 ${mm(foot)}H${mm(trim.width)}${marks(trim.width, (at, reach) => `M${mm(at)} ${mm(foot)}v${mm(reach)}`)}`;
  const left = `M${mm(-clear)} 0V${mm(trim.height)}${marks(trim.height, (at, reach) => `M${mm(-clear)} ${mm(at)}h${mm(-reach)}`)}`;
  const words = (length: number, x: number, y: number, turn: string) =>
    node(
      'text',
      {
        x: mm(x),
        y: mm(y),
        'font-size': size,
        fill: ink,
        'text-anchor': 'middle',
        ...(turn ? { transform: turn } : {}),
      },
      `${mm(length)} mm`,
    );
  const beside = -clear - tick - size * 0.55;
  return node(
    'g',
    { 'data-layer': 'ruler' },
    node('path', {
      d: upright ? level + left : level,
      fill: 'none',
      stroke: muted,
      'stroke-width': mm(hair * 0.8),
    }),
    words(trim.width, trim.width / 2, foot + tick + size * 1.15, ''),
    ...(upright
      ? [words(trim.height, 0, 0, `translate(${mm(beside)} ${mm(trim.height / 2)}) rotate(-90)`)]
      : []),
  );
}
