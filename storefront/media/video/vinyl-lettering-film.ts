import { plainSheet, wasteOf } from '../render/cut-letters.js';
import { cut, words } from '../render/lettering-scenes.js';
import { linerColour, thick } from '../render/sticker-scenes.js';
import { vinyl } from './cut-vinyl.js';
import { evenly, type Film } from './film.js';
import { peel } from './peel.js';

/** How far film reaches beyond the letters, and its backing beyond it, mm. */
const by = 9;

/** Letters are weeded. None of them has an eye: those would have to be picked out one by one. */
export const vinylLetteringFilm: Film = {
  path: '/videos/products/vinyl-lettering',
  seconds: 5,
  poster: 0.34,
  captions: [
    { from: 0, to: 1, text: 'A blade has cut round every letter and left the backing whole.' },
    { from: 1, to: 3.6, text: 'What is not a letter is weeded away.' },
    { from: 3.6, to: 5, text: 'The letters stay, spaced exactly as you designed them.' },
  ],
  scene: async (share, desk) => {
    const made = await cut(vinyl, words('Bree Serif', 'Summit', 150, '#e61e79'), 'a', desk);
    const { order, letters, piece } = made;
    const waste = await wasteOf(piece, order.letters, by, 'weeded', desk);
    const backing = await plainSheet(
      [waste.width + 2 * by, waste.height + 2 * by],
      { colour: linerColour, texture: 'smooth' },
      thick.liner,
      'backing',
      desk,
    );
    const at = [0, 0, thick.liner + 0.06] as const;
    const off = evenly(share, 0.12, 0.78);
    const turn = -11;
    return {
      things: [
        { kind: 'ground', of: 'mat', colour: '#2b4d44', turn: 8 },
        { kind: 'sheet', ...backing, at: [0, 0, 0.05], turn },
        { kind: 'sheet', ...letters, at, turn },
        ...(off < 1
          ? [
              {
                kind: 'sheet' as const,
                ...waste,
                at,
                turn,
                ...peel(
                  [waste.width, waste.height],
                  { direction: 24, over: 52, degrees: 138, beyond: 40 },
                  off,
                ),
              },
            ]
          : []),
        { kind: 'pencil', at: [70, 50, 0], turn: 4, colour: '#1d3f5e' },
      ],
      light: { window: { azimuth: -62, height: 30, strength: 10, size: [600, 600] }, room: 0.5 },
      camera: { at: [3, 3, 0], across: piece.widthMm * 1.33, pitch: 44, turn: -4, fstop: 13 },
      exposure: 0.45,
    };
  },
};
