/** How lettering and transfer decals are shown: up on a shop's window, being put up, as they come under their tape, and up close. */
import type { Letters, Piece } from '@kerf/sdk/drawing';
import { peaks, sunrise, wheat } from '../artwork/logos.js';
import type { View } from '../studio/subject.js';
import { filledBy, filmMm, lettersOf, plainSheet, tapeOf, wasteOf, wordsIn } from './cut-letters.js';
import type { Desk } from './desk.js';
import type { Picture, Sheet, Thing } from './job.js';
import { linerColour, thick } from './sticker-scenes.js';

/** How far application tape and backing reach beyond the letters, mm. */
const reach = 14;

/** What is cut, how wide, and out of what: a colour or the name of a metal. */
interface Order {
  letters: Letters;
  width: number;
  ink: string;
}

/** What came off the cutter. */
export interface Cut {
  order: Order;
  piece: Piece;
  letters: Sheet;
  /** Width and height of the tape over them. */
  taped: readonly [number, number];
}

export async function cut(piece: Piece, order: Order, name: string, desk: Desk): Promise<Cut> {
  const filled = filledBy({ ...piece, ink: order.ink }, order.letters, order.width);
  return {
    order,
    piece: filled,
    letters: await lettersOf(filled, order.letters, name, desk),
    taped: [filled.widthMm + 2 * reach, filled.heightMm + 2 * reach],
  };
}

/** What lies on vinyl lies so far above what that lies on. */
export const onVinyl = filmMm + 0.03;

/** The front of a shop, seen from the street: its room, its glass, and the wood that holds it. */
const shopfront = (paint: string): Thing[] => [
  {
    kind: 'shop',
    at: [0, 0, 0],
    deep: 2300,
    colour: '#8f7a63',
    shelves: [-860, -450, 130],
    lamps: [
      [-300, 262, 1500],
      [70, 330, 2000],
      [440, 232, 1400],
    ],
  },
  { kind: 'pane', at: [0, 0, -0.03], width: 2400, height: 2400 },
  { kind: 'bar', at: [252, 0, -20], size: [110, 2400, 62], colour: paint },
  { kind: 'handle', at: [252, -40, 42], length: 320 },
];

const daylight = { window: { azimuth: -58, height: 30, strength: 12 }, room: 0.7 } as const;

/** Up on the glass. */
const onWindow = ({ letters }: Cut, paint: string): Picture => ({
  things: [...shopfront(paint), { kind: 'sheet', ...letters, at: [0, 20, 0], turn: 0 }],
  light: daylight,
  camera: { at: [44, 4, 0], across: 500, pitch: 3, turn: -17, wall: true, fstop: 4.5 },
  exposure: 0.4,
});

/** On the glass, the tape half off. */
async function goingUp({ letters, taped }: Cut, paint: string, desk: Desk): Promise<Picture> {
  const tape = await tapeOf(taped, 'tape', desk);
  const [width, height] = taped;
  return {
    things: [
      ...shopfront(paint),
      { kind: 'sheet', ...letters, at: [0, 20, 0], turn: 0 },
      {
        kind: 'sheet',
        ...tape,
        at: [0, 20, onVinyl],
        turn: 0,
        bend: { direction: 4, turns: [{ at: width * 0.06, over: height * 0.9, degrees: 128 }] },
      },
    ],
    light: { ...daylight, window: { ...daylight.window, azimuth: 52 } },
    camera: { at: [44, 12, 0], across: 440, pitch: 3, turn: 21, wall: true, fstop: 5.6 },
    exposure: 0.4,
  };
}

/** On the side of a van, the tape half off. */
async function onVan({ letters, taped }: Cut, desk: Desk): Promise<Picture> {
  const tape = await tapeOf(taped, 'tape', desk);
  const [width, height] = taped;
  return {
    things: [
      { kind: 'ground', of: 'lacquer', colour: '#1f3a4a' },
      { kind: 'seam', at: [width * 0.86, 0, 0], length: 2000, turn: 90 },
      { kind: 'sheet', ...letters, at: [0, 0, 0.02], turn: 0 },
      {
        kind: 'sheet',
        ...tape,
        at: [0, 0, 0.02 + onVinyl],
        turn: 0,
        bend: { direction: 30, turns: [{ at: width * 0.04, over: height * 0.4, degrees: 156 }] },
      },
    ],
    light: {
      window: { azimuth: -38, height: 44, strength: 7, size: [900, 500] },
      cards: [{ azimuth: 30, height: 58, distance: 1400, size: [3200, 520], strength: 0.9 }],
      room: 0.6,
    },
    camera: { at: [width * 0.16, 0, 0], across: width * 1.9, pitch: -6, turn: -22, wall: true, fstop: 9 },
    exposure: 0.4,
  };
}

