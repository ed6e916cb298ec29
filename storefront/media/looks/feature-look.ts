import type { PrintFeature } from '@kerf/sdk/contract';
import { metalGradient, metalOf, node, type SceneNode, shapePath } from '@kerf/sdk/drawing';
import { foldLook } from './fold-look.js';
import {
  accent,
  gradient,
  ink,
  line,
  look,
  lying,
  oval,
  paper,
  path,
  polygon,
  rectangle,
  word,
} from './look.js';

const isNone = (name: string): boolean => /^(none|no)\b/i.test(name);

/** A figure in the name, mm. */
const millimetres = (name: string): number => Number(/(\d+(?:\.\d+)?)\s*mm/i.exec(name)?.[1] ?? 0);

const card = rectangle(14, 16, 68, 42);

/** Stamped on the card that shows it best: a dark metal wants light paper. */
function foilLook(name: string): SceneNode {
  const isDark = metalOf(name) === 'black';
  const rings = [13, 25, 37].map((r) => line(oval(74, 60, r), 'url(#foil)', 5.6)).reverse();
  return look(
    [
      lying(rectangle(8, 8, 100, 80), isDark ? paper : '#17191c'),
      node('g', { 'clip-path': 'url(#card)' }, path(oval(74, 60, 6), 'url(#foil)'), ...rings),
      path(oval(24, 24, 8), 'url(#foil)'),
    ],
    [
      // In the units of the picture, so that every ring catches the same light.
      {
        ...metalGradient('foil', metalOf(name) ?? 'gold'),
        attributes: { id: 'foil', gradientUnits: 'userSpaceOnUse', x1: 10, y1: 8, x2: 92, y2: 72 },
      },
      node('clipPath', { id: 'card' }, path(rectangle(8, 8, 100, 80), '#000')),
    ],
  );
}

const star = polygon(
  ...Array.from({ length: 10 }, (_, n) => {
    const r = n % 2 ? 8 : 19;
    const turn = (n * Math.PI) / 5;
    return [48 + r * Math.sin(turn), 37 - r * Math.cos(turn)] as const;
  }),
);

/** White paper pressed up or down: only light and shadow show it. */
function reliefLook(name: string): SceneNode {
  const sheet = lying(rectangle(8, 8, 80, 56), '#f4f1e8');
  if (isNone(name)) return look([sheet, path(star, ink)]);
  const by = /deboss/i.test(name) ? -1 : 1;
  const flank = (offset: number, colour: string, opacity: number) =>
    path(star, colour, {
      'fill-opacity': opacity,
      transform: `translate(${offset * by} ${offset * by})`,
      filter: 'url(#near)',
    });
  return look(
    [
      sheet,
      flank(2.4, '#2a2114', 0.6),
      flank(-1.8, '#ffffff', 1),
      path(star, by < 0 ? '#e3ddcf' : '#fbf9f3'),
      by < 0
        ? line(star, '#2a2114', 1.6, {
            'stroke-opacity': 0.35,
            transform: 'translate(.6 .6)',
            'clip-path': 'url(#in)',
          })
        : line(star, '#fff', 1.2, { transform: 'translate(.5 .5)' }),
    ],
    [
      node(
        'filter',
        { id: 'near', x: '-30%', y: '-30%', width: '160%', height: '160%' },
        node('feGaussianBlur', { stdDeviation: 0.9 }),
      ),
      node('clipPath', { id: 'in' }, path(star, '#000')),
    ],
  );
}

/** Corners are shown close, whole shapes from afar. */
function dieCutLook(name: string): SceneNode {
  const corner = millimetres(name) * 3;
  if (/corner/i.test(name) && corner)
    return look([
      lying(rectangle(18, 16, 120, 90, corner), paper),
      line(`M18 ${16 + corner}V16H${18 + corner}`, accent, 1.2, { 'stroke-dasharray': '2 2' }),
      line('M36 38H92M36 48H76', '#d9d3c5', 4),
    ]);
  const box = { x: 14, y: 14, width: 68, height: 44 };
  const shape = /arch/i.test(name)
    ? shapePath('arch', { ...box, x: 22, width: 52, y: 10, height: 52 })
    : /corner/i.test(name)
      ? shapePath('tag', box)
      : isNone(name)
        ? rectangle(18, 16, 120, 90)
        : shapePath('custom', { x: 16, y: 10, width: 64, height: 52 });
  return look([
    lying(shape, paper),
    ...(isNone(name)
      ? [line('M36 38H92M36 48H76', '#d9d3c5', 4)]
      : [line('M38 36H58M38 44H52', '#d9d3c5', 4)]),
  ]);
}

