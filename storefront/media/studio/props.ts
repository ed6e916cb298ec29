/** Things that lie about in a picture so that a reader sees how large a piece is. Lengths are their real ones, mm. */
import { mm, node, type SceneNode } from '@kerf/sdk/drawing';
import { outlinedLine } from '../outlined-text.js';
import { softShadow } from './placed-piece.js';

const slab = (width: number, height: number, r: number): string =>
  `M${mm(-width / 2 + r)} ${mm(-height / 2)}h${mm(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${mm(height - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${mm(2 * r - width)}a${r} ${r} 0 0 1 ${-r} ${-r}v${mm(2 * r - height)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

const stops = (list: readonly (readonly [number, string])[]): SceneNode[] =>
  list.map(([offset, colour]) => node('stop', { offset, 'stop-color': colour }));

/** A thing in its place: `d` is its outline around its middle. */
function laid(
  d: string,
  x: number,
  y: number,
  turn: number,
  lift: number,
  ...inside: SceneNode[]
): SceneNode {
  const transform = `translate(${mm(x)} ${mm(y)}) rotate(${turn})`;
  return node('g', {}, ...softShadow(d, transform, lift), node('g', { transform }, ...inside));
}

/** A pencil of 175 × 7.4 mm; its point is at the right before it is turned. */
export function pencil(x: number, y: number, turn: number, id: string, colour = '#1d3f5e'): SceneNode {
  const half = 3.7;
  const outline = `M-87 ${-half}H68L87 0L68 ${half}H-87Z`;
  return laid(
    outline,
    x,
    y,
    turn,
    2.4,
    node(
      'defs',
      {},
      node(
        'linearGradient',
        { id: `${id}light`, x1: 0, y1: 0, x2: 0, y2: 1 },
        ...(
          [
            [0, 0.5],
            [0.3, 0.05],
            [0.34, 0],
            [0.66, 0],
            [0.7, 0.18],
            [1, 0.55],
          ] as const
        ).map(([offset, opacity]) => node('stop', { offset, 'stop-color': '#000', 'stop-opacity': opacity })),
      ),
    ),
    node('path', { d: `M-87 ${-half}H68V${half}H-87Z`, fill: colour }),
    node('path', {
      d: `M68 ${-half}L81 -1.3V1.3L68 ${half}Q70.500 2.300 69 1.200Q71 0 69 -1.200Q70.500 -2.300 68 ${-half}Z`,
      fill: '#dcb886',
    }),
    node('path', { d: 'M81 -1.300L87 0L81 1.300Z', fill: '#26231f' }),
    node('path', { d: `M-87 ${-half}H-78V${half}H-87Z`, fill: '#c9a24a' }),
    node('path', { d: outline, fill: `url(#${id}light)` }),
    node('path', {
      d: `M-74 ${-half * 0.42}H62`,
      stroke: '#fff',
      'stroke-width': 0.7,
      'stroke-opacity': 0.4,
    }),
  );
}

/** The lid of a laptop computer, 304 × 212 mm. */
export function laptopLid(x: number, y: number, turn: number, id: string): SceneNode {
  const d = slab(304, 212, 10);
  return laid(
    d,
    x,
    y,
    turn,
    9,
    node(
      'defs',
      {},
      node(
        'linearGradient',
        { id: `${id}metal`, x1: 0, y1: 0, x2: 1, y2: 0.8 },
        ...stops([
          [0, '#d4d6d8'],
          [0.4, '#c0c3c6'],
          [0.62, '#cdd0d2'],
          [1, '#a3a7ab'],
        ]),
      ),
    ),
    node('path', { d, fill: `url(#${id}metal)`, stroke: '#7d8286', 'stroke-width': 0.7 }),
    node('path', {
      d: slab(302, 210, 9.2),
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.55,
      'stroke-width': 0.6,
    }),
  );
}

/** A bound notebook, 148 × 210 mm, with a ribbon. */
export function notebook(x: number, y: number, turn: number, colour = '#27402f'): SceneNode {
  const d = slab(148, 210, 5);
  return laid(
    d,
    x,
    y,
    turn,
    7,
    node('path', { d: slab(147, 209, 4.5), fill: '#efe8d8', transform: 'translate(1.600 1.800)' }),
    node('path', { d, fill: colour }),
    node('path', { d: `M-62 -105V105`, stroke: '#000', 'stroke-opacity': 0.28, 'stroke-width': 1.6 }),
    node('path', { d: `M-60.500 -105V105`, stroke: '#fff', 'stroke-opacity': 0.12, 'stroke-width': 0.8 }),
    node('path', { d: 'M58 -105H62V105H58Z', fill: '#111', 'fill-opacity': 0.5 }),
  );
}

