import { expect, test } from 'vitest';
import { outlinedLine, sizeToFit } from './outlined-text.js';

const xs = (d: string) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x]) => Number(x));

test('A line is as long as the size that was found for it', () => {
  const size = sizeToFit('SLOW DOWN', 200, { face: 'display' });
  const across = xs(outlinedLine('SLOW DOWN', 0, 0, size, { face: 'display' }));
  expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(190);
  expect(Math.max(...across)).toBeLessThanOrEqual(200);
});

test('A centred line has its middle where it was put', () => {
  const across = xs(outlinedLine('OXO', 50, 0, 20, { anchor: 'middle' }));
  expect((Math.max(...across) + Math.min(...across)) / 2).toBeCloseTo(50, 0);
});
