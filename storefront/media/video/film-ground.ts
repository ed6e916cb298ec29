import { node, type SceneNode } from '@kerf/sdk/drawing';

/** What a film plays on: two tones of one paper. */
export interface Ground {
  light: string;
  shade: string;
}

export const grounds = {
  paper: { light: '#fbf9f4', shade: '#e6e1d5' },
  stone: { light: '#eeece6', shade: '#cfcbc1' },
  blush: { light: '#fbf1ec', shade: '#e9d6cd' },
} as const satisfies Readonly<Record<string, Ground>>;

/** The ground of a picture of `width` × `height` units, with its paint servers. */
export function groundNodes({ light, shade }: Ground, width: number, height: number): SceneNode[] {
  const wide = Math.max(width, height);
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
    ),
    node('rect', { width, height, fill: shade }),
    node('rect', { width, height, fill: 'url(#ground)' }),
  ];
}
