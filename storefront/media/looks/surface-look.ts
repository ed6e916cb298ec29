/** How a stock or a coating takes the light, on a swatch of the piece that the shop would draw. */
import { type ArtworkMaker, drawPiece, node, type Piece, type SceneNode } from '@kerf/sdk/drawing';
import {
  accent,
  gradient,
  ink,
  line,
  liner,
  look,
  lying,
  oval,
  paper,
  path,
  polygon,
  rectangle,
} from './look.js';

const plain: ArtworkMaker = () => ({ print: [], foil: [], relief: '' });

/** A bold pattern to lay a surface over. */
const colours: ArtworkMaker = (piece) => ({
  print: [
    path(rectangle(-2, -2, piece.widthMm + 4, piece.heightMm + 4), '#12708c'),
    path(oval(piece.widthMm * 0.7, piece.heightMm * 0.4, piece.heightMm * 0.3), '#ef6a4c'),
    path(
      polygon(
        [-2, piece.heightMm * 0.5],
        [piece.widthMm + 2, piece.heightMm * 0.85],
        [piece.widthMm + 2, piece.heightMm + 2],
        [-2, piece.heightMm + 2],
      ),
      '#123c5a',
    ),
  ],
  foil: [],
  relief: '',
});

/** The piece at so many units to the millimetre, as large as the picture lets it be. */
function swatch(piece: Piece, artwork: ArtworkMaker, scale: number): SceneNode {
  const flat: Piece = {
    ...piece,
    shape: 'rectangle',
    cornerMm: 0,
    widthMm: 76 / scale,
    heightMm: 52 / scale,
    cutKind: 'trim',
    nested: null,
    cuts: null,
    winding: null,
    glass: null,
  };
  return node(
    'g',
    { transform: `translate(10 8) scale(${scale})` },
    ...drawPiece(flat, { artwork, id: 's' }).root.children.filter((child) => typeof child === 'object'),
  );
}

const face = rectangle(10, 8, 76, 52);

/** Stops of the light over a surface, by words of its name, the first that fits. */
const lights: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /gloss varnish/i,
    ['#fff/0', '#fff/0.1', '#fff/0.5', '#fff/0.1', '#fff/0', '#fff/0', '#fff/0.15', '#fff/0'],
  ],
  [
    /gloss|scratch/i,
    ['#fff/0', '#fff/0', '#fff/0.85', '#fff/0.2', '#fff/0.6', '#fff/0', '#fff/0', '#fff/0.35', '#fff/0'],
  ],
  [/soft/i, ['#fff/0.5', '#fff/0.12', '#000/0.12', '#000/0.2']],
  [/matte/i, ['#fff/0.34', '#fff/0.16', '#fff/0.05']],
  [/uncoated/i, ['#fff/0.06', '#fff/0.06']],
];

const light = (name: string) =>
  node(
    'g',
    {},
    node('defs', {}, slanted(lights.find(([words]) => words.test(name))?.[1] ?? ['#fff/0', '#fff/0'])),
    path(face, 'url(#light)'),
  );

const slanted = (stops: readonly string[]): SceneNode => {
  const made = gradient('light', stops);
  return { ...made, attributes: { id: 'light', x1: 0.05, y1: 0, x2: 0.95, y2: 0.7 } };
};

/** What is pressed into a paper, larger than life: light above, shadow below. */
const pressed: readonly (readonly [RegExp, string])[] = [
  [/linen/i, Array.from({ length: 13 }, (_, n) => `M10 ${10 + n * 4}H86M${12 + n * 5.8} 8V60`).join('')],
  [
    /felt/i,
    Array.from(
      { length: 90 },
      (_, n) => `M${11 + ((n * 0.5698 * 72) % 72)} ${10 + ((n * 0.7549 * 48) % 48)}q1.5 -1.200 3 .4`,
    ).join(''),
  ],
  [
    /leather/i,
    Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: 8 }, (_, column) => {
        const wobble = Math.sin(row * 7 + column * 5) * 0.8;
        const [x, y] = [11 + column * 9.5 + (row % 2) * 4.7, 9 + row * 9];
        return `M${x} ${y + 3 + wobble}C${x} ${y} ${x + 8} ${y - wobble} ${x + 8} ${y + 4}C${x + 8 + wobble} ${y + 9} ${x} ${y + 9} ${x} ${y + 3 + wobble}`;
      }).join(''),
    ).join(''),
  ],
];

