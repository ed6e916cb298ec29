/** How stickers that are cut one by one are shown: as they come, two side by side, stacked, up close, and on a roll. */
import { chance } from './chance.js';
import { coinRelief } from './coin-relief.js';
import type { Desk } from './desk.js';
import type { Picture, Sheet, Thing } from './job.js';
import { mirrored } from './mirrored.js';
import { sheetOf } from './sheet-files.js';
import {
  backingColour,
  bare,
  cutOut,
  domeMm,
  peeling,
  rollOf,
  type StickerSubject,
  stickerOf,
  thick,
} from './sticker-scenes.js';

export interface LooseStickers extends StickerSubject {
  isRoll: boolean;
  /** A sheet that holds by itself: dark through and through under its print, and on no backing. */
  isMagnet: boolean;
  /** Everything the other way round, so that neighbouring pictures differ. */
  isMirrored: boolean;
}

interface Made extends LooseStickers {
  /** The sticker alone. */
  sticker: Sheet;
  /** The same on its backing, which is cut with it. */
  backed: Sheet;
  /** That backing alone. */
  backing: Sheet;
  w: number;
  h: number;
  /** The longer side. */
  long: number;
  desk: Desk;
}

/** Magnetic sheet: its colour, and as thick as the catalogue says, mm. */
const magnet = { colour: '#3a3532', thick: 0.6 } as const;

/** What was on a table for a while does not lie quite flat. */
const bowed = (width: number, degrees: number) =>
  ({ bend: { direction: 12, turns: [{ at: 0, over: width, degrees }] } }) as const;

const isDomed = ({ piece }: StickerSubject): boolean => piece.surface === 'dome';

const isClear = ({ piece }: StickerSubject): boolean => piece.stock.texture === 'clear';

/** One that lies flat under its resin, or stuck down where it is clear; others bow a little on their backing. */
function lying(made: Made, at: readonly [number, number, number], turn: number, degrees: number): Thing {
  if (isDomed(made)) return { kind: 'sheet', ...made.backed, at, turn, dome: domeMm };
  // A hair above the table: what lies in the same plane can't be told from it.
  if (isClear(made)) return { kind: 'sheet', ...made.sticker, at: [at[0], at[1], at[2] + 0.1], turn };
  return { kind: 'sheet', ...made.backed, at, turn, ...bowed(made.w, degrees) };
}

/** How far a piece reaches towards its lower right, in parts of its shorter side. */
function cornerReach({ piece: { shape }, w, h }: Made): number {
  if (shape === 'circle' || shape === 'oval' || shape === 'custom') return 0.5;
  const angle = (42 * Math.PI) / 180;
  return (Math.cos(angle) * w + Math.sin(angle) * h) / 2 / Math.min(w, h) - 0.08;
}

/** One that somebody has begun to lift from its backing, so much of its shorter side. */
const lifted = (made: Made, [x, y]: readonly [number, number], turn: number, flap = 0.23): Thing[] =>
  isClear(made)
    ? [lying(made, [x, y, 0], turn, 0)]
    : [
        { kind: 'sheet', ...made.backing, at: [x, y, 0], turn },
        {
          kind: 'sheet',
          ...made.sticker,
          at: [x, y, thick.liner],
          turn,
          ...peeling(Math.min(made.w, made.h), cornerReach(made) - flap),
        },
      ];

/** How many of them are so many mm high. */
const piled = (height: number, { thick: each }: Sheet): number => Math.round(height / each);

/** What mirrors needs something to mirror. */
const isShiny = ({ piece: { stock, surface } }: StickerSubject): boolean =>
  ['gold', 'rose', 'silver', 'holographic'].includes(stock.texture) || surface === 'dome';

/**
 * What a dome mirrors besides the window: a strip so high that it shines in the shoulder towards the viewer, and one behind
 * that draws its far rim. Its flat top mirrors neither, so that the print is seen.
 */
export const domeCards = [
  { azimuth: 16, height: 74, distance: 760, size: [420, 90], strength: 12 },
  { azimuth: 24, height: 17, distance: 760, size: [360, 120], strength: 9 },
] as const;

