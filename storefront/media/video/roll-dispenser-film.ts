import { blankPiece, drawPiece, mm, node, type Piece, type SceneNode } from '@kerf/sdk/drawing';
import { surf } from '../artwork/landscapes.js';
import { outlinedLine } from '../outlined-text.js';
import { eased, type Film } from './film.js';
import { grounds } from './film-ground.js';
import { lifted, slab, stage } from './stage.js';

const label: Piece = {
  ...blankPiece,
  shape: 'circle',
  widthMm: 50,
  heightMm: 50,
  bleedMm: 2,
  safetyMm: 2,
  cutKind: 'die',
};
const scale = 4.6;
const pitch = 53 * scale;
const [middle, plate, mouth] = [450, 850, 330];
const rounds = 3;

function drawn(x: number, y: number, turn: number, zoom: number, id: string): SceneNode {
  return node(
    'g',
    {
      transform: `translate(${mm(x)} ${mm(y)}) rotate(${mm(turn)}) scale(${mm(scale * zoom)}) translate(-25 -25)`,
    },
    node('use', { href: `#${id}` }),
  );
}

/** Labels come out of the dispenser; at the plate the backing turns down and each label carries on by itself. */
export const rollDispenserFilm: Film = {
  path: '/videos/roll-dispenser',
  seconds: 6,
  poster: 0.24,
  captions: [
    { from: 0, to: 2, text: 'The roll dispenser feeds one label at a time.' },
    { from: 2, to: 4, text: 'The backing turns under the plate and the label comes free.' },
    { from: 4, to: 6, text: 'Free with 1,000 roll stickers or more.' },
  ],
  frame: (share) => {
    const turns = share * rounds;
    const round = Math.floor(Math.min(turns, rounds - 1e-6));
    // Pulled, then held for a moment while the label is taken.
    const pulled = (round + eased(turns - round, 0, 0.62)) * pitch;
    const taken = eased(turns - round, 0.66, 1);
    const places = Array.from({ length: 12 }, (_, n) => plate - pitch * 0.5 + pulled - n * pitch);
    const on = places.filter((x) => x < plate + pitch * 0.4 && x > 225);
    const free = plate + pitch * 0.52;
    const { root } = drawPiece(label, { artwork: surf, id: 'd' });
    const web = slab(200, middle - 28 * scale, plate - 200, 56 * scale, 2);
    const turn = `M${plate - 2} ${middle - 28 * scale}q26 ${28 * scale} 0 ${56 * scale}Z`;
    return stage(
      grounds.blush,
      node('defs', {}, node('g', { id: 'label' }, ...root.children)),
      lifted(web, '#fdfcf8', 16),
      node('path', { d: turn, fill: '#d9d2c2' }),
      ...on.filter((x) => Math.abs(x - free) > 2).map((x) => drawn(x, middle, 0, 1, 'label')),
      // The plate's edge, over which the backing is bent.
      lifted(slab(plate - 8, middle - 31 * scale, 20, 62 * scale, 6), '#b5b9be', 8),
      ...places
        .filter((x) => x >= plate + pitch * 0.4 && x < plate + pitch * 1.45)
        .map((x) => {
          const away = x > plate + pitch * 0.6 ? 1 : taken;
          return away >= 1
            ? node('g')
            : node(
                'g',
                { opacity: mm(1 - Math.max(0, away - 0.75) * 4) },
                node('circle', {
                  cx: mm(x + away * 170 + 8 + away * 26),
                  cy: mm(middle - away * 120 + 14 + away * 60),
                  r: 25 * scale,
                  fill: '#2a2114',
                  'fill-opacity': mm(0.2 - away * 0.1),
                }),
                drawn(x + away * 170, middle - away * 120, away * 16, 1 + away * 0.12, 'label'),
              );
        }),
      lifted(slab(70, middle - 37 * scale, mouth - 40, 74 * scale, 26), '#26231f', 34),
      node('path', { d: slab(mouth - 4, middle - 31 * scale, 22, 62 * scale, 8), fill: '#0f0e0c' }),
      node('path', {
        d: outlinedLine('Kerf', 215, middle + 24, 78, { face: 'display', anchor: 'middle' }),
        fill: '#fffefb',
      }),
      node('path', { d: slab(140, middle + 62, 150, 8, 4), fill: '#c40062' }),
    );
  },
};
