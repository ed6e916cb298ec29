import type { Box } from './box.js';
import { defaultPalette, type Palette } from './palette.js';
import { drawnId, type Scene } from './scene.js';
import { mm, node, type SceneNode } from './scene-node.js';

/**
 * Width to height of the ground that a drawing with rulers is laid out on. Whoever places it gives it this
 * `aspect-ratio`, and room for the rulers on the right and below, `rulerRoom` px.
 */
export const groundRatio = 3 / 2;
export const rulerRoom = 36;

/** From what is drawn to the ruler, the length of its marks at the ends and between them, and its figures; px. */
const [clear, end, between, figure] = [6, 8, 5, 12];

/** Smallest step, mm, that leaves at most 12 marks along a length. */
const tickStep = (length: number): number =>
  [1, 2, 5, 10, 20, 50, 100, 200, 500].find((step) => length / step <= 12) ?? 1000;

/** Where the marks of a ruler stand, mm, and how far each reaches, px. */
function marksOf(length: number): { at: number; reach: number }[] {
  const step = tickStep(length);
  const inner = Array.from({ length: Math.ceil(length / step - 1e-9) - 1 }, (_, n) => (n + 1) * step);
  return [
    { at: 0, reach: end },
    ...inner.map((at) => ({ at, reach: between })),
    { at: mm(length), reach: end },
  ];
}

/** Parts of a drawing that has a title of its own. */
const unnamed = { 'aria-hidden': 'true' } as const;

const percent = (share: number): string => `${Math.round(share * 1e5) / 1e3}%`;

/** Where a box of the scene lies on the ground, as percentages of it. */
function placeOf({ x, y, width, height }: Box, view: Box) {
  const scale = Math.min(groundRatio / view.width, 1 / view.height);
  const left = (groundRatio - view.width * scale) / 2;
  const top = (1 - view.height * scale) / 2;
  return {
    x: percent((left + (x - view.x) * scale) / groundRatio),
    y: percent(top + (y - view.y) * scale),
    width: percent((width * scale) / groundRatio),
    height: percent(height * scale),
    middleX: percent((left + (x + width / 2 - view.x) * scale) / groundRatio),
    middleY: percent(top + (y + height / 2 - view.y) * scale),
    right: percent((left + (x + width - view.x) * scale) / groundRatio),
    bottom: percent(top + (y + height - view.y) * scale),
  };
}

/** Marks along a length, stretched to it: what crosses it stays in px. */
const scaleOf = (
  at: Readonly<Record<'x' | 'y' | 'width' | 'height', string | number>>,
  viewBox: string,
  d: string,
  { muted }: Palette,
): SceneNode =>
  node(
    'svg',
    { ...at, viewBox, preserveAspectRatio: 'none', overflow: 'visible', ...unnamed },
    node('path', {
      d,
      fill: 'none',
      stroke: muted,
      'stroke-width': 1,
      'vector-effect': 'non-scaling-stroke',
    }),
  );

const words = (length: number, at: SceneNode['attributes'], { ink }: Palette): SceneNode =>
  node(
    'text',
    { ...at, 'font-size': figure, fill: ink, 'text-anchor': 'middle', direction: 'ltr' },
    `${mm(length)} mm`,
  );

/**
 * A drawing on its ground, with rulers in mm below it and on its right. The drawing grows with the ground; the
 * rulers' figures are 12 px and their lines 1 px whatever that does, so that they can be read at every width, and
 * nothing has to be measured for it: an `svg` without a view box counts in px and takes percentages.
 */
export function withRulers(
  { root, view, drawn, trim }: Scene,
  { title, palette = defaultPalette }: { title: string; palette?: Palette },
): SceneNode {
  const { viewBox } = root.attributes;
  const whole = placeOf(view, view);
  const [piece, around] = [placeOf(trim, view), placeOf(drawn, view)];
  const level = marksOf(trim.width).map(({ at, reach }) => `M${at} 0v${reach}`);
  const upright = marksOf(trim.height).map(({ at, reach }) => `M0 ${at}h${reach}`);
  return node(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', role: 'img', overflow: 'visible' },
    node('title', {}, title),
    node(
      'svg',
      {
        x: whole.x,
        y: whole.y,
        width: whole.width,
        height: whole.height,
        ...unnamed,
        ...(viewBox === undefined ? {} : { viewBox }),
      },
      ...root.children,
    ),
    node(
      'g',
      { 'data-layer': 'ruler', transform: `translate(0 ${clear})` },
      scaleOf(
        { x: piece.x, y: around.bottom, width: piece.width, height: end },
        `0 0 ${mm(trim.width)} ${end}`,
        `M0 0H${mm(trim.width)}${level.join('')}`,
        palette,
      ),
      words(trim.width, { x: piece.middleX, y: around.bottom, dy: end + figure }, palette),
    ),
    node(
      'g',
      { 'data-layer': 'ruler', transform: `translate(${clear} 0)` },
      scaleOf(
        { x: around.right, y: piece.y, width: end, height: piece.height },
        `0 0 ${end} ${mm(trim.height)}`,
        `M0 0V${mm(trim.height)}${upright.join('')}`,
        palette,
      ),
      node(
        'svg',
        { x: around.right, y: piece.middleY, overflow: 'visible', ...unnamed },
        words(trim.height, { transform: `translate(${end + figure} 0) rotate(-90)` }, palette),
      ),
    ),
  );
}

/**
 * A place of the cut line enlarged, so that its margins can be told apart however small the drawing is. It shows the
 * scene again by its `id` (default 'k') and stands in the same document or shadow tree. Null where there are no margins.
 */
export function edgeDetail({ edge }: Scene, id = 'k'): SceneNode | null {
  if (!edge) return null;
  const viewBox = `${edge.x} ${edge.y} ${edge.width} ${edge.height}`;
  return node(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox, 'aria-hidden': 'true' },
    node('use', { href: `#${drawnId(id)}` }),
  );
}