/** What metal mirrors. */
const softbox = { azimuth: 17, height: 50, distance: 760, size: [520, 260], strength: 3 } as const;

const lightOf = (made: Made, azimuth: number, height: number, strength: number): Picture['light'] => ({
  window: { azimuth, height, strength },
  ...(isShiny(made) ? { cards: isDomed(made) ? domeCards : [softbox] } : {}),
  room: 0.58,
});

/** A stack of them, and one before it that somebody has begun to lift from its backing; domes lie side by side. */
function delivered(made: Made): Picture {
  const { backed, ground, pencil, w, h, long } = made;
  const [sx, sy]: readonly [number, number] = w > h * 1.6 ? [w * 0.12, h * 0.72] : [w * 0.56, h * 0.3];
  const [fx, fy]: readonly [number, number] = w > h * 1.6 ? [-w * 0.1, -h * 0.62] : [-w * 0.52, -h * 0.3];
  const before: Thing[] = isDomed(made)
    ? [
        lying(made, [fx, fy, 0], 9, 0),
        lying(made, [w * 0.6, -h * 0.5, 0], -21, 0),
        lying(made, [-w * 0.4, h * 0.84, 0], 32, 0),
        lying(made, [w * 0.68, h * 0.62, 0], -16, 0),
      ]
    : [
        {
          kind: 'stack',
          ...backed,
          at: [sx, sy, 0],
          turn: -13,
          count: piled(11, backed),
          slip: 0.5,
          loose: 0.7,
        },
        ...lifted(made, [fx, fy], 8),
        {
          kind: 'pencil',
          at: w > h * 1.6 ? [w * 0.62, -h * 0.9, 0] : [w * 1.2, -h * 0.55, 0],
          turn: 205,
          colour: pencil,
        },
      ];
  return {
    things: [ground, ...before],
    light: lightOf(made, -56, 42, 8),
    camera: {
      at: [w * 0.04, 0, 3],
      across: w > h * 1.6 ? w * 1.42 : Math.max(w * (isDomed(made) ? 2.55 : 2.35), h * 2.05),
      pitch: 46,
      turn: 3,
      fstop: long > 150 ? 16 : 11,
      focus: [fx, fy, 2],
    },
    exposure: 0.45,
  };
}

/** Metal without a colour of its own: what it mirrors is all that is seen of it. */
const isBright = ({ piece: { stock } }: StickerSubject): boolean =>
  stock.texture === 'silver' || stock.texture === 'holographic';

/** Silver that nothing dulls. */
const isMirror = ({ piece: { stock, surface } }: StickerSubject): boolean =>
  stock.texture === 'silver' && surface === 'gloss';

/** So that metal mirrors the room, with the edge of one bright card in it, and the window only beside it. */
const besideTheWindow = (made: Made): Picture['light'] => ({
  window: { azimuth: -70, height: 34, strength: 7 },
  cards: [
    isMirror(made)
      ? { azimuth: 22, height: 60, distance: 760, size: [130, 480], strength: 2.6 }
      : { azimuth: 30, height: 60, distance: 760, size: [300, 420], strength: 1.5 },
  ],
  room: isMirror(made) ? 0.45 : 0.58,
});

/** Silver curls a little towards the card that it mirrors, so that its shine runs out across it. */
const curled = (
  { backed, w, isMirrored }: Made,
  at: readonly [number, number, number],
  turn: number,
): Thing => ({
  kind: 'sheet',
  ...backed,
  at,
  turn,
  bend: { direction: isMirrored ? 12 : 192, turns: [{ at: 0, over: w, degrees: 17 }] },
});

