import { mm, node, type SceneNode } from '@kerf/sdk/drawing';
import { type Ground, groundNodes } from './film-ground.js';

/** Units of a frame. */
const frame = { width: 1200, height: 900 } as const;

/** One frame of a film on a ground. */
export const stage = (ground: Ground, ...children: SceneNode[]): SceneNode =>
  node(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${frame.width} ${frame.height}` },
    ...groundNodes(ground, frame.width, frame.height),
    ...children,
  );

/** A shape with a cheap layered shadow: blurring every frame would take too long. */
export function lifted(d: string, fill: string, height: number, opacity = 1): SceneNode {
  const layers = [1, 0.75, 0.5, 0.25].map((share) =>
    node('path', {
      d,
      fill: '#2a2114',
      'fill-opacity': mm(0.055 * opacity),
      transform: `translate(${mm(height * share * 0.6)} ${mm(height * share)})`,
    }),
  );
  return node('g', {}, ...layers, node('path', { d, fill, 'fill-opacity': mm(opacity) }));
}

/** A rectangle with round corners. */
export const slab = (x: number, y: number, width: number, height: number, r: number): string => {
  const [w, h] = [mm(width - 2 * r), mm(height - 2 * r)];
  return `M${mm(x + r)} ${mm(y)}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
};

/** A squeegee held upright: a felt edge to the left of an ink handle. */
export const squeegee = (x: number, y: number): SceneNode =>
  node(
    'g',
    { transform: `translate(${mm(x)} ${mm(y)}) rotate(8)` },
    lifted(slab(-26, -130, 64, 260, 10), '#26231f', 26),
    node('path', { d: slab(-34, -130, 20, 260, 5), fill: '#c40062' }),
    node('path', { d: slab(2, -96, 10, 192, 5), fill: '#4a463f' }),
  );
