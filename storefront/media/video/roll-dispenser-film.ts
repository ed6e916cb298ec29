import { blankPiece, type Piece } from '@kerf/sdk/drawing';
import { surf } from '../artwork/landscapes.js';
import type { Thing } from '../render/job.js';
import { linerColour, stickerOf } from '../render/sticker-scenes.js';
import { eased, type Film } from './film.js';

const label: Piece = {
  ...blankPiece,
  shape: 'circle',
  widthMm: 50,
  heightMm: 50,
  bleedMm: 2,
  safetyMm: 2,
  cutKind: 'die',
  surface: 'gloss',
};

const ground: Thing & { kind: 'ground' } = { kind: 'ground', of: 'paint', colour: '#c9b49a', turn: 12 };

/** How often a label is pulled off. */
const rounds = 2;

/** Of its way a label lies on its backing with its end, in plain sight, until it is taken. */
const held = 0.84;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Labels come off a roll: at the plate's edge the backing turns back and each label goes on by itself. */
export const rollDispenserFilm: Film = {
  path: '/videos/roll-dispenser',
  seconds: 5,
  poster: 0.27,
  captions: [
    { from: 0, to: 2, text: 'Pull the backing: the roll dispenser feeds one label at a time.' },
    { from: 2, to: 3.5, text: 'The backing turns back at the edge and the label comes free.' },
    { from: 3.5, to: 5, text: 'Free with 1,000 roll stickers or more.' },
  ],
  scene: async (share, desk) => {
    const turn = (share * rounds) % 1;
    const feed = held * eased(turn, 0, 0.5) + (1 - held) * eased(turn, 0.72, 0.94);
    // In the blink of an eye: there is no hand to be seen with it.
    const taken = Math.min(1, Math.max(0, (turn - 0.71) / 0.06)) ** 2;
    const sheet = await stickerOf({ piece: label, artwork: surf, ground, pencil: '' }, 'label', desk);
    return {
      things: [
        ground,
        {
          kind: 'dispenser',
          ...sheet,
          at: [-24, 0, 0],
          turn: 0,
          radius: 46,
          core: 21.6,
          pitch: 53,
          margin: 3,
          liner: linerColour,
          colour: '#b9c4b2',
          feed: rounded(feed),
          away: [rounded(190 * taken), rounded(-70 * taken), rounded(70 * taken)],
        },
      ],
      light: {
        window: { azimuth: -98, height: 46, strength: 8 },
        // Lightens the shade under the backing.
        cards: [{ azimuth: 128, height: 24, distance: 620, size: [520, 420], strength: 1.1 }],
        room: 0.62,
      },
      camera: { at: [30, 0, 50], across: 236, pitch: 25, turn: 22, fstop: 10, focus: [60, -20, 80] },
      exposure: 0.45,
    };
  },
};