/** The head of a piece at three times its size, so that a millimetre more shows; cards have holes too, so it is no tag's. */
function holeLook(name: string): SceneNode {
  const across = isNone(name) ? 0 : (millimetres(name) || 5) * 3.2;
  return look([
    lying(rectangle(14, 8, 68, 90), paper),
    ...(across
      ? [
          path(oval(48, 26, across / 2), '#d5cfc0'),
          line(oval(48, 26, across / 2), '#2a2114', 1, { 'stroke-opacity': 0.45 }),
          line(
            `M${48 - across / 2} 46v6M${48 + across / 2} 46v6M${48 - across / 2} 49h${across}`,
            accent,
            1.2,
          ),
        ]
      : []),
    word(across ? String(millimetres(name)) : '–', 48, 66, 12),
  ]);
}

interface Strand {
  colours: readonly [string, string];
  width: number;
  /** Dashes of the twist; none for what is smooth. */
  twist?: string;
}

const strands: readonly (readonly [RegExp, Strand])[] = [
  [/black cotton/i, { colours: ['#26231f', '#5b564d'], width: 2.6, twist: '1 2.2' }],
  [/white cotton/i, { colours: ['#f8f6ef', '#c9c3b3'], width: 2.6, twist: '1 2.2' }],
  [/hemp/i, { colours: ['#d8c49a', '#9f8656'], width: 3.4, twist: '1.4 2' }],
  [/jute/i, { colours: ['#9a7443', '#5f4423'], width: 4.2, twist: '1.6 1.8' }],
  [/gold/i, { colours: ['#b98a2c', '#f6e2a0'], width: 2 }],
  [/silver/i, { colours: ['#8f949a', '#f6f8fa'], width: 2 }],
  [/satin/i, { colours: ['#1d1b19', '#6d675e'], width: 6 }],
];

function stringLook(name: string): SceneNode {
  const [, strand] = strands.find(([words]) => words.test(name)) ?? [null, null];
  const head = polygon([26, 42], [36, 34], [60, 34], [70, 42], [70, 90], [26, 90]);
  const eye = oval(48, 46, 4.4);
  const loop = 'M47 47C38 34 26 12 42 6C56 2 60 22 50 47';
  const drawn = (colour: string, width: number, more = {}) => line(loop, colour, width, more);
  return look([
    lying(head, paper),
    path(eye, '#cfc8b8'),
    line(eye, '#2a2114', 0.8, { 'stroke-opacity': 0.45 }),
    ...(strand
      ? [
          drawn('#2a2114', strand.width + 1.6, { 'stroke-opacity': 0.22, transform: 'translate(1 1.4)' }),
          ...(/white/i.test(name) ? [drawn('#a49c8a', strand.width + 1)] : []),
          drawn(strand.colours[0], strand.width),
          drawn(strand.colours[1], strand.twist ? strand.width : strand.width * 0.3, {
            'stroke-linecap': 'butt',
            ...(strand.twist ? { 'stroke-dasharray': strand.twist } : {}),
          }),
          path('M44.500 50.400a4.400 4.400 0 0 0 7.800 -2l-4 -1Z', paper),
        ]
      : []),
    line('M36 60H60M36 67H54', '#d9d3c5', 3.4),
  ]);
}

const spotUv = (name: string): SceneNode =>
  look(
    [
      lying(rectangle(8, 8, 80, 56), '#3a3d42'),
      path(star, isNone(name) ? '#4a4e54' : '#24262a'),
      ...(isNone(name) ? [] : [path(star, 'url(#wet)')]),
    ],
    [gradient('wet', ['#fff/0.85', '#fff/0.1', '#fff/0.5', '#fff/0.05'])],
  );

function edgeLook(name: string): SceneNode {
  const side = isNone(name) ? '#d9d3c5' : accent;
  return look([
    lying(polygon([12, 30], [60, 14], [88, 34], [88, 46], [38, 64], [12, 42]), side),
    path(polygon([12, 30], [60, 14], [88, 34], [38, 52]), paper),
    ...[3, 6, 9].map((y) =>
      line(`M12 ${30 + y}L38 ${52 + y}L88 ${34 + y}`, '#000', 0.5, { 'stroke-opacity': 0.25 }),
    ),
  ]);
}

const perforation = (name: string): SceneNode =>
  look([
    lying(card, paper),
    line('M22 28H46M22 36H38', '#d9d3c5', 4),
    ...(isNone(name) ? [] : [line('M62 17V58', ink, 1.8, { 'stroke-dasharray': '0.1 3.6' })]),
  ]);

const drawn: Readonly<Record<string, (name: string) => SceneNode>> = {
  'foil-stamp': foilLook,
  'emboss-deboss': reliefLook,
  'die-cut': dieCutLook,
  'punch-holes2': holeLook,
  'tag-strings': stringLook,
  fold: foldLook,
  'spot-uv': spotUv,
  'edge-paint': edgeLook,
  perforation,
};

/** How one item of a print feature looks. A feature without a drawing of its own shows a plain card. */
export const featureLook = ({ code }: Pick<PrintFeature, 'code'>, name: string): SceneNode =>
  (drawn[code] ?? (() => look([lying(card, paper)])))(name);