/** On the window of a van, beside its door's grip. */
const onVanWindow = ({ letters }: Cut): Picture => ({
  things: [
    { kind: 'ground', of: 'lacquer', colour: '#d9d2c2' },
    { kind: 'window', at: [0, 0, 0], size: [640, 330] },
    { kind: 'sheet', ...letters, at: [0, 0, 3.03], turn: 0 },
    { kind: 'seam', at: [382, 0, 0], length: 3000, turn: 90 },
    { kind: 'seam', at: [0, -262, 0], length: 3000 },
    { kind: 'grip', at: [262, -214, 0] },
  ],
  light: {
    window: { azimuth: -44, height: 46, strength: 7, size: [900, 600] },
    // What its glass mirrors: without it, it would be slate.
    cards: [
      { azimuth: 94, height: 51, distance: 1750, size: [1700, 200], strength: 2.4 },
      { azimuth: 130, height: 84, distance: 1500, size: [360, 1700], strength: 1.1 },
    ],
    room: 0.6,
  },
  camera: { at: [70, -40, 0], across: 640, pitch: 4, turn: -24, wall: true, fstop: 6, focus: [60, 0, 0] },
  exposure: 0.35,
});

interface Spot {
  x: number;
  y: number;
  turn: number;
}

/** Words lie below each other, logos beside each other. */
const inColumn = [
  { x: -22, y: 92, turn: 4 },
  { x: 6, y: -2, turn: -2 },
  { x: -14, y: -102, turn: 3 },
] as const satisfies readonly Spot[];

const inRow = [
  { x: -136, y: 24, turn: 5 },
  { x: -18, y: 6, turn: -4 },
  { x: 108, y: 20, turn: 3 },
] as const satisfies readonly Spot[];

/** Three of them as they come: on their backing, under tape. */
async function asTheyCome(cuts: readonly Cut[], spots: readonly Spot[], desk: Desk): Promise<Picture> {
  const isRow = spots === inRow;
  const strips = await Promise.all(
    cuts.map(async ({ letters, taped }, index): Promise<Thing[]> => {
      const { x, y, turn } = spots[index] ?? { x: 0, y: 0, turn: 0 };
      const [width, height] = taped;
      const backing = await plainSheet(
        [width + 6, height + 6],
        { colour: linerColour, texture: 'smooth' },
        thick.liner,
        `backing${index}`,
        desk,
      );
      const tape = await tapeOf(taped, `tape${index}`, desk);
      return [
        { kind: 'sheet', ...backing, at: [x, y, 0.05], turn },
        { kind: 'sheet', ...letters, at: [x, y, thick.liner + 0.06], turn },
        {
          kind: 'sheet',
          ...tape,
          at: [x, y, thick.liner + 0.06 + onVinyl],
          turn,
          ...(index === 1
            ? { bend: { direction: -24, turns: [{ at: width * 0.4, over: 22, degrees: 105 }] } }
            : {}),
        },
      ];
    }),
  );
  return {
    things: [
      { kind: 'ground', of: 'mat', colour: '#2b4d44', turn: 3 },
      ...strips.flat(),
      { kind: 'squeegee', at: isRow ? [10, 152, 0] : [188, 66, 0], turn: isRow ? 14 : -24 },
      { kind: 'pencil', at: isRow ? [-30, -104, 0] : [186, -92, 0], turn: isRow ? 6 : 66, colour: '#b4472f' },
    ],
    light: { window: { azimuth: -56, height: 40, strength: 8 }, room: 0.6 },
    camera: {
      at: isRow ? [-14, 28, 0] : [44, -8, 0],
      across: isRow ? 455 : 440,
      pitch: 58,
      turn: -3,
      fstop: 14,
    },
    exposure: 0.3,
  };
}

