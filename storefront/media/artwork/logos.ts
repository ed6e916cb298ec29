/** Logos of made-up makers in one colour: shapes that touch nowhere, for a blade. Each fills its own box. */
import type { Letters } from '@kerf/sdk/drawing';
import { leaf, star } from '../../artwork/strokes.js';

/** A wedge of sunlight round a middle, from one reach to another. */
function ray([cx, cy]: readonly [number, number], degrees: number, inner: number, outer: number): string {
  const at = (turn: number, reach: number) => {
    const angle = (turn * Math.PI) / 180;
    return `${(cx + reach * Math.sin(angle)).toFixed(2)} ${(cy - reach * Math.cos(angle)).toFixed(2)}`;
  };
  return `M${at(degrees - 3.6, inner)}L${at(degrees - 3.2, outer)}L${at(degrees + 3.2, outer)}L${at(degrees + 3.6, inner)}Z`;
}

/** Along a swell, from its start to its end or back: crests and troughs are points of it, so that its box is known. */
function crests(y: number, isBack: boolean): string {
  const high = [12.5, 62.5];
  const xs = isBack ? [87.5, 62.5, 37.5, 12.5] : [12.5, 37.5, 62.5, 87.5];
  const step = isBack ? -1 : 1;
  const at = (x: number) => y + (high.includes(x) ? -4 : 4);
  const start = isBack ? 100 : 0;
  const first = xs[0] ?? start;
  const last = xs.at(-1) ?? start;
  return [
    `C${start + 4 * step} ${(y + at(first)) / 2} ${first - 5 * step} ${at(first)} ${first} ${at(first)}`,
    ...xs
      .slice(1)
      .map((x) => `C${x - 16 * step} ${at(x - 25 * step)} ${x - 9 * step} ${at(x)} ${x} ${at(x)}`),
    `C${last + 5 * step} ${at(last)} ${100 - start - 4 * step} ${(y + at(last)) / 2} ${100 - start} ${y}`,
  ].join('');
}

/** A swell from side to side, so many units thick. */
const swell = (y: number, by = 8): string => `M0 ${y}${crests(y, false)}V${y + by}${crests(y + by, true)}Z`;

/** The sun over two swells. */
export const sunrise: Letters = {
  width: 100,
  height: 84,
  d: [
    'M24 47A26 26 0 0 1 76 47Z',
    ...[-78, -52, -26, 0, 26, 52, 78].map((degrees) => ray([50, 47], degrees, 31, 47)),
    swell(56),
    swell(72),
  ].join(''),
};

/** An ear of wheat: grains and their stalk. */
export const wheat: Letters = {
  width: 36,
  height: 100,
  d: [
    leaf(18, 27, 27, 7, 0),
    ...[44, 58, 72].flatMap((y) => [leaf(16, y, 26, 6.2, -38), leaf(20, y, 26, 6.2, 38)]),
    'M16.600 66H19.400V100H16.600Z',
  ].join(''),
};

/** Two peaks with snow, and a star. */
export const peaks: Letters = {
  width: 100,
  height: 72,
  d: [
    'M36 10L48.500 31L42 28L36 35.500L29.500 28L23 31.500Z',
    'M0 72L20.500 36L28.600 32L36 40.500L43 32.500L52.500 37.600L63 22L100 72Z',
    star(79, 12, 12, 4, 0.32),
  ].join(''),
};
