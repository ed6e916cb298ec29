import type { Letters } from '@kerf/sdk/drawing';
import { outlinedLine } from '../outlined-text.js';

/** A word or two as letters for a cutter, tight to their own box. */
export function wordLetters(words: string): Letters {
  const at = (x: number, y: number) => outlinedLine(words, x, y, 100, { face: 'display' });
  // Control points of these letters stand on their extremes, so the box of the points is that of the letters.
  const points = [...at(0, 0).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { d: at(-left, -top), width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
