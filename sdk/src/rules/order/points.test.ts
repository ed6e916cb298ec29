import { describe, expect, test } from 'vitest';
import { cents } from '../money/money.js';
import { pointsWorth, usablePoints } from './points.js';

describe('An order takes points', () => {
  test('each for a dollar', () => expect(pointsWorth(2)).toBe(200));

  test.each([
    [2, 3_981, 2],
    [0, 3_981, 0],
    // Whole ones, and never more than it costs.
    [100, 3_981, 39],
    [100, 3_900, 39],
    [5, 99, 0],
    // Below what a card can pay, a point is kept back.
    [100, 3_930, 38],
    [100, 3_949, 38],
    [100, 3_950, 39],
    [1, 130, 0],
    [2.9, 3_981, 2],
    [-1, 3_981, 0],
  ])('%d points for %d cents: %d', (points, total, used) =>
    expect(usablePoints(points, cents(total))).toBe(used),
  );
});