/** Two side by side, and a coin. */
async function pair(made: Made): Promise<Picture> {
  const { ground, piece, w, h, long, desk } = made;
  const relief = await desk.pixels('coin', coinRelief(), (image) => image.blur(3).greyscale());
  const isWide = w > h * 1.6;
  const one: readonly [number, number, number] = isWide ? [-w * 0.06, h * 0.62, 0] : [-w * 0.57, h * 0.04, 0];
  const other: readonly [number, number, number] = isWide ? [w * 0.06, -h * 0.6, 0] : [w * 0.57, h * 0.08, 0];
  return {
    things: [
      ground,
      ...(isMirror(made)
        ? [curled(made, one, 7), curled(made, other, -11)]
        : [lying(made, one, 7, 3), lying(made, other, isWide ? -3 : -11, 4)]),
      { kind: 'coin', at: isWide ? [w * 0.57, h * 0.3, 0] : [w * 0.08, -h * 0.66, 0], turn: -20, relief },
    ],
    // A dome's flat top would mirror a window that stands higher, or nearer to straight ahead; so would gloss.
    light: isBright(made)
      ? besideTheWindow(made)
      : isDomed(made) || (piece.surface === 'gloss' && !isShiny(made))
        ? lightOf(made, -62, 36, 9)
        : lightOf(made, -42, 46, 8),
    camera: {
      at: [0, -h * 0.06, 0],
      across: isWide ? w * 1.36 : Math.max(w * 2.5, h * 1.95),
      pitch: 60,
      turn: -2,
      fstop: long > 150 ? 18 : 14,
    },
    exposure: isBright(made) ? 0.3 : 0.45,
  };
}

/** So many domes laid on each other by hand: each rests on the top of the one below it. */
function domesOn(made: Made, [x, y]: readonly [number, number], count: number): Thing[] {
  const next = chance(count);
  return Array.from({ length: count }, (_, n) =>
    lying(
      made,
      [x + (next() - 0.5) * 2.4, y + (next() - 0.5) * 2.4, n * (made.backed.thick + domeMm + 0.01)],
      next() * 360,
      0,
    ),
  );
}

/** Two piles, seen from near the table. */
function stacked(made: Made): Picture {
  const { backed, ground, piece, w, h, long } = made;
  const isWide = w > h * 1.6;
  // Turned, corners reach further than their sides.
  const hasCorners = piece.shape === 'rectangle' || piece.shape === 'rounded';
  const near: readonly [number, number] = isWide ? [-w * 0.06, -h * 0.45] : [-w * 0.42, -h * 0.24];
  const far: readonly [number, number] = isWide ? [w * 0.1, h * 0.72] : [w * 0.54, h * 0.5];
  const piles: Thing[] = isDomed(made)
    ? [...domesOn(made, far, 8), ...domesOn(made, near, 5)]
    : [
        {
          kind: 'stack',
          ...backed,
          at: [...far, 0],
          turn: 19,
          count: piled(22, backed),
          slip: 0.55,
          loose: 0.8,
        },
        {
          kind: 'stack',
          ...backed,
          at: [...near, 0],
          turn: -12,
          count: piled(13, backed),
          slip: 0.55,
          loose: 0.8,
        },
      ];
  // What lies on its backing is not seen through: one that came off it lies before the piles.
  const isLoose = isClear(made) && !isWide;
  const loose = isLoose ? [lying(made, [w * 0.66, -h * 0.6, 0], 8, 0)] : [];
  return {
    things: [ground, ...piles, ...loose],
    light: lightOf(made, -70, 36, 8),
    camera: {
      at: isLoose ? [w * 0.1, -h * 0.06, 6] : [0, h * 0.02, 6],
      across: isWide ? w * 1.34 : Math.max(w * (isLoose ? 2.5 : hasCorners ? 2.36 : 2.2), h * 1.9),
      pitch: 36,
      turn: -7,
      fstop: long > 150 ? 14 : 9,
      focus: [near[0], near[1] - h * 0.1, 12],
    },
    exposure: 0.48,
  };
}

