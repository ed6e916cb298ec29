import type { Desk } from '../render/desk.js';
import type { Picture } from '../render/job.js';

/** One line under the picture, in seconds from the start. */
export interface Caption {
  from: number;
  to: number;
  text: string;
}

/** A short silent film that is played round and round, rendered like the pictures. */
export interface Film {
  /** From the root of the site, without its ending: '/videos/roll-dispenser'. */
  path: string;
  seconds: number;
  captions: readonly Caption[];
  /** Share of the film (0–1) that its poster shows. */
  poster: number;
  /** The picture at a share of the film; two that show the same are rendered once. */
  scene: (share: number, desk: Desk) => Promise<Picture>;
}

/** How far a step from `from` to `to` is at `share`, 0–1, starting and ending gently. */
export function eased(share: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (share - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** A step at an even pace. */
export const evenly = (share: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (share - from) / (to - from)));
