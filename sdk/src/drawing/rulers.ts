import type { Box } from './box.js';
import { defaultPalette, type Palette } from './palette.js';
import { drawnId, type Scene } from './scene.js';
import { mm, node, type SceneNode } from './scene-node.js';

/**
 * Width to height of the ground that a drawing with rulers is laid out on. Whoever places it gives it this
 * `aspect-ratio`, and 36 px for the rulers on the right and below.
 */
const groundRatio = 3 / 2;

/** From what is drawn to the ruler, the length of its marks at the ends and between them, and its figures; px. */
const [clear, end, between, figure] = [6, 8, 5, 12];

/** Smallest step, mm, that leaves at most 12 marks along a length. */
const tickStep = (length: number): number =>
  [1, 2, 5, 10, 20, 50, 100, 200, 500].find((step) => length / step <= 12) ?? 1000;

/** The marks of a ruler, each written from where it stands, mm, and how far it reaches, px. */
function marks(length: number, write: (at: number, reach: number) => string): string {
  const step = tickStep(length);
  const from0 = [...Array(Math.ceil(length / step - 1e-9))].map((_, n) => write(n * step, n ? between : end));
  return from0.join('') + write(mm(length), end);
}

/** Parts of a drawing that has a title of its own. */
const unnamed = { 'aria-hidden': 'true' } as const;

const percent = (share: number): string => `${Math.round(share * 1e5) / 1e3}%`;

/** Where a scene lies on its ground: turns its coordinates and lengths, mm, into percentages of the ground. */
function layOut(view: Box) {
  const scale = Math.min(groundRatio / view.width, 1 / view.height);
  const width = (length: number) => (length * scale) / groundRatio;
  const height = (length: number) => length * scale;
  return {
    x: (at: number) => percent((1 - width(view.width)) / 2 + width(at - view.x)),
    y: (at: number) => percent((1 - height(view.height)) / 2 + height(at - view.y)),
    width: (length: number) => percent(width(length)),
    height: (length: number) => percent(height(length)),
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
  const ground = layOut(view);
  const [right, below] = [ground.x(drawn.x + drawn.width), ground.y(drawn.y + drawn.height)];
  const middle = { x: ground.x(trim.x + trim.width / 2), y: ground.y(trim.y + trim.height / 2) };
  return node(
    'svg',
    // A title would name it only once it is laid out.
    { xmlns: 'http://www.w3.org/2000/svg', role: 'img', overflow: 'visible', 'aria-label': title },
    node(
      'svg',
      {
        x: ground.x(view.x),
        y: ground.y(view.y),
        width: ground.width(view.width),
        height: ground.height(view.height),
        ...unnamed,
        ...(viewBox === undefined ? {} : { viewBox }),
      },
      ...root.children,
    ),
    node(
      'g',
      { 'data-layer': 'ruler', transform: `translate(0 ${clear})` },
      scaleOf(
        { x: ground.x(trim.x), y: below, width: ground.width(trim.width), height: end },
        `0 0 ${mm(trim.width)} ${end}`,
        `M0 0H${mm(trim.width)}${marks(trim.width, (at, reach) => `M${at} 0v${reach}`)}`,
        palette,
      ),
      words(trim.width, { x: middle.x, y: below, dy: end + figure }, palette),
    ),
    node(
      'g',
      { 'data-layer': 'ruler', transform: `translate(${clear} 0)` },
      scaleOf(
        { x: right, y: ground.y(trim.y), width: end, height: ground.height(trim.height) },
        `0 0 ${end} ${mm(trim.height)}`,
        `M0 0V${mm(trim.height)}${marks(trim.height, (at, reach) => `M0 ${at}h${reach}`)}`,
        palette,
      ),
      node(
        'svg',
        { x: right, y: middle.y, overflow: 'visible', ...unnamed },
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