const relief = (name: string): SceneNode[] => {
  const d = pressed.find(([words]) => words.test(name))?.[1];
  if (!d) return [];
  const clip = { 'clip-path': 'url(#face)', 'stroke-linecap': 'butt' };
  return [
    node('clipPath', { id: 'face' }, path(face, '#000')),
    path(face, '#f3f0e8'),
    line(d, '#7d7565', 0.8, { ...clip, 'stroke-opacity': 0.45 }),
    line(d, '#fff', 0.8, { ...clip, transform: 'translate(.6 .6)' }),
  ];
};

/** A finishing, on the piece of a product that has it. */
export function finishingLook(name: string, piece: Piece): SceneNode {
  if (/dome/i.test(name))
    return look(
      [
        lying(oval(48, 35, 29), '#12708c'),
        path(oval(58, 30, 11), '#ef6a4c'),
        path(oval(48, 35, 29), 'url(#dome)'),
        path('M27 30C29 18 42 11 56 14C44 15 34 21 31 32Z', '#fff', { 'fill-opacity': 0.9 }),
        line('M30 53C40 61 58 61 67 52', '#fff', 1.8, { 'stroke-opacity': 0.7 }),
      ],
      [gradient('dome', ['#fff/0.25', '#fff/0', '#000/0.3'], true)],
    );
  const isStock = /paper/i.test(name);
  return look([
    lying(face, paper),
    swatch({ ...piece, surface: 'uncoated' }, isStock ? plain : colours, isStock ? 3 : 1),
    ...(isStock ? [] : [light(name)]),
    ...(/scratch/i.test(name)
      ? [line('M64 14L76 26M70 13L79 22', '#fff', 1, { 'stroke-opacity': 0.9 })]
      : []),
    ...(/uncoated/i.test(name) ? grain() : []),
    ...relief(name),
  ]);
}

/** Specks of bare paper that show through ink, spread by the golden section. */
const grain = (): SceneNode[] => [
  path(
    Array.from({ length: 70 }, (_, n) =>
      rectangle(11 + ((n * 0.5698 * 74) % 74), 9 + ((n * 0.7549 * 50) % 50), 0.9, 0.7),
    ).join(''),
    '#fff',
    { 'fill-opacity': 0.4 },
  ),
];

/** A stock as a small stack of sheets: its colour and texture on top, its weight at the edge; films bend at a corner. */
export function materialLook(name: string, piece: Piece): SceneNode {
  const weight = Number(/(\d+)gsm/i.exec(name)?.[1] ?? 0);
  const thick = weight ? (weight - 100) / 34 : /magnetic/i.test(name) ? 8 : 3;
  const { texture } = piece.stock;
  const edge = texture === 'fibre' ? '#a5855a' : /magnetic/i.test(name) ? '#3a3733' : '#cfc8b8';
  const isFilm = /vinyl/i.test(name);
  const isClear = texture === 'clear';
  const print = (opacity: number) => [
    path(oval(36, 30, 13), accent, { 'fill-opacity': opacity }),
    path(rectangle(54, 22, 22, 5), ink, { 'fill-opacity': opacity }),
    path(rectangle(54, 31, 15, 5), ink, { 'fill-opacity': opacity }),
  ];
  const sheen = /gloss|outdoor/i.test(name) ? 0.75 : isFilm ? 0.35 : 0;
  return look(
    [
      lying(polygon([10, 50], [86, 50], [86, 52 + thick], [10, 52 + thick]), edge),
      path(rectangle(10, 8, 76, 44), isClear ? '#d9e6ec' : paper),
      node(
        'g',
        { transform: 'translate(0 1.200) scale(1 .85)' },
        swatch({ ...piece, surface: 'uncoated' }, plain, 2.4),
      ),
      ...print(/frost/i.test(name) ? 0.4 : isClear ? 0.8 : 1),
      ...(sheen
        ? [path(polygon([24, 8], [48, 8], [22, 52], [10, 52], [10, 36]), '#fff', { 'fill-opacity': sheen })]
        : []),
      line('M10 52H86', '#000', 0.5, { 'stroke-opacity': 0.25 }),
      ...(isFilm
        ? [
            lying('M86 32C80 36 74 35 68 33C72 40 71 47 68 54L86 54Z', '#edeae1'),
            path('M86 32C80 36 74 35 68 33C72 40 71 47 68 54Z', 'url(#curl)'),
          ]
        : []),
    ],
    [gradient('curl', /removable/i.test(name) ? ['#bfe0c8', '#f4fff6'] : ['#cfc6b0', '#fffefb'])],
  );
}

const spot = oval(48, 34, 18);

