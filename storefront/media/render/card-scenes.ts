/** How cards and tags are shown: as they come, both sides, stacked, and up close. */
import type { ArtworkMaker, Piece } from '@kerf/sdk/drawing';
import { coinRelief } from './coin-relief.js';
import type { Desk } from './desk.js';
import type { Picture, Sheet, Thing } from './job.js';
import { mirrored } from './mirrored.js';
import { sheetOf } from './sheet-files.js';

export type Ground = Extract<Thing, { kind: 'ground' }>;

export interface CardSubject {
  piece: Piece;
  artwork: ArtworkMaker;
  ground: Ground;
  /** Colour of the pencil beside it. */
  pencil: string;
  /** Everything the other way round, so that neighbouring pictures differ. */
  isMirrored: boolean;
}

type At = [x: number, y: number, z: number];

/** Board of so many grams is about so thick, mm: kraft is bulkier than coated board. */
function thickOf({ stock }: Piece): number {
  if (stock.texture === 'fibre') return 0.42;
  return stock.colour === '#ffffff' ? 0.52 : 0.31;
}

/** A card that nobody pressed flat. */
const bowed = (width: number, degrees = 2.5) =>
  ({ bend: { direction: 0, turns: [{ at: 0, over: width, degrees }] } }) as const;

const window = (azimuth: number, height = 40, strength = 8) => ({ azimuth, height, strength });

/** How many of them are so many mm high. */
const piled = (height: number, { thick }: Sheet): number => Math.round(height / thick);

interface Made extends CardSubject {
  sheet: Sheet;
  w: number;
  h: number;
  desk: Desk;
}

/** A stack of them, one before it. */
function delivered({ sheet, ground, pencil, w, h }: Made): Picture {
  const isTall = h > w;
  const things: Thing[] = isTall
    ? [
        { kind: 'stack', ...sheet, at: [w * 0.62, h * 0.12, 0], turn: -16, count: piled(14.3, sheet) },
        { kind: 'sheet', ...sheet, at: [-w * 0.62, -h * 0.08, 0], turn: 10, ...bowed(w) },
        { kind: 'pencil', at: [w * 1.75, -h * 0.42, 0], turn: 200, colour: pencil },
      ]
    : [
        { kind: 'stack', ...sheet, at: [26, 26, 0], turn: -15, count: piled(14.3, sheet) },
        { kind: 'sheet', ...sheet, at: [-25, -31, 0], turn: 8, ...bowed(w) },
        { kind: 'pencil', at: [102, -30, 0], turn: 214, colour: pencil },
      ];
  return {
    things: [ground, ...things],
    light: { window: window(-58), room: 0.6 },
    camera: {
      at: isTall ? [w * 0.06, 2, 4] : [0, -3, 4],
      across: isTall ? h * 1.85 : w * 2.05,
      pitch: isTall ? 46 : 38,
      turn: 3,
      fstop: 10,
      focus: isTall ? [0, 0, 4] : [0, -16, 4],
    },
    exposure: 0.5,
  };
}

/** Front and back. */
async function sides({ sheet, ground, pencil, piece, w, h, desk }: Made): Promise<Picture> {
  const hasBack = piece.sides.includes('back');
  const isTall = h > w;
  const relief = await desk.pixels('coin', coinRelief(), (image) => image.blur(3).greyscale());
  const [fx, fy] = isTall ? [-w * 0.6, -4] : [-w * 0.42, -h * 0.24];
  const [bx, by] = isTall ? [w * 0.62, 6] : [w * 0.46, h * 0.46];
  return {
    things: [
      ground,
      { kind: 'sheet', ...sheet, at: [fx, fy, 0], turn: 7, ...bowed(w, 2) },
      { kind: 'sheet', ...sheet, at: [bx, by, 0], turn: -9, side: hasBack ? 'back' : 'front' },
      { kind: 'coin', at: isTall ? [w * 1.28, -h * 0.42, 0] : [w * 0.62, -h * 0.52, 0], turn: -20, relief },
      ...(isTall
        ? []
        : [{ kind: 'pencil' as const, at: [-w * 0.35, h * 1.25, 0] as const, turn: 4, colour: pencil }]),
    ],
    light: { window: window(-40, 46), room: 0.6 },
    camera: {
      at: isTall ? [4, 0, 0] : [0, 2, 0],
      across: isTall ? h * 1.95 : w * 2.15,
      pitch: 58,
      turn: -3,
      fstop: 14,
    },
    exposure: 0.45,
  };
}

