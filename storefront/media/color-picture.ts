import type { Color } from '@kerf/sdk/contract';
import { metalGradient, metalOf, node, type SceneNode } from '@kerf/sdk/drawing';

const foilNames = /silver|bronze|gold|holo/i;

/** A swatch of sheet vinyl with one corner lifted, 400 × 300 units. */
export function colorPicture({ name, swatch }: Color): SceneNode {
  const metal = foilNames.test(name) ? metalOf(name) : undefined;
  const stripes = ['#c40062', '#f07d1a', '#f8d21c', '#1f8a4c', '#1c57b5', '#6b2f8f'];
  const paint = metal
    ? [metalGradient('vinyl', metal)]
    : [
        node(
          'linearGradient',
          { id: 'vinyl', x1: 0, y1: 0, x2: 1, y2: 0.6 },
          ...(swatch ? [swatch] : stripes).map((colour, index, list) =>
            node('stop', { offset: list.length > 1 ? index / (list.length - 1) : 0, 'stop-color': colour }),
          ),
        ),
      ];
  const sheet = 'M40 36H360V196L292 264H40Z';
  return node(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 400 300' },
    node(
      'defs',
      {},
      ...paint,
      node(
        'filter',
        { id: 'soft', x: '-20%', y: '-20%', width: '140%', height: '150%' },
        node('feGaussianBlur', { stdDeviation: 7 }),
      ),
      node(
        'linearGradient',
        { id: 'curl', x1: 0.1, y1: 0.1, x2: 0.75, y2: 0.75 },
        ...(
          [
            [0, '#cfc9bb'],
            [0.45, '#fffefb'],
            [1, '#ddd7ca'],
          ] as const
        ).map(([offset, colour]) => node('stop', { offset, 'stop-color': colour })),
      ),
      node(
        'linearGradient',
        { id: 'sheen', x1: 0, y1: 0, x2: 1, y2: 0.7 },
        ...(
          [
            [0.2, 0],
            [0.34, 0.26],
            [0.5, 0.04],
            [0.7, 0],
            [0.8, 0.14],
            [0.9, 0],
          ] as const
        ).map(([offset, opacity]) => node('stop', { offset, 'stop-color': '#fff', 'stop-opacity': opacity })),
      ),
    ),
    node('rect', { width: 400, height: 300, fill: '#f1eee6' }),
    node('path', {
      d: sheet,
      fill: '#2a2114',
      'fill-opacity': 0.3,
      transform: 'translate(5 10)',
      filter: 'url(#soft)',
    }),
    node('path', { d: sheet, fill: 'url(#vinyl)' }),
    node('path', { d: sheet, fill: 'url(#sheen)' }),
    node('path', {
      d: 'M360 196C334 200 312 200 298 190C306 214 302 240 292 264Z',
      fill: 'url(#curl)',
      stroke: '#000',
      'stroke-opacity': 0.12,
      'stroke-width': 0.8,
    }),
  );
}
