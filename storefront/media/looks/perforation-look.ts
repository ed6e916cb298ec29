import type { SceneNode } from '@kerf/sdk/drawing';
import { ink, line, look, lying, paper, rectangle } from './look.js';

const card = rectangle(14, 16, 68, 42);

/** A card with a line of holes that it is torn along; without one where the name begins with 'None'. */
export const perforationLook = (name: string): SceneNode =>
  look([
    lying(card, paper),
    line('M22 28H46M22 36H38', '#d9d3c5', 4),
    ...(/^none\b/i.test(name) ? [] : [line('M62 17V58', ink, 1.8, { 'stroke-dasharray': '0.1 3.6' })]),
  ]);