/** On a wall in raking light, so near that film and wall can be told; the tape is coming off. */
async function close({ letters, taped, piece }: Cut, wall: string, desk: Desk): Promise<Picture> {
  const tape = await tapeOf(taped, 'tape', desk);
  const [width, height] = taped;
  return {
    things: [
      { kind: 'ground', of: 'wall', colour: wall },
      { kind: 'sheet', ...letters, at: [0, 0, 0.01], turn: 0 },
      {
        kind: 'sheet',
        ...tape,
        at: [0, 0, onVinyl],
        turn: 0,
        bend: { direction: 12, turns: [{ at: -width * 0.1, over: height * 0.55, degrees: 150 }] },
      },
    ],
    light: { window: { azimuth: 52, height: 10, strength: 230, size: [170, 170] }, room: 0.42 },
    camera: {
      at: [piece.widthMm * 0.03, 0, 0],
      across: piece.widthMm * 1.14,
      pitch: -16,
      turn: 26,
      wall: true,
      fstop: 11,
    },
    exposure: 0.45,
  };
}

/** Up close on their backing: what is round them is being weeded away. */
async function weeding({ order, letters, piece }: Cut, desk: Desk): Promise<Picture> {
  const { widthMm: w, heightMm: h } = piece;
  const by = 9;
  const waste = await wasteOf(piece, order.letters, by, 'weeded', desk);
  const backing = await plainSheet(
    [w + 4 * by, h + 4 * by],
    { colour: linerColour, texture: 'smooth' },
    thick.liner,
    'backing',
    desk,
  );
  const at = thick.liner + 0.06;
  return {
    things: [
      { kind: 'ground', of: 'mat', colour: '#2b4d44', turn: 8 },
      { kind: 'sheet', ...backing, at: [0, 0, 0.05], turn: -7 },
      { kind: 'sheet', ...letters, at: [0, 0, at], turn: -7 },
      {
        kind: 'sheet',
        ...waste,
        at: [0, 0, at],
        turn: -7,
        // It rolls back on itself, and comes down on what is not weeded yet.
        bend: { direction: -8, turns: [{ at: w * 0.02, over: w * 0.4, degrees: 200 }] },
      },
    ],
    light: { window: { azimuth: -72, height: 20, strength: 13, size: [500, 500] }, room: 0.42 },
    camera: { at: [-w * 0.04, h * 0.02, 4], across: w * 1.62, pitch: 50, turn: -8, fstop: 14 },
    exposure: 0.45,
  };
}

export const words = (font: string, text: string, width: number, ink: string): Order => ({
  letters: wordsIn(font, text),
  width,
  ink,
});

/** One picture of lettering: words. */
export async function letteringScene(view: View | 'van', piece: Piece, desk: Desk): Promise<Picture> {
  const made = (order: Order, name = 'a') => cut(piece, order, name, desk);
  const green = '#22443a';
  if (view === 'van') return onVanWindow(await made(words('Pacifico', 'Surf school', 300, '#ffffff')));
  if (view === 'main')
    return onWindow(await made(words('Bree Serif', 'Corner store', 330, '#ffffff')), green);
  if (view === 'front')
    return goingUp(await made(words('Archivo Black', 'Open late', 280, '#ffffff')), green, desk);
  if (view === 'close')
    return close(await made(words('Bree Serif', 'Studio', 130, '#1c57b5')), '#e3d9c8', desk);
  return asTheyCome(
    await Promise.all([
      made(words('Lilita One', 'Bakehouse', 220, '#d0202e'), 'a'),
      made(words('Pacifico', 'Surf school', 230, 'Gold'), 'b'),
      made(words('Bree Serif', 'Book shop', 220, '#1c57b5'), 'c'),
    ]),
    inColumn,
    desk,
  );
}

/** One picture of decals that tape carries over: logos. */
export async function decalScene(view: View, piece: Piece, desk: Desk): Promise<Picture> {
  const made = (letters: Letters, width: number, ink: string, name = 'a') =>
    cut(piece, { letters, width, ink }, name, desk);
  const yellow = piece.ink ?? '#f8d21c';
  if (view === 'main') return onWindow(await made(sunrise, 190, yellow), '#6b2b26');
  if (view === 'front') return onVan(await made(peaks, 200, '#ffffff'), desk);
  if (view === 'close') return weeding(await made(sunrise, 110, yellow), desk);
  return asTheyCome(
    await Promise.all([
      made(sunrise, 96, '#d0202e', 'a'),
      made(wheat, 40, 'Gold', 'b'),
      made(peaks, 110, '#1c57b5', 'c'),
    ]),
    inRow,
    desk,
  );
}
