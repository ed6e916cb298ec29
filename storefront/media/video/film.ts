import type { SceneNode } from '@kerf/sdk/drawing';

/** One line under the picture, in seconds from the start. */
export interface Caption {
  from: number;
  to: number;
  text: string;
}

/** A short silent film, drawn like every other picture. */
export interface Film {
  /** From the root of the site, without its ending: '/videos/roll-dispenser'. */
  path: string;
  seconds: number;
  captions: readonly Caption[];
  /** Share of the film (0–1) that its poster shows. */
  poster: number;
  /** The picture at a share of the film, 1200 × 900 units. */
  frame: (share: number) => SceneNode;
}

/** How far a step from `from` to `to` is at `share`, 0–1, starting and ending gently. */
export function eased(share: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (share - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
