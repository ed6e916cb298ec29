/** The shapes that stickers are cut in. */
import { node, type SceneNode, shapePath } from '@kerf/sdk/drawing';
import { accent, ink, line, liner, look, lying, oval, paper, path, rectangle, word } from './look.js';

const sea = '#12708c';
const sun = '#ef6a4c';

/** A pebble with a sun over water: what stands for a sticker with an outline of its own. */
const contour = (x: number, y: number, size: number): string =>
  shapePath('custom', { x, y, width: size * 1.24, height: size });

function sticker(x: number, y: number, size: number, id: string, isLying = true): SceneNode[] {
  const outline = contour(x, y, size);
  const inner = contour(x + size * 0.07, y + size * 0.06, size * 0.88);
  return [
    isLying ? lying(outline, paper) : path(outline, paper),
    node(
      'g',
      { 'clip-path': `url(#${id})` },
      path(rectangle(x, y, size * 1.3, size), '#fbe3c4'),
      path(oval(x + size * 0.62, y + size * 0.44, size * 0.22), sun),
      path(rectangle(x, y + size * 0.56, size * 1.3, size), sea),
    ),
    node('defs', {}, node('clipPath', { id }, path(inner, '#000'))),
  ];
}

const dieCut = (): SceneNode => look(sticker(13, 8, 56, 'a'));

const spots = [0, 1, 2].flatMap((row) => [0, 1].map((column) => [36 + column * 24, 17 + row * 19] as const));

function sheet(shapes: readonly ((x: number, y: number) => SceneNode)[]): SceneNode {
  return look([
    lying(rectangle(20, 4, 56, 64), liner),
    ...spots.map(([x, y], index) => (shapes[index % shapes.length] ?? (() => path('', paper)))(x, y)),
  ]);
}

const round = (x: number, y: number): SceneNode =>
  node('g', {}, path(oval(x, y, 8), paper), path(oval(x, y, 6.4), sun));

const several: readonly ((x: number, y: number) => SceneNode)[] = [
  round,
  (x, y) =>
    node(
      'g',
      {},
      path(rectangle(x - 9, y - 6, 18, 12, 2), paper),
      path(rectangle(x - 7.4, y - 4.4, 14.8, 8.8, 1), sea),
    ),
  (x, y) =>
    node(
      'g',
      {},
      path(rectangle(x - 7, y - 8, 14, 16), paper),
      path(rectangle(x - 5.4, y - 6.4, 10.8, 12.8), ink),
    ),
  (x, y) =>
    node('g', {}, path(contour(x - 10, y - 8, 16), paper), path(contour(x - 8.2, y - 6.6, 13.2), accent)),
];

/** One design that comes apart along cuts of its own. */
const lower = rectangle(14, 40, 70, 30);

function parts(): SceneNode {
  const slices = [
    [14, 16],
    [32, 32],
    [66, 16],
  ] as const;
  return look(
    [
      lying(rectangle(8, 8, 80, 56), liner),
      ...slices.map(([x]) =>
        node(
          'g',
          { 'clip-path': `url(#s${x})` },
          path(contour(14, 9, 54), sea),
          path(oval(48, 34, 15), sun),
          path(lower, '#123c5a', { 'clip-path': 'url(#whole)' }),
        ),
      ),
    ],
    [
      node('clipPath', { id: 'whole' }, path(contour(14, 9, 54), '#000')),
      ...slices.map(([x, width]) =>
        node('clipPath', { id: `s${x}` }, path(rectangle(x, 0, width, 72), '#000')),
      ),
    ],
  );
}

/** A contour with openings, through which the ground is seen. */
function openings(): SceneNode {
  const holes = oval(36, 30, 6.5) + oval(60, 30, 6.5) + rectangle(34, 44, 28, 7, 3.5);
  const d = contour(14, 7, 56) + holes;
  return look([
    lying(d, sun, { 'fill-rule': 'evenodd' }),
    line(holes, '#2a2114', 0.8, { 'stroke-opacity': 0.4 }),
  ]);
}

const face = (d: string): SceneNode => lying(d, sun);

/** By the id of the shape. */
const shapes: Readonly<Record<number, () => SceneNode>> = {
  1: () => look([face(rectangle(10, 20, 32, 32)), face(rectangle(50, 22, 38, 28))]),
  2: () => look([face(oval(26, 36, 17)), face(oval(68, 36, 21, 14))]),
  3: () => look([face(rectangle(10, 20, 32, 32, 7)), face(rectangle(50, 22, 38, 28, 7))]),
  4: dieCut,
  5: () => sheet([round]),
  6: () => sheet(several),
  7: parts,
  8: openings,
  9: () =>
    look([
      lying(rectangle(6, 14, 84, 44), liner),
      word('Aa', 30, 48, 32, accent),
      ...sticker(54, 24, 24, 'a', false),
    ]),
};

export const shapeLook = (id: number): SceneNode => (shapes[id] ?? dieCut)();
