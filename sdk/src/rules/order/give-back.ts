/** What comes back of an order when a piece of it is cancelled after the payment. */
import type { Cents } from '../../contract/money.js';
import { cents } from '../money/money.js';
import { pointsWorth } from './points.js';

/** What there is to give back: money that was paid and is neither given back nor owed already, and points. */
export interface Held {
  money: Cents;
  points: number;
}

/**
 * Divides what a piece cost into money and points: money first, as far as there is any, since money is worth more than
 * points; the rest in points, a part of one as a whole one. With the last piece everything comes back.
 */
export function comesBack(value: Cents, held: Held, isLast: boolean): Held {
  if (isLast) return held;
  const money = cents(Math.min(value, held.money));
  const points = Math.min(held.points, Math.ceil((value - money) / pointsWorth(1)));
  return { money, points };
}
