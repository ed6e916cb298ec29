import type { Color } from '@kerf/sdk/contract';
import { metalGradient, metalOf, mm, node, type SceneNode } from '@kerf/sdk/drawing';
import { disc, rays } from '../artwork/strokes.js';

const foilNames = /silver|bronze|gold|holo/i;

const sheet = 'M40 36H360V196L292 264H40Z';

const path = (d: string, fill: string, more: SceneNode['attributes'] = {}): SceneNode =>
  node('path', { d, fill, ...more });

/** A sun over two hills with a `gap` between them, so that they are told apart in one ink too; 110 units to either side. */
function sunrise(
  cx: number,
  cy: number,
  [sun, far, near, gap]: readonly [string, string, string, string],
): SceneNode[] {
  const hill = (from: number, top: number, foot: number) =>
    `M${cx - 110} ${cy + foot}V${cy + from}C${cx - 60} ${cy + top} ${cx - 10} ${cy + top} ${cx + 30} ${cy + from}S${cx + 90} ${cy + from - 26} ${cx + 110} ${cy + from - 8}V${cy + foot}Z`;
  return [
    path(disc(cx + 14, cy - 18, 34), sun),
    path(rays(cx + 14, cy - 18, 44, 66, 14, 0.4), sun),
    path(hill(24, -12, 66), far),
    path(hill(52, 26, 74), near, { stroke: gap, 'stroke-width': 7 }),
  ];
}

/** Waves over waves, up to the edge: a pattern goes on beyond the sheet. */
function pattern(): SceneNode[] {
  const colours = ['#c40062', '#f07d1a', '#f8d21c', '#1f8a4c', '#1c57b5'];
  return Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 6 }, (_, column) => {
      const [x, y] = [column * 72 + (row % 2) * 36 - 4, 66 + row * 66];
      const colour = colours[(column + row * 2) % colours.length] ?? colours[0];
      return [33, 19].map((r, ring) =>
        path(`M${mm(x - r)} ${y}a${r} ${r} 0 0 1 ${2 * r} 0Z`, (ring ? '#fffefb' : colour) ?? ''),
      );
    }).flat(),
  ).flat();
}

/** What is seen of a printed sheet: its stock, and the inks that are on it. */
interface Printed {
  stock: string;
  ink: readonly SceneNode[];
}

const kraft = '#b98f5e';
const inFull = ['#f07d1a', '#1f8a4c', '#1c57b5', '#fffefb'] as const;

/** White ink wants a stock that is not white: it stands alone on it, or under the colours, a little wider than those. */
const printed: readonly (readonly [RegExp, Printed])[] = [
  [/pattern/i, { stock: '#fff3dc', ink: pattern() }],
  [
    /colour and white/i,
    {
      stock: kraft,
      ink: [
        node(
          'g',
          { stroke: '#fff', 'stroke-width': 16, 'stroke-linejoin': 'round' },
          ...sunrise(184, 150, ['#fff', '#fff', '#fff', '#fff']),
        ),
        ...sunrise(184, 150, inFull),
      ],
    },
  ],
  [/full colour/i, { stock: '#fffefb', ink: sunrise(184, 150, inFull) }],
  [/white only/i, { stock: kraft, ink: sunrise(184, 150, ['#fff', '#fff', '#fff', kraft]) }],
  [/black only/i, { stock: '#fffefb', ink: sunrise(184, 150, ['#17191c', '#17191c', '#17191c', '#fffefb']) }],
];

/** A sheet with one corner lifted, 400 × 300 units: vinyl of a colour, or what inks print. */
export function colorPicture({ name, swatch }: Color): SceneNode {
  const metal = foilNames.test(name) ? metalOf(name) : undefined;
  const [, print] = printed.find(([said]) => said.test(name)) ?? [];
  const paint = metal
    ? [metalGradient('vinyl', metal)]
    : [
        node(
          'linearGradient',
          { id: 'vinyl', x1: 0, y1: 0, x2: 1, y2: 0.6 },
          node('stop', { offset: 0, 'stop-color': print?.stock ?? (swatch || '#fffefb') }),
        ),
      ];
  return node(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 400 300' },
    node(
      'defs',
      {},
      ...paint,
      node('clipPath', { id: 'sheet' }, node('path', { d: sheet })),
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
    path(sheet, '#2a2114', {
      'fill-opacity': 0.3,
      transform: 'translate(5 10)',
      filter: 'url(#soft)',
    }),
    path(sheet, 'url(#vinyl)'),
    ...(print ? [node('g', { 'clip-path': 'url(#sheet)' }, ...print.ink)] : []),
    path(sheet, 'url(#sheen)'),
    path('M360 196C334 200 312 200 298 190C306 214 302 240 292 264Z', 'url(#curl)', {
      stroke: '#000',
      'stroke-opacity': 0.12,
      'stroke-width': 0.8,
    }),
  );
}
