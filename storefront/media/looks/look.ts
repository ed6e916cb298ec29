/**
 * What the small pictures on the tiles of options are made of: 96 × 72 units, one ground, one light from the upper
 * left, a few bold shapes, so that they can be told apart at the size of a thumb.
 */
import { mm, node, type SceneNode } from '@kerf/sdk/drawing';
import { outlinedLine } from '../outlined-text.js';

export const lookSize = { width: 96, height: 72 } as const;

export const ink = '#26231f';
export const accent = '#c40062';
export const paper = '#fffefb';
export const liner = '#efe6cf';

type Attributes = SceneNode['attributes'];

export const path = (d: string, fill: string, more: Attributes = {}): SceneNode =>
  node('path', { d, fill, ...more });

export const line = (d: string, stroke: string, width: number, more: Attributes = {}): SceneNode =>
  node('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const rectangle = (x: number, y: number, width: number, height: number, r = 0): string =>
  r
    ? `M${mm(x + r)} ${mm(y)}h${mm(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${mm(height - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${mm(2 * r - width)}a${r} ${r} 0 0 1 ${-r} ${-r}v${mm(2 * r - height)}a${r} ${r} 0 0 1 ${r} ${-r}Z`
    : `M${mm(x)} ${mm(y)}h${mm(width)}v${mm(height)}h${mm(-width)}Z`;

export const oval = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${mm(cx - rx)} ${mm(cy)}a${mm(rx)} ${mm(ry)} 0 1 1 ${mm(2 * rx)} 0a${mm(rx)} ${mm(ry)} 0 1 1 ${mm(-2 * rx)} 0Z`;

export const polygon = (...points: readonly (readonly [number, number])[]): string =>
  `${points.map(([x, y], index) => `${index ? 'L' : 'M'}${mm(x)} ${mm(y)}`).join('')}Z`;

/** Words in the shop's display face, centred on x. */
export const word = (text: string, x: number, y: number, size: number, fill = ink): SceneNode =>
  path(outlinedLine(text, x, y, size, { face: 'display', anchor: 'middle' }), fill);

/** A shape on the ground, with its shadow. */
export const lying = (d: string, fill: string, more: Attributes = {}): SceneNode =>
  node(
    'g',
    {},
    path(d, '#2a2114', { 'fill-opacity': 0.3, transform: 'translate(1 1.8)', filter: 'url(#soft)', ...more }),
    path(d, fill, more),
    line(d, '#000', 0.5, { 'stroke-opacity': 0.14, ...more }),
  );

/** The finished picture; `defs` are paint servers that its shapes name. */
export const look = (children: readonly SceneNode[], defs: readonly SceneNode[] = []): SceneNode =>
  node(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${lookSize.width} ${lookSize.height}` },
    node(
      'defs',
      {},
      node(
        'filter',
        { id: 'soft', x: '-30%', y: '-30%', width: '160%', height: '160%' },
        node('feGaussianBlur', { stdDeviation: 1.6 }),
      ),
      ...defs,
    ),
    path(rectangle(0, 0, lookSize.width, lookSize.height), '#edeae1'),
    ...children,
  );

/** A gradient along x, from colour stops evenly spaced, each 'colour' or 'colour/opacity'. */
export const gradient = (id: string, stops: readonly string[], upright = false): SceneNode =>
  node(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: upright ? 0 : 1, y2: upright ? 1 : 0 },
    ...stops.map((stop, index) => {
      const [colour = '#fff', opacity = '1'] = stop.split('/');
      return node('stop', {
        offset: mm(index / (stops.length - 1)),
        'stop-color': colour,
        'stop-opacity': Number(opacity),
      });
    }),
  );
