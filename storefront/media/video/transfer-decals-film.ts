import { peaks } from '../artwork/logos.js';
import { tapeOf } from '../render/cut-letters.js';
import { cut, onVinyl } from '../render/lettering-scenes.js';
import { vinyl } from './cut-vinyl.js';
import { eased, evenly, type Film } from './film.js';
import { peel } from './peel.js';
import { held } from './rubbing.js';

/** A decal goes up on the side of a van. */
export const transferDecalsFilm: Film = {
  path: '/videos/products/transfer-decals',
  seconds: 5,
  poster: 0.66,
  captions: [
    { from: 0, to: 1, text: 'Place the decal, still on its tape, where it is to go.' },
    { from: 1, to: 2.6, text: 'Rub it down from one end to the other.' },
    { from: 2.6, to: 5, text: 'Peel the tape back flat: the decal stays.' },
  ],
  scene: async (share, desk) => {
    const { letters, taped } = await cut(vinyl, { letters: peaks, width: 200, ink: '#ffffff' }, 'a', desk);
    const tape = await tapeOf(taped, 'tape', desk);
    const [width, height] = taped;
    // Laid down from the left, so that no air is shut in under it: a peel the other way about.
    const up = 1 - eased(share, 0, 0.2);
    const laying = (above: number) =>
      peel(taped, { direction: 8, over: height * 0.9, degrees: 44 }, up * 0.86, above);
    const off = evenly(share, 0.52, 0.86);
    // In at the one side of the picture and out at the other.
    const rub = evenly(share, 0.2, 0.54);
    const z = 0.02;
    return {
      things: [
        { kind: 'ground', of: 'lacquer', colour: '#1f3a4a' },
        { kind: 'seam', at: [width * 0.8, 0, 0], length: 2000, turn: 90 },
        { kind: 'sheet', ...letters, at: [0, 0, z], turn: 0, ...laying(0) },
        ...(off < 1
          ? [
              {
                kind: 'sheet' as const,
                ...tape,
                at: [0, 0, z + onVinyl] as const,
                turn: 0,
                ...(off
                  ? peel(taped, { direction: 24, over: height * 0.4, degrees: 158, beyond: 60 }, off)
                  : laying(onVinyl)),
              },
            ]
          : []),
        ...(rub > 0 && rub < 1
          ? [
              {
                kind: 'squeegee' as const,
                at: [Math.round((rub - 0.4) * 590), 0, z + onVinyl + 0.1] as const,
                ...held,
              },
            ]
          : []),
      ],
      light: {
        window: { azimuth: -38, height: 44, strength: 7, size: [900, 500] },
        cards: [{ azimuth: 30, height: 58, distance: 1400, size: [3200, 520], strength: 0.9 }],
        room: 0.6,
      },
      camera: { at: [6, 0, 0], across: width * 1.45, pitch: -6, turn: -22, wall: true, fstop: 11 },
      exposure: 0.4,
    };
  },
};
