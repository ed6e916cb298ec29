/** Films about lettering: how it is cut, and how it is put on a wall. */
import { metalGradient, mm, node, type SceneNode } from '@kerf/sdk/drawing';
import { wordLetters } from '../studio/word-letters.js';
import { eased, type Film } from './film.js';
import { grounds } from './film-ground.js';
import { flattenPath } from './flatten-path.js';
import { lifted, slab, squeegee, stage } from './stage.js';

interface Word {
  words: string;
  fill: string;
  x: number;
  y: number;
  width: number;
}

function set({ words, x, y, width }: Word) {
  const letters = wordLetters(words);
  const scale = width / letters.width;
  const height = letters.height * scale;
  return { ...letters, scale, height, width, x, y, transform: `translate(${x} ${y}) scale(${mm(scale)})` };
}

const margin = 50;

/** The clear tape that carries the letters, as far as it still lies on the wall, and its rolled-up edge. */
function tape(box: { x: number; y: number; width: number; height: number }, peeled: number): SceneNode[] {
  const [left, right] = [box.x - margin, box.x + box.width + margin];
  const edge = right - (right - left + 90) * peeled;
  const [top, foot] = [box.y - margin, box.y + box.height + margin];
  const lean = 60;
  if (edge < left - 80) return [];
  const lying = `M${left} ${top}H${mm(Math.max(left, peeled ? edge + lean : right))}L${mm(Math.max(left, peeled ? edge - lean : right))} ${foot}H${left}Z`;
  const roll = `M${mm(edge + lean)} ${top - 14}l46 6L${mm(edge - lean + 46)} ${foot + 14}l-46 -4Z`;
  return [
    node('path', {
      d: lying,
      fill: '#eef3ef',
      'fill-opacity': 0.62,
      stroke: '#9aa39c',
      'stroke-opacity': 0.5,
      'stroke-width': 1.5,
    }),
    ...(peeled > 0 && peeled < 1
      ? [
          node(
            'defs',
            {},
            node(
              'linearGradient',
              { id: 'curl' },
              ...(
                [
                  [0, '#b9c2bc'],
                  [0.35, '#ffffff'],
                  [0.7, '#dfe5e0'],
                  [1, '#a9b3ac'],
                ] as const
              ).map(([offset, colour]) => node('stop', { offset, 'stop-color': colour })),
            ),
          ),
          lifted(roll, 'url(#curl)', 26, 0.95),
        ]
      : []),
  ];
}

/** Rubbing down and peeling off, from `from` to the end of the film. */
function applied(word: Word, share: number, from: number): SceneNode[] {
  const box = set(word);
  const span = 1 - from;
  const rub = eased(share, from, from + span * 0.42);
  const isRubbing = share >= from && share < from + span * 0.46;
  const peeled = eased(share, from + span * 0.48, from + span * 0.92);
  return [
    node('path', { d: box.d, transform: box.transform, fill: word.fill }),
    ...tape(box, peeled),
    ...(isRubbing ? [squeegee(box.x - margin + (box.width + 2 * margin) * rub, box.y + box.height / 2)] : []),
  ];
}

const surf: Word = { words: 'Surf school', fill: '#1c57b5', x: 230, y: 370, width: 740 };

const transferDecals: Film = {
  path: '/videos/products/transfer-decals',
  seconds: 5,
  poster: 0.72,
  captions: [
    { from: 0, to: 1.2, text: 'Place the decal, still on its tape, where it is to go.' },
    { from: 1.2, to: 2.9, text: 'Rub it down from one end to the other.' },
    { from: 2.9, to: 5, text: 'Peel the tape back flat: the decal stays.' },
  ],
  frame: (share) => {
    const landed = eased(share, 0, 0.18);
    return stage(
      grounds.stone,
      node(
        'g',
        {
          transform: `translate(${mm((1 - landed) * 90)} ${mm((1 - landed) * -160)}) rotate(${mm((1 - landed) * 5)} 600 450)`,
        },
        ...applied(surf, share, 0.24),
      ),
    );
  },
};

const open: Word = { words: 'Open late', fill: '#c40062', x: 250, y: 340, width: 700 };