/** A coating on a part of the artwork. */
export function coatingLook(name: string): SceneNode {
  const glitter = Array.from({ length: 120 }, (_, n) => {
    const r = 18 * Math.sqrt((n + 0.5) / 120);
    const turn = n * 2.39996;
    return rectangle(48 + r * Math.cos(turn), 34 + r * Math.sin(turn), 1.1, 1.1);
  });
  const bumps = Array.from({ length: 60 }, (_, n) => {
    const r = 16.5 * Math.sqrt((n + 0.5) / 60);
    const turn = n * 2.39996;
    return oval(48 + r * Math.cos(turn), 34 + r * Math.sin(turn), 1);
  });
  return look(
    [
      lying(face, '#123c5a'),
      path(spot, '#ef6a4c'),
      ...(/glitter/i.test(name)
        ? [
            path(glitter.filter((_, n) => n % 2).join(''), '#fff', { 'fill-opacity': 0.95 }),
            path(glitter.filter((_, n) => n % 3 === 0).join(''), '#ffe08a'),
          ]
        : /texture/i.test(name)
          ? [
              path(bumps.join(''), '#8f2f1a', { 'fill-opacity': 0.55, transform: 'translate(.5 .6)' }),
              path(bumps.join(''), '#ffb8a4'),
            ]
          : [
              path(spot, 'url(#wet)'),
              path('M36 30C37 22 45 18 54 20C46 21 41 25 39.500 32Z', '#fff', { 'fill-opacity': 0.95 }),
            ]),
    ],
    [gradient('wet', ['#fff/0.4', '#fff/0', '#000/0.18'])],
  );
}

/** How an order is packed. */
export function packingLook(name: string): SceneNode {
  const stack = [0, 1, 2, 3, 4].map((n) =>
    lying(rectangle(24, 14 + 6 - n * 1.5, 48, 40, 3), n % 2 ? paper : '#f3efe4'),
  );
  if (/band/i.test(name))
    return look([
      ...stack,
      path(rectangle(24, 27, 48, 11), '#c8a877'),
      line('M24 27H72M24 38H72', '#8a6a3c', 0.6),
    ]);
  if (/bag/i.test(name))
    return look([
      lying(rectangle(28, 16, 40, 40, 3), accent),
      path(rectangle(20, 6, 56, 60, 2), '#dcebf3', {
        'fill-opacity': 0.5,
        stroke: '#7b98a8',
        'stroke-width': 1,
      }),
      line('M20 13H76', '#7b98a8', 1.2),
      path(polygon([28, 8], [40, 8], [26, 64], [21, 64], [21, 44]), '#fff', { 'fill-opacity': 0.6 }),
    ]);
  return look([
    lying(rectangle(14, 10, 68, 50, 3), accent),
    lying('M14 10H46V60H17a3 3 0 0 1 -3 -3Z', liner),
    lying('M52 10H79a3 3 0 0 1 3 3V57C72 50 60 56 50 60C52 44 53 26 52 10Z', liner),
    line('M52 10C53 26 52 44 50 60', ink, 0.8, { 'stroke-opacity': 0.4 }),
  ]);
}

/** How a sticker behaves when somebody pulls at it. */
export function adhesiveLook(name: string): SceneNode {
  const wall = path(rectangle(0, 0, 96, 72), /high/i.test(name) ? '#b9a48c' : '#dfe5e2');
  const label = (x: number, y: number, more = {}) => lying(rectangle(x, y, 44, 40, 4), '#ef6a4c', more);
  const peeled = (tear: boolean) => [
    lying('M22 16a4 4 0 0 1 4 -4H66V32C62 46 52 54 40 56H26a4 4 0 0 1 -4 -4Z', '#ef6a4c'),
    ...(tear ? [] : [lying('M66 32C62 46 52 54 40 56C40 48 38 44 34 40C46 40 56 38 66 32Z', '#f6f1e4')]),
  ];
  if (/permanent/i.test(name))
    return look([
      wall,
      label(26, 14),
      path(polygon([48, 22], [60, 27], [60, 36], [48, 46], [36, 36], [36, 27]), paper),
      line('M42 33L47 38L55 28', ink, 2.6),
    ]);
  if (/high/i.test(name))
    return look([
      wall,
      ...[8, 20, 32, 44, 56, 68].map((y) =>
        line(`M0 ${y}q6 -4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0`, '#8d785f', 1.6),
      ),
      label(26, 16),
      line('M36 30H60M36 38H52', paper, 3.2),
    ]);
  if (/reposition/i.test(name))
    return look([
      wall,
      line(rectangle(10, 10, 40, 36, 4), ink, 1.2, {
        'stroke-dasharray': '2.500 2.500',
        'stroke-opacity': 0.55,
      }),
      label(42, 24),
      line('M30 28C40 20 52 22 60 36M60 36L53 33M60 36L62 28', paper, 2.4),
    ]);
  return look([wall, ...peeled(false)]);
}