/** So near that the surface of the stock and what lies on it catch the light. */
function close(made: Made): Picture {
  const { backed, ground, piece, w, h } = made;
  const isGlossy = piece.surface === 'gloss' || piece.spotCoating === 'gloss' || isShiny(made);
  const span = Math.min(w, h);
  const front: Thing[] = isDomed(made) ? [lying(made, [0, 0, 0], -12, 0)] : lifted(made, [0, 0], -12, 0.14);
  return {
    things: [
      ground,
      ...(isDomed(made)
        ? [lying(made, [w * 0.9, h * 0.95, 0], 24, 0)]
        : [
            {
              kind: 'stack' as const,
              ...backed,
              at: [w * 0.72, h * 1.15, 0] as const,
              turn: 24,
              count: 20,
              slip: 0.5,
            },
          ]),
      ...front,
    ],
    light: isGlossy
      ? {
          window: { azimuth: -34, height: 32, strength: 6, size: [560, 700] },
          cards: isDomed(made)
            ? domeCards
            : [{ azimuth: 14, height: 36, distance: 640, size: [330, 170], strength: 4 }],
          room: 0.5,
        }
      : { window: { azimuth: -78, height: 20, strength: 13 }, room: 0.38 },
    camera: {
      at: [(w - span) * 0.36, span * 0.02 - (w - span) * 0.08, 0.6],
      across: span * (w > span ? 1.5 : 1.28),
      pitch: 40,
      turn: -6,
      fstop: 13,
      focus: [(w - span) * 0.36 - span * 0.06, -span * 0.06, 0.6],
    },
    exposure: 0.45,
  };
}

const rollLight = { window: { azimuth: -60, height: 40, strength: 8 }, room: 0.6 } as const;

/** One roll and a label beside it; two rolls; or a roll from so near that its labels can be read. */
function onRoll(
  view: 'main' | 'front' | 'stacked' | 'close',
  { piece, sticker, ground, pencil, w, h }: Made,
): Picture {
  const beside: Thing = { kind: 'sheet', ...sticker, at: [60, -30, 0], turn: -12, ...bowed(w, 14) };
  if (view === 'close')
    return {
      things: [ground, rollOf(piece, sticker, { at: [0, 0, 0], radius: 58, turn: 8 })],
      light: { window: { azimuth: -62, height: 32, strength: 9 }, room: 0.5 },
      camera: {
        at: [0, -40, h * 0.52],
        across: 112,
        pitch: 24,
        turn: 5,
        fstop: 11,
        focus: [0, -58, h * 0.5],
      },
      exposure: 0.45,
    };
  const second = rollOf(piece, sticker, { at: [70, 62, 0], radius: 47, turn: -24 });
  return {
    things: [
      ground,
      rollOf(piece, sticker, { at: [-34, 6, 0], radius: 56, turn: 4 }),
      ...(view === 'stacked'
        ? [second]
        : [beside, { kind: 'pencil' as const, at: [112, 10, 0] as const, turn: 118, colour: pencil }]),
    ],
    light: rollLight,
    camera: {
      at: view === 'stacked' ? [10, 18, h * 0.4] : [12, 0, h * 0.3],
      across: view === 'stacked' ? 240 : 225,
      pitch: view === 'stacked' ? 22 : 34,
      turn: view === 'stacked' ? -4 : 4,
      fstop: 9,
      focus: [-34, -50, h * 0.5],
    },
    exposure: 0.45,
  };
}

/** One picture of stickers that are cut one by one, or wound on a roll. */
export async function looseScene(
  view: 'main' | 'front' | 'stacked' | 'close',
  subject: LooseStickers,
  desk: Desk,
): Promise<Picture> {
  const { piece, isRoll, isMagnet, isMirrored } = subject;
  const sticker = await stickerOf(subject, 'sticker', desk);
  const under = isMagnet ? magnet.colour : backingColour(piece);
  const paper = {
    ...cutOut(piece),
    stock: { texture: 'smooth', colour: under },
    surface: 'matte',
    sides: [],
  } as const;
  const backing = await sheetOf({ piece: paper, artwork: bare, thick: thick.liner }, 'backing', desk);
  const made: Made = {
    ...subject,
    sticker,
    backing,
    backed: {
      ...sticker,
      thick: isMagnet ? magnet.thick : thick.sticker + thick.liner,
      back: backing.back,
      edge: { colour: under },
    },
    w: piece.widthMm,
    h: piece.heightMm,
    long: Math.max(piece.widthMm, piece.heightMm),
    desk,
  };
  const picture = isRoll
    ? onRoll(view, made)
    : view === 'main'
      ? delivered(made)
      : view === 'front'
        ? await pair(made)
        : view === 'stacked'
          ? stacked(made)
          : close(made);
  return isMirrored ? mirrored(picture) : picture;
}
