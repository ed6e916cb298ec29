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

/** A string holds its tag so far off what it lies on, mm. */
const lift = 1.2;

/** A string that runs through a tag's hole: by how much it leans to the right, and falls behind the tag. */
interface Loop {
  sway: number;
  fall: number;
}

/** The string of a tag that lies `at`: through its hole, over its upper edge, and knotted behind it. */
function strung({ sheet, piece }: Made, at: At, turn: number, { sway, fall }: Loop): Thing[] {
  if (!piece.string) return [];
  const [x, y] = holeAt(piece, at, turn);
  const edge = piece.holes[0]?.y ?? 0;
  const over = at[2] + sheet.thick + jute.width * 0.5;
  const under = at[2] - lift + jute.width * 0.5;
  const foot = at[2] - lift - fall + jute.width * 0.5;
  const angle = (turn * Math.PI) / 180;
  /** From the hole: to the right, and up the tag. */
  const point = (right: number, up: number, z: number): At => [
    x + right * Math.cos(angle) - up * Math.sin(angle),
    y + right * Math.sin(angle) + up * Math.cos(angle),
    z,
  ];
  const lean = (share: number) => sway * share * share;
  const behind = edge + 4 + fall * 0.35;
  const of = { kind: 'twine', ...jute, colour: piece.string } as const;
  const knot = 44;
  return [
    {
      ...of,
      path: [
        point(lean(1.2) + 9, knot + 17, foot),
        point(lean(1.1) + 2.4, knot + 7, foot),
        point(lean(1), knot, foot + jute.width * 0.9),
        point(lean(0.75) - 7, knot * 0.75 + fall * 0.1, foot),
        point(lean(0.4) - 6.4, behind + 6, foot + fall * 0.12),
        point(lean(0.2) - 3, edge + 2.4, over - fall * 0.16),
        point(-1, edge * 0.6, over),
        point(-0.3, 2.2, over),
        point(0, -0.3, at[2] - 0.2),
        point(0.5, 2.2, under),
        point(2.2, edge + 2.4, under - fall * 0.16),
        point(lean(0.4) + 6, behind + 6, foot + fall * 0.12),
        point(lean(0.75) + 6.4, knot * 0.75 + fall * 0.1, foot),
        point(lean(1) + 0.6, knot, foot),
        point(lean(1.1) - 2.6, knot + 6, foot),
        point(lean(1.2) - 8, knot + 15, foot),
      ],
    },
    {
      ...of,
      path: Array.from({ length: 13 }, (_, n) => {
        const round = (n / 12) * 4 * Math.PI;
        return point(
          lean(1) + 0.3 + 1.5 * Math.cos(round),
          knot - 1 + n * 0.17,
          foot + 0.5 + 1.1 * Math.sin(round),
        );
      }),
    },
  ];
}

/** A stack of them, one before it. */
function delivered(made: Made): Picture {
  const { sheet, piece, ground, pencil, w, h } = made;
  const isTall = h > w;
  const isStrung = piece.string !== null;
  const before: At = [-w * 0.62, -h * 0.08, isStrung ? lift : 0];
  const things: Thing[] = isTall
    ? [
        { kind: 'stack', ...sheet, at: [w * 0.62, h * 0.12, 0], turn: -16, count: piled(14.3, sheet) },
        { kind: 'sheet', ...sheet, at: before, turn: 10, ...bowed(w) },
        ...strung(made, before, 10, { sway: -5, fall: 0 }),
        { kind: 'pencil', at: [w * 1.75, -h * 0.42, 0], turn: 200, colour: pencil },
      ]
    : [
        { kind: 'stack', ...sheet, at: [26, 26, 0], turn: -15, count: piled(14.3, sheet) },
        { kind: 'sheet', ...sheet, at: [-25, -31, 0], turn: 8, ...bowed(w) },
        { kind: 'pencil', at: [102, -30, 0], turn: 214, colour: pencil },
      ];
  return {
    things: [ground, ...things],
    light: {
      window: window(-58),
      ...(piece.foil.front.length
        ? { cards: [{ azimuth: 20, height: 38, distance: 640, size: [420, 130], strength: 4 }] }
        : {}),
      room: 0.6,
    },
    camera: {
      at: isStrung ? [w * 0.06, h * 0.12, 4] : isTall ? [w * 0.06, 2, 4] : [0, -3, 4],
      across: isStrung ? h * 2.05 : isTall ? h * 1.85 : w * 2.05,
      pitch: isTall ? 46 : 38,
      turn: 3,
      fstop: 10,
      focus: isTall ? [0, 0, 4] : [0, -16, 4],
    },
    exposure: 0.5,
  };
}

/** Front and back. */
async function sides(made: Made): Promise<Picture> {
  const { sheet, ground, pencil, piece, w, h, desk } = made;
  const hasBack = piece.sides.includes('back');
  const isTall = h > w;
  const relief = await desk.pixels('coin', coinRelief(), (image) => image.blur(3).greyscale());
  const [fx, fy] = isTall ? [-w * 0.6, -4] : [-w * 0.42, -h * 0.24];
  const [bx, by] = isTall ? [w * 0.62, 6] : [w * 0.46, h * 0.46];
  const isStrung = piece.string !== null;
  const up = isStrung ? lift : 0;
  return {
    things: [
      ground,
      { kind: 'sheet', ...sheet, at: [fx, fy, up], turn: 7, ...bowed(w, 2) },
      { kind: 'sheet', ...sheet, at: [bx, by, up], turn: -9, side: hasBack ? 'back' : 'front' },
      ...strung(made, [fx, fy, up], 7, { sway: -7, fall: 0 }),
      ...strung(made, [bx, by, up], -9, { sway: 9, fall: 0 }),
      { kind: 'coin', at: isTall ? [w * 1.28, -h * 0.42, 0] : [w * 0.62, -h * 0.52, 0], turn: -20, relief },
      ...(isTall
        ? []
        : [{ kind: 'pencil' as const, at: [-w * 0.35, h * 1.25, 0] as const, turn: 4, colour: pencil }]),
    ],
    light: { window: window(-40, 46), room: 0.6 },
    camera: {
      at: isStrung ? [4, h * 0.22, 0] : isTall ? [4, 0, 0] : [0, 2, 0],
      across: isStrung ? h * 2.2 : isTall ? h * 1.95 : w * 2.15,
      pitch: 58,
      turn: -3,
      fstop: 14,
    },
    exposure: 0.45,
  };
}

/** Two piles, seen from near the table. */
function stacked(made: Made): Picture {
  const { sheet, ground, piece, w, h } = made;
  const isTall = h > w;
  const isStrung = piece.string !== null;
  const long = Math.max(w, h);
  const near: readonly [number, number] = isTall ? [-w * 0.42, -h * 0.16] : [-24, -18];
  const count = piled(16.1, sheet);
  // What a stack leaves between its sheets counts too.
  const high = count * sheet.thick * 1.03;
  const top: At = [...near, high + lift];
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
        at: [...near, 0],
        turn: -13,
        count,
        slip: 0.32,
      },
      ...(isStrung
        ? [
            { kind: 'sheet' as const, ...sheet, at: top, turn: -10, ...bowed(w, 3) },
            ...strung(made, top, -10, { sway: -24, fall: high }),
          ]
        : []),
    ],
    light: { window: window(-70, 34), room: 0.55 },
    camera: {
      at: [0, 2, 7],
      across: long * (isStrung ? 1.9 : 1.75),
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