/** A kraft paper bag that lies flat, 220 × 300 mm, its mouth up. */
export function paperBag(x: number, y: number, turn: number): SceneNode {
  const teeth = Array.from(
    { length: 44 },
    (_, n) => `L${mm(-110 + (n + 0.5) * 5)} -146.500L${mm(-110 + (n + 1) * 5)} -150`,
  ).join('');
  const d = `M-110 -150${teeth}V150H-110Z`;
  const handle = 'M-34 -150C-34 -196 34 -196 34 -150';
  return node(
    'g',
    {},
    node('path', {
      d: handle,
      transform: `translate(${mm(x)} ${mm(y)}) rotate(${turn})`,
      fill: 'none',
      stroke: '#8a6438',
      'stroke-width': 5,
    }),
    laid(
      d,
      x,
      y,
      turn,
      3,
      node('path', { d, fill: '#bf9a68' }),
      node('path', {
        d: 'M-96 -150V118L-110 150M96 -150V118L110 150M-96 118H96',
        fill: 'none',
        stroke: '#7d5b2e',
        'stroke-opacity': 0.5,
        'stroke-width': 0.7,
      }),
      node('path', { d: 'M-96 -150V118H96V-150', fill: '#fff', 'fill-opacity': 0.06 }),
      node('path', {
        d: 'M-110 -60C-60 -52 20 -66 110 -54V-48C20 -60 -60 -46 -110 -54Z',
        fill: '#000',
        'fill-opacity': 0.05,
      }),
    ),
  );
}

/** A folded cloth of 180 × 240 mm with a stripe. */
export function cloth(x: number, y: number, turn: number, colour = '#e8e0cf', stripe = '#2f5d7c'): SceneNode {
  const d = slab(180, 240, 7);
  return laid(
    d,
    x,
    y,
    turn,
    6,
    node('path', { d, fill: colour }),
    ...[-62, -54, -50].map((at, n) =>
      node('path', {
        d: `M-90 ${at}H90`,
        stroke: stripe,
        'stroke-width': n === 1 ? 1.2 : 3,
        'stroke-opacity': 0.85,
      }),
    ),
    node('path', {
      d: 'M-90 20C-30 8 30 34 90 18V30C30 44 -30 20 -90 32Z',
      fill: '#000',
      'fill-opacity': 0.06,
    }),
    node('path', {
      d: slab(180, 240, 7),
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.12,
      'stroke-width': 0.8,
    }),
  );
}

/** A steel rule of 150 mm. */
export function steelRule(x: number, y: number, turn: number, id: string): SceneNode {
  const d = slab(160, 19, 2);
  const marks = Array.from(
    { length: 151 },
    (_, n) => `M${n - 75} -9.500v${n % 10 ? (n % 5 ? 2.4 : 3.6) : 5.2}`,
  ).join('');
  const figures = Array.from({ length: 15 }, (_, n) =>
    outlinedLine(String(n + 1), (n + 1) * 10 - 75, 1.6, 4, { anchor: 'middle' }),
  ).join('');
  return laid(
    d,
    x,
    y,
    turn,
    0.8,
    node(
      'defs',
      {},
      node(
        'linearGradient',
        { id: `${id}steel`, x1: 0, y1: 0, x2: 1, y2: 0.3 },
        ...stops([
          [0, '#b9bcbf'],
          [0.3, '#e9ebec'],
          [0.5, '#c5c8ca'],
          [0.8, '#dfe1e2'],
          [1, '#a9acaf'],
        ]),
      ),
    ),
    node('path', { d, fill: `url(#${id}steel)` }),
    node('path', { d: marks, stroke: '#222', 'stroke-width': 0.25 }),
    node('path', { d: figures, fill: '#222' }),
  );
}

