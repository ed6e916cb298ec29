import { plainSheet, tapeOf } from '../render/cut-letters.js';
import type { Desk } from '../render/desk.js';
import type { Picture, Thing } from '../render/job.js';
import { type Cut, cut, onVinyl, words } from '../render/lettering-scenes.js';
import { linerColour, thick } from '../render/sticker-scenes.js';
import { vinyl } from './cut-vinyl.js';
import { eased, evenly, type Film } from './film.js';
import { peel } from './peel.js';
import { handle, held } from './rubbing.js';

/** Share of the film at which it goes from the table to the wall. */
const cutAt = 0.4;

/** On the table: the tape is lifted off the backing, and the letters with it. */
async function onTable({ letters, taped }: Cut, share: number, desk: Desk): Promise<Picture> {
  const tape = await tapeOf(taped, 'tape', desk);
  const [width, height] = taped;
  const backing = await plainSheet(
    [width + 6, height + 6],
    { colour: linerColour, texture: 'smooth' },
    thick.liner,
    'backing',
    desk,
  );
  const off = eased(share, 0.3, 1) * 0.86;
  const lift = (above: number) => peel(taped, { direction: 20, over: 96, degrees: 132 }, off, above);
  const z = thick.liner + 0.06;
  const turn = 4;
  return {
    things: [
      { kind: 'ground', of: 'mat', colour: '#2b4d44', turn: 3 },
      { kind: 'sheet', ...backing, at: [0, 0, 0.05], turn },
      { kind: 'sheet', ...letters, at: [0, 0, z], turn, ...lift(0) },
      { kind: 'sheet', ...tape, at: [0, 0, z + onVinyl], turn, ...lift(onVinyl) },
      { kind: 'squeegee', at: [-86, 88, 0], turn: 12, handle },
      { kind: 'pencil', at: [78, 74, 0], turn: 12, colour: '#b4472f' },
    ],
    light: { window: { azimuth: -56, height: 40, strength: 8 }, room: 0.6 },
    camera: { at: [4, 14, 0], across: 352, pitch: 54, turn: -3, fstop: 14 },
    exposure: 0.3,
  };
}

/** On the wall: held by two strips, rubbed down, and the tape peeled back. */
async function onWall({ letters, taped }: Cut, share: number, desk: Desk): Promise<Picture> {
  const tape = await tapeOf(taped, 'tape', desk);
  const [width, height] = taped;
  const strip = await plainSheet([20, 44], { colour: '#7fa9c6', texture: 'smooth' }, 0.12, 'strip', desk);
  const off = evenly(share, 0.52, 0.92);
  // In at the one side of the picture and out at the other.
  const rub = evenly(share, 0.06, 0.46);
  const released = evenly(share, 0.44, 0.53);
  const strips: Thing[] = [-0.3, 0.3].map((at, index) => ({
    kind: 'sheet',
    ...strip,
    at: [width * at, height / 2 + 4, 0.01 + onVinyl + 0.1],
    turn: index ? -2 : 3,
    ...peel([20, 44], { direction: -90, over: 30, degrees: 150, beyond: 190 }, released),
  }));
  return {
    things: [
      { kind: 'ground', of: 'wall', colour: '#e3d9c8' },
      { kind: 'sheet', ...letters, at: [0, 0, 0.01], turn: 0 },
      ...(off < 1
        ? [
            {
              kind: 'sheet' as const,
              ...tape,
              at: [0, 0, 0.01 + onVinyl] as const,
              turn: 0,
              ...peel(taped, { direction: 14, over: height * 0.6, degrees: 152, beyond: 60 }, off),
            },
          ]
        : []),
      ...(released < 1 ? strips : []),
      ...(rub > 0 && rub < 1
        ? [
            {
              kind: 'squeegee' as const,
              at: [Math.round((rub - 0.41) * 580), -2, 0.01 + onVinyl + 0.1] as const,
              ...held,
            },
          ]
        : []),
    ],
    light: { window: { azimuth: 48, height: 16, strength: 60, size: [360, 300] }, room: 0.5 },
    camera: { at: [4, 0, 0], across: 338, pitch: -8, turn: 20, wall: true, fstop: 11 },
    exposure: 0.45,
  };
}

/** Letters that come under their tape go up on a wall. */
export const installReadyFilm: Film = {
  path: '/videos/products/install-ready',
  seconds: 6,
  poster: 0.82,
  captions: [
    { from: 0, to: 0.8, text: 'Install ready: the letters come weeded, spaced and taped.' },
    { from: 0.8, to: 2.4, text: 'Lift the tape off its backing: the letters come with it.' },
    {
      from: 2.4,
      to: 4.2,
      text: 'Hold it with two strips of tape and rub it down from one side to the other.',
    },
    { from: 4.2, to: 6, text: 'Peel the application tape back flat.' },
  ],
  scene: async (share, desk) => {
    const made = await cut(vinyl, words('Archivo Black', 'Open late', 250, '#1c57b5'), 'a', desk);
    return share < cutAt
      ? onTable(made, share / cutAt, desk)
      : onWall(made, (share - cutAt) / (1 - cutAt), desk);
  },
};
