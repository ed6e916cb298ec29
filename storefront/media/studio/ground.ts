/** What a picture stands on. */
import { mm, node, type SceneNode } from '@kerf/sdk/drawing';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Ground {
  kind: 'paper' | 'wood' | 'stone' | 'linen' | 'felt';
  light: string;
  /** Whether the sun throws the panes of a window on it. */
  hasWindow: boolean;
}

export const grounds = {
  paper: { kind: 'paper', light: '#f7f4ec', hasWindow: false },
  daylight: { kind: 'paper', light: '#f8f3e8', hasWindow: true },
  oak: { kind: 'wood', light: '#d9b88a', hasWindow: false },
  walnut: { kind: 'wood', light: '#8a6247', hasWindow: true },
  stone: { kind: 'stone', light: '#dcdad4', hasWindow: false },
  slate: { kind: 'stone', light: '#565a5e', hasWindow: false },
  linen: { kind: 'linen', light: '#e9e2d2', hasWindow: true },
  blush: { kind: 'paper', light: '#f3dcd1', hasWindow: true },
  sage: { kind: 'paper', light: '#dfe6d8', hasWindow: false },
} as const satisfies Readonly<Record<string, Ground>>;

/** Waves of noise over the table, mm: how long they are along and across, and how strong. */
const grains: Readonly<
  Record<
    Ground['kind'],
    readonly (readonly [along: number, across: number, strength: number, octaves: number])[]
  >
> = {
  paper: [[1.1, 1.1, 0.03, 2]],
  wood: [
    [150, 3.6, 0.26, 4],
    [16, 0.9, 0.05, 2],
  ],
  stone: [
    [60, 60, 0.07, 4],
    [1.4, 1.4, 0.03, 2],
  ],
  linen: [
    [7, 0.9, 0.06, 1],
    [0.9, 7, 0.06, 1],
  ],
  felt: [[1.6, 1.6, 0.18, 3]],
};

/** The part of the table in the box, mm, in even light. */
export function groundNodes({ kind, light }: Ground, box: Box): SceneNode[] {
  const { x, y, width, height } = box;
  const whole = { x, y, width, height };
  const region = { filterUnits: 'userSpaceOnUse', ...whole };
  const noise = grains[kind].map(([along, across, strength, octaves], index) =>
    node(
      'filter',
      { id: `grain${index}`, ...region, 'color-interpolation-filters': 'sRGB' },
      node('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: `${mm(1 / along)} ${mm(1 / across)}`,
        numOctaves: octaves,
        seed: 7 + index,
      }),
      // One channel as darkness: what is below the middle shades, what is above it leaves the ground alone.
      node('feColorMatrix', {
        values: `0 0 0 0 .1 0 0 0 0 .07 0 0 0 0 .04 ${-strength * 5} 0 0 0 ${strength * 2.6}`,
      }),
    ),
  );
  return [
    node('defs', {}, ...noise),
    node('rect', { ...whole, fill: light }),
    ...(kind === 'wood'
      ? [0.3, 0.74].map((at) =>
          node('rect', {
            x,
            y: mm(y + height * at),
            width,
            height: 0.7,
            fill: '#2a1808',
            'fill-opacity': 0.5,
          }),
        )
      : []),
    ...noise.map((_, index) => node('rect', { ...whole, filter: `url(#grain${index})` })),
  ];
}
