/** What points are worth, and how many of them an order takes. */
import type { Cents } from '../../contract/money.js';
import { cents } from '../money/money.js';

/** A point is worth a dollar; cents. */
const worth = 100;
/** The least that is left to be paid where anything is: no card pays less; cents. */
const leastPayment = 50;

/** What is taken off an order for so many points. */
export const pointsWorth = (points: number): Cents => cents(points * worth);

/** That points came back, in a sentence; '' for none. */
export const pointsBackWords = (points: number): string =>
  points === 0 ? '' : points === 1 ? 'Your point is back.' : `Your ${points} points are back.`;

/** Of so many points those that an order of `total` takes: whole ones, and never more than it costs. */
export function usablePoints(points: number, total: Cents): number {
  const most = Math.min(Math.max(0, Math.floor(points)), Math.floor(total / worth));
  const left = total - pointsWorth(most);
  return left > 0 && left < leastPayment ? Math.max(0, most - 1) : most;
}
