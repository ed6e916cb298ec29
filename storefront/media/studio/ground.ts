import { node, type SceneNode } from '@kerf/sdk/drawing';

/** What a picture stands on: two tones of one paper, and how the light falls on it. */
export interface Ground {
  light: string;
  shade: string;
  /** `window` lets daylight in through panes; `lamp` is even. */
  lighting: 'lamp' | 'window';
}

export const grounds = {
  paper: { light: '#fbf9f4', shade: '#e6e1d5', lighting: 'lamp' },
  daylight: { light: '#fbf7ee', shade: '#e3dac8', lighting: 'window' },
  stone: { light: '#eeece6', shade: '#cfcbc1', lighting: 'lamp' },
  blush: { light: '#fbf1ec', shade: '#e9d6cd', lighting: 'lamp' },
  sage: { light: '#eef1ea', shade: '#d0d7ca', lighting: 'lamp' },
  ink: { light: '#34322e', shade: '#191815', lighting: 'lamp' },
} as const satisfies Readonly<Record<string, Ground>>;

/** The ground of a picture of `width` × `height` units, with its paint servers. */
export function groundNodes({ light, shade, lighting }: Ground, width: number, height: number): SceneNode[] {
  const wide = Math.max(width, height);
  const panes = [0, 1, 2, 3].map((n) => {
    const x = width * (0.08 + n * 0.24);
    const slant = height * 0.42;
    return `M${x + slant} ${-height * 0.1}h${width * 0.17}L${x - slant * 0.25 + width * 0.17} ${height * 1.1}h${-width * 0.17}Z`;
  });
  return [
    node(
      'defs',
      {},
      node(
        'radialGradient',
        {
          id: 'ground',
          gradientUnits: 'userSpaceOnUse',
          cx: width * 0.36,
          cy: height * 0.26,
          r: wide * 0.85,
        },
        node('stop', { offset: 0, 'stop-color': light }),
        node('stop', { offset: 0.45, 'stop-color': light, 'stop-opacity': 0.75 }),
        node('stop', { offset: 1, 'stop-color': shade }),
      ),
      node(
        'filter',
        { id: 'haze', x: '-20%', y: '-20%', width: '140%', height: '140%' },
        node('feGaussianBlur', { stdDeviation: wide * 0.012 }),
      ),
    ),
    node('rect', { width, height, fill: shade }),
    node('rect', { width, height, fill: 'url(#ground)' }),
    ...(lighting === 'window'
      ? [node('path', { d: panes.join(''), fill: '#fff', 'fill-opacity': 0.5, filter: 'url(#haze)' })]
      : []),
  ];
}