/** The window of a shop seen from the street: `width` × `height` mm around the middle, a room behind the glass. */
export function shopWindow(width: number, height: number): { behind: SceneNode[]; over: SceneNode[] } {
  const [left, top] = [-width / 2, -height / 2];
  const lamps = Array.from({ length: 16 }, (_, n) => {
    const x = left + ((n * 0.618 + 0.07) % 1) * width;
    const y = top + ((n * 0.381 + 0.1) % 0.62) * height;
    return node('circle', {
      cx: mm(x),
      cy: mm(y),
      r: mm(width * (0.018 + (n % 4) * 0.008)),
      fill: n % 3 ? '#ffdf9e' : '#fff3d6',
      'fill-opacity': mm(0.22 + (n % 5) * 0.08),
    });
  });
  const shelves = [0.34, 0.62].flatMap((at, row) => [
    node('rect', {
      x: mm(left),
      y: mm(top + height * at),
      width: mm(width),
      height: mm(height * 0.018),
      fill: '#1a120b',
    }),
    ...Array.from({ length: 13 }, (_, n) => {
      const wide = width * (0.03 + ((n * 7 + row * 3) % 5) * 0.006);
      const high = height * (0.1 + ((n * 5 + row) % 4) * 0.028);
      return node('rect', {
        x: mm(left + width * (n / 13 + 0.01)),
        y: mm(top + height * at - high),
        width: mm(wide),
        height: mm(high),
        fill: ['#8d5f36', '#b08a5c', '#4f746e', '#c0643a', '#dcb273'][(n + row * 2) % 5] ?? '#8d5f36',
      });
    }),
  ]);
  const soft = (name: string, blur: number) =>
    node(
      'filter',
      { id: name, x: '-10%', y: '-10%', width: '120%', height: '120%' },
      node('feGaussianBlur', { stdDeviation: mm(width * blur) }),
    );
  const streak = (at: number, wide: number) =>
    `M${mm(left + width * at)} ${mm(top)}h${mm(width * wide)}L${mm(left + width * (at + wide) - height * 0.45)} ${mm(top + height)}h${mm(-width * wide)}Z`;
  const frame = `M${mm(left)} ${mm(top)}h${mm(width)}v${mm(height)}h${mm(-width)}ZM${mm(left + width * 0.045)} ${mm(top + height * 0.06)}v${mm(height * 0.8)}h${mm(width * 0.91)}v${mm(-height * 0.8)}Z`;
  return {
    behind: [
      node('defs', {}, soft('room', 0.008), soft('lamps', 0.005), soft('glare', 0.006)),
      node('rect', { x: mm(left), y: mm(top), width: mm(width), height: mm(height), fill: '#5b4737' }),
      node('g', { filter: 'url(#room)' }, ...shelves),
      node('g', { filter: 'url(#lamps)' }, ...lamps),
      node('rect', {
        x: mm(left),
        y: mm(top),
        width: mm(width),
        height: mm(height),
        fill: '#8fb0bb',
        'fill-opacity': 0.1,
      }),
      node('path', {
        d: streak(0.3, 0.1) + streak(0.44, 0.03) + streak(0.86, 0.16),
        fill: '#dff1f6',
        'fill-opacity': 0.1,
        filter: 'url(#glare)',
      }),
    ],
    over: [
      node('path', { d: frame, fill: '#20382f', 'fill-rule': 'evenodd' }),
      node('path', {
        d: `M${mm(left + width * 0.045)} ${mm(top + height * 0.86)}h${mm(width * 0.91)}v${mm(height * 0.02)}h${mm(-width * 0.91)}Z`,
        fill: '#3b5a4e',
      }),
    ],
  };
}

/** Painted metal with a seam: the back of a car, round the middle. */
export function carPanel(x: number, y: number, turn: number, id: string): SceneNode {
  const transform = `translate(${mm(x)} ${mm(y)}) rotate(${turn})`;
  return node(
    'g',
    { transform },
    node(
      'defs',
      {},
      node(
        'linearGradient',
        { id: `${id}paint`, x1: 0, y1: 0, x2: 0, y2: 1 },
        ...stops([
          [0, '#d9dee0'],
          [0.28, '#f4f6f6'],
          [0.34, '#c3cacd'],
          [0.7, '#aab3b7'],
          [1, '#838d92'],
        ]),
      ),
    ),
    node('rect', { x: -600, y: -400, width: 1200, height: 800, fill: `url(#${id}paint)` }),
    node('path', { d: 'M-600 112H600', stroke: '#3d4447', 'stroke-width': 3.4 }),
    node('path', { d: 'M-600 115H600', stroke: '#fff', 'stroke-width': 1, 'stroke-opacity': 0.7 }),
    node('path', {
      d: 'M-600 -118C-200 -132 200 -132 600 -118',
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 5,
      'stroke-opacity': 0.55,
    }),
  );
}
