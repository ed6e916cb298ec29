import type { SceneNode } from '@kerf/sdk/drawing';
import { accent, ink, line, look, lying, paper, path, polygon, word } from './look.js';

type Point = readonly [x: number, y: number];

/** One panel of a folded card, in its place and its light: 0 is full light, 1 the darkest that paper gets. */
function panel(corners: readonly [Point, Point, Point, Point], dark: number): SceneNode {
  const tone = Math.round(254 - dark * 70);
  return lying(polygon(...corners), `rgb(${tone},${tone - 1},${tone - 6})`);
}

/** A crease as a hair line, and lines that stand for words. */
const crease = (d: string): SceneNode => line(d, ink, 0.8, { 'stroke-opacity': 0.35 });
const text = (d: string): SceneNode => line(d, accent, 2.2);

/** A card as it stands when it is folded; each fold from the side that tells it apart. */
const folded: Readonly<Record<string, () => readonly SceneNode[]>> = {
  none: () => [
    lying(polygon([16, 20], [80, 20], [80, 56], [16, 56]), paper),
    text('M24 30H52M24 37H44'),
    path(polygon([58, 44], [72, 44], [72, 49], [58, 49]), ink),
  ],
  'fold in half': () => [
    panel(
      [
        [48, 12],
        [84, 22],
        [84, 58],
        [48, 60],
      ],
      0.28,
    ),
    panel(
      [
        [48, 12],
        [14, 18],
        [14, 64],
        [48, 60],
      ],
      0,
    ),
    crease('M48 12V60'),
    text('M22 30L40 28M22 38L34 37'),
  ],
  'tent fold': () => [
    panel(
      [
        [22, 16],
        [74, 16],
        [88, 52],
        [36, 52],
      ],
      0.5,
    ),
    panel(
      [
        [22, 16],
        [74, 16],
        [62, 60],
        [10, 60],
      ],
      0,
    ),
    crease('M22 16H74'),
    word('Hello', 43, 45, 13),
  ],
  'fold in thirds': () => [
    panel(
      [
        [64, 26],
        [86, 16],
        [86, 56],
        [64, 64],
      ],
      0.1,
    ),
    panel(
      [
        [37, 14],
        [64, 26],
        [64, 64],
        [37, 54],
      ],
      0.42,
    ),
    panel(
      [
        [10, 24],
        [37, 14],
        [37, 54],
        [10, 62],
      ],
      0,
    ),
    crease('M37 14V54M64 26V64'),
    text('M16 34L30 29M16 42L26 38.500'),
  ],
  'gate fold': () => [
    lying(polygon([26, 14], [70, 14], [70, 58], [26, 58]), '#e6e2d8'),
    word('Hi', 48, 42, 15),
    panel(
      [
        [26, 14],
        [26, 58],
        [8, 66],
        [8, 24],
      ],
      0,
    ),
    panel(
      [
        [70, 14],
        [70, 58],
        [88, 66],
        [88, 24],
      ],
      0.3,
    ),
    crease('M26 14V58M70 14V58'),
    text('M12.500 38L21 34M12.500 45L21 41'),
  ],
};

/** A card folded as the option's name says; one that is not known lies flat. */
export const foldLook = (name: string): SceneNode =>
  look((folded[name.toLowerCase()] ?? folded.none)?.() ?? []);
