import type { Bend } from '../render/job.js';

interface Way {
  /** Which way what is still to come off lies from what is off, degrees against the clock, turned about: it comes off from there. */
  direction: number;
  /** How tightly it turns: within so many mm, by so many degrees. */
  over: number;
  degrees: number;
  /** How far the bend runs on after the last of it is off, mm: until it is out of view. */
  beyond?: number;
}

/** A sheet of a size that is pulled off, as far as `share` of the way (0–1); nothing while it lies flat. */
export function peel(
  [width, height]: readonly [number, number],
  { direction, over, degrees, beyond = 0 }: Way,
  share: number,
  above = 0,
): { bend?: Bend } {
  if (share <= 0) return {};
  const angle = (direction * Math.PI) / 180;
  const half = (width * Math.abs(Math.cos(angle)) + height * Math.abs(Math.sin(angle)) + over) / 2;
  const at = half - share * (2 * half + beyond);
  return { bend: { direction, turns: [{ at: Math.round(at * 10) / 10, over, degrees }], above } };
}
