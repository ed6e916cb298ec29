import { node, type SceneNode } from '@kerf/sdk/drawing';
import { accent, ink, line, look, lying, oval, paper, path, polygon, rectangle, word } from './look.js';

const front = (x: number, y: number): SceneNode =>
  node('g', {}, lying(rectangle(x, y, 52, 32), accent), word('Aa', x + 26, y + 23, 20, paper));

const back = (x: number, y: number, isPrinted: boolean): SceneNode =>
  node(
    'g',
    {},
    lying(rectangle(x, y, 52, 32), isPrinted ? ink : paper),
    ...(isPrinted ? [path(oval(x + 42, y + 10, 5), '#e9a21f')] : []),
  );

/** An eye that looks to the right (1) or to the left (-1). */
const eye = (x: number, direction: 1 | -1): SceneNode =>
  node(
    'g',
    { transform: `translate(${x} 36) scale(${direction} 1)` },
    path('M-11 0C-6 -8 6 -8 11 0C6 8 -6 8 -11 0Z', paper, { stroke: ink, 'stroke-width': 1.6 }),
    path(oval(3, 0, 4.2), ink),
  );

/** A pane of glass seen on its edge, the print on it, and who reads it. */
function glass(eyes: readonly SceneNode[], prints: readonly number[]): SceneNode {
  return look([
    path(polygon([44, 10], [52, 4], [52, 62], [44, 68]), '#a9cbd8', {
      'fill-opacity': 0.85,
      stroke: '#5d8797',
      'stroke-width': 0.8,
    }),
    ...prints.map((x) => path(polygon([x, 24], [x + 5, 20], [x + 5, 48], [x, 52]), accent)),
    ...eyes,
    line('M34 36H38', ink, 1.6),
  ]);
}

/** By the id of the printed sides; those of a window say who reads it, the one outside being on the left. */
const drawn: Readonly<Record<number, () => SceneNode>> = {
  1: () => look([back(34, 10, false), front(10, 28)]),
  2: () => look([back(34, 10, true), front(10, 28)]),
  3: () => glass([eye(18, 1)], [39]),
  4: () => glass([eye(18, 1)], [52]),
  5: () => glass([eye(18, 1), eye(80, -1)], [39, 52]),
};

export const sideLook = (id: number): SceneNode => (drawn[id] ?? drawn[1])?.() ?? look([]);