/** Two piles, seen from near the table. */
function stacked({ sheet, ground, w, h }: Made): Picture {
  const isTall = h > w;
  const long = Math.max(w, h);
  return {
    things: [
      ground,
      {
        kind: 'stack',
        ...sheet,
        at: isTall ? [w * 0.6, h * 0.3, 0] : [30, 38, 0],
        turn: 27,
        count: piled(28, sheet),
      },
      {
        kind: 'stack',
        ...sheet,
        at: isTall ? [-w * 0.42, -h * 0.16, 0] : [-24, -18, 0],
        turn: -13,
        count: piled(16.1, sheet),
        slip: 0.32,
      },
    ],
    light: { window: window(-70, 34), room: 0.55 },
    camera: {
      at: [0, 2, 7],
      across: long * 1.75,
      pitch: isTall ? 34 : 27,
      turn: -8,
      fstop: 7,
      focus: isTall ? [-w * 0.3, -h * 0.35, 14] : [-24, -34, 14],
    },
    exposure: 0.5,
  };
}

/** So near that stock, foil and what is pressed catch the light. */
function close({ sheet, ground, piece, w, h }: Made): Picture {
  const isFoiled = piece.foil.front.length > 0;
  // With a bright card before it black foil would look like silver.
  const [daylight, shine] = piece.foil.front.includes('black') ? [9, 0.9] : [6, 5];
  const isTall = h > w;
  return {
    things: [
      ground,
      { kind: 'stack', ...sheet, at: [w * 0.72, isTall ? h * 0.95 : h * 1.5, 0], turn: 24, count: 24 },
      { kind: 'sheet', ...sheet, at: [0, 0, 0.4], turn: -12, tilt: [1, 0], ...bowed(w, 3) },
    ],
    light: isFoiled
      ? {
          window: { azimuth: -34, height: 30, strength: daylight, size: [520, 700] },
          cards: [{ azimuth: 16, height: 38, distance: 620, size: [300, 190], strength: shine }],
          room: 0.45,
        }
      : { window: window(-80, 20, 13), room: 0.35 },
    camera: {
      at: isTall ? [0, h * 0.16, 0.6] : [-w * 0.04, 1, 0.6],
      across: isTall ? w * 1.5 : w * 1.02,
      pitch: 36,
      turn: -6,
      fstop: 13,
      focus: [-w * 0.1, isTall ? h * 0.14 : 0, 0.6],
    },
    exposure: isFoiled ? 0.5 : 0.45,
  };
}

/** From a hole's middle of the tag, turned and set down where the tag is. */
function holeAt(piece: Piece, at: At, turn: number): At {
  const [hole] = piece.holes;
  const [x, y] = [(hole?.x ?? 0) - piece.widthMm / 2, piece.heightMm / 2 - (hole?.y ?? 0)];
  const angle = (turn * Math.PI) / 180;
  return [
    at[0] + x * Math.cos(angle) - y * Math.sin(angle),
    at[1] + x * Math.sin(angle) + y * Math.cos(angle),
    at[2],
  ];
}

const jute = { colour: '#b08a55', width: 1.5, plies: 3, hairs: 5 } as const;

/** A tag on its string, on cloth. */
function hung({ sheet, piece, w, h, ground }: Made): Picture {
  const turn = -9;
  const at: At = [0, -h * 0.12, 1.2];
  const [x, y] = holeAt(piece, at, turn);
  const top = h / 2 + at[1];
  const z = 3;
  return {
    things: [
      ground,
      { kind: 'sheet', ...sheet, at, turn, tilt: [1.2, 0], ...bowed(w, 3) },
      {
        kind: 'twine',
        ...jute,
        colour: piece.string ?? jute.colour,
        // Down from the seam, over the edge, through the hole, and back below the tag.
        path: [
          [x - 19, top + 74, 3],
          [x - 9, top + 44, 2.4],
          [x - 4.5, top + 20, 1.6],
          [x - 1.6, top + 5, z + 1],
          [x - 0.3, y + 2.2, z + 1.2],
          [x, y - 0.3, z - 0.4],
          [x + 0.4, y + 1.8, 0.9],
          [x + 2.4, top + 4, 1],
          [x + 6.5, top + 22, 1.2],
          [x + 6, top + 46, 1.6],
          [x + 1, top + 78, 3],
        ],
      },
    ],
    light: { window: window(-62, 32, 10), room: 0.5 },
    camera: { at: [3, 1, 0], across: h * 1.85, pitch: 56, turn: -3, fstop: 8, focus: [x, y - h * 0.25, 2] },
    exposure: 0.5,
  };
}

export type CardView = 'main' | 'front' | 'stacked' | 'close';

/** One picture of a card or a tag. */
export async function cardScene(view: CardView, subject: CardSubject, desk: Desk): Promise<Picture> {
  const { piece, artwork, isMirrored } = subject;
  const printed = { piece, artwork, thick: thickOf(piece) };
  const made: Made = {
    ...subject,
    sheet: await sheetOf(printed, 'a', desk),
    w: piece.widthMm,
    h: piece.heightMm,
    desk,
  };
  const picture =
    view === 'main'
      ? delivered(made)
      : view === 'front'
        ? await sides(made)
        : view === 'stacked'
          ? stacked(made)
          : piece.string
            ? hung(made)
            : close(made);
  return isMirrored ? mirrored(picture) : picture;
}