const installReady: Film = {
  path: '/videos/products/install-ready',
  seconds: 6,
  poster: 0.3,
  captions: [
    { from: 0, to: 1.2, text: 'Install ready: the letters come weeded, spaced and taped.' },
    { from: 1.2, to: 2.5, text: 'Hold the sheet with two strips of tape and pull the backing away.' },
    { from: 2.5, to: 4.1, text: 'Rub the letters down from one side to the other.' },
    { from: 4.1, to: 6, text: 'Peel the application tape back flat.' },
  ],
  frame: (share) => {
    const box = set(open);
    const drop = eased(share, 0.2, 0.4);
    const holds = eased(share, 0.06, 0.14) * (1 - eased(share, 0.66, 0.7));
    const backing = slab(
      box.x - margin,
      box.y - margin + drop * 620,
      box.width + 2 * margin,
      box.height + 2 * margin,
      4,
    );
    return stage(
      grounds.paper,
      ...(drop < 1 ? [lifted(backing, '#e9dfc6', 12)] : []),
      ...applied(open, share, 0.42),
      ...[0.2, 0.8].map((at) =>
        node('path', {
          d: slab(box.x + box.width * at - 30, box.y - margin - 34, 60, 70, 2),
          fill: '#7fb0d8',
          'fill-opacity': mm(0.85 * holds),
        }),
      ),
    );
  },
};

const store: Word = { words: 'Corner', fill: '#1a1814', x: 270, y: 310, width: 660 };
const flat = flattenPath(wordLetters(store.words).d);
const points = flat.reduce((sum, run) => sum + run.length, 0);

/** The part of the cut that is made after `count` points, and where the blade then is. */
function cutUpTo(count: number): { d: string; blade: readonly [number, number] } {
  let left = count;
  let blade: readonly [number, number] = [0, 0];
  const parts = flat.map((run) => {
    const done = run.slice(0, Math.max(0, left));
    left -= run.length;
    blade = done.at(-1) ?? blade;
    return done.map(([x, y], index) => `${index ? 'L' : 'M'}${mm(x)} ${mm(y)}`).join('');
  });
  return { d: parts.join(''), blade };
}

const vinylLettering: Film = {
  path: '/videos/products/vinyl-lettering',
  seconds: 6,
  poster: 0.42,
  captions: [
    { from: 0, to: 3.4, text: 'A blade follows the outline of every letter and leaves the backing whole.' },
    { from: 3.4, to: 4.8, text: 'What is not a letter is weeded away.' },
    { from: 4.8, to: 6, text: 'The letters stay, spaced exactly as you designed them.' },
  ],
  frame: (share) => {
    const box = set(store);
    const cut = Math.min(1, share / 0.54);
    const weed = eased(share, 0.58, 0.8);
    const { d, blade } = cutUpTo(Math.round(points * cut));
    const [bx, by] = [box.x + blade[0] * box.scale, box.y + blade[1] * box.scale];
    const film = slab(box.x - 90, box.y - 80, box.width + 180, box.height + 160, 4);
    return stage(
      grounds.paper,
      node('defs', {}, metalGradient('head', 'silver')),
      lifted(slab(box.x - 110, box.y - 100, box.width + 220, box.height + 200, 4), '#fffefb', 14),
      ...(weed < 1
        ? [
            node(
              'g',
              {
                transform: `translate(0 ${mm(-weed * 620)}) rotate(${mm(-weed * 12)} 300 300)`,
                opacity: mm(1 - weed * 0.7),
              },
              lifted(film, '#26231f', 4 + weed * 40),
            ),
          ]
        : []),
      node('path', { d: box.d, transform: box.transform, fill: store.fill }),
      ...(share < 0.62
        ? [
            node('path', {
              d,
              transform: box.transform,
              fill: 'none',
              stroke: '#ff2f93',
              'stroke-width': mm(3.2 / box.scale),
              'stroke-linejoin': 'round',
            }),
          ]
        : []),
      ...(cut < 1
        ? [
            node('path', { d: slab(0, by - 26, 1200, 14, 3), fill: '#8d9196', 'fill-opacity': 0.55 }),
            lifted(slab(bx - 24, by - 74, 48, 66, 8), 'url(#head)', 18),
            node('path', { d: `M${mm(bx - 7)} ${mm(by - 10)}h14L${mm(bx)} ${mm(by)}Z`, fill: '#c40062' }),
          ]
        : []),
    );
  },
};

export const letteringFilms: readonly Film[] = [vinylLettering, installReady, transferDecals];
