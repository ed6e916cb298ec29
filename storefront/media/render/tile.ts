/**
 * What the tile of an option shows where it is rendered: that one thing up close, on a plain card on a plain table,
 * so that it can be told from its neighbours at the size of a thumb.
 */
import { type ArtworkMaker, blankPiece, mm, type Piece } from '@kerf/sdk/drawing';
import type { Ground } from './card-scenes.js';
import type { Desk } from './desk.js';
import type { Picture, Sheet, Thing } from './job.js';
import { sheetOf } from './sheet-files.js';
import { bare } from './sticker-scenes.js';

/** Darker than white card, lighter than black: both stand out on it. */
const table: Ground = { kind: 'ground', of: 'paint', colour: '#93a09d', turn: 20 };

/** White card as thick as card is, mm. */
export const cardThick = 0.52;

export const windowLight: Picture['light'] = { window: { azimuth: -58, height: 40, strength: 8 }, room: 0.6 };
/** From so low that whatever is raised throws a shadow. */
export const raking: Picture['light'] = { window: { azimuth: -66, height: 13, strength: 15 }, room: 0.22 };
/** Metal looks like metal where it mirrors a bright card beside a dark room; in black foil that would look like silver. */
export const mirroring = (isDark: boolean): Picture['light'] => ({
  window: { azimuth: -34, height: 30, strength: isDark ? 9 : 6, size: [520, 700] },
  cards: [{ azimuth: 16, height: 38, distance: 620, size: [300, 190], strength: isDark ? 0.9 : 5 }],
  room: 0.45,
});

/** Two lines that stand for words. */
export const words = (x: number, y: number): string =>
  `M${mm(x)} ${mm(y)}h16v2.2h-16ZM${mm(x)} ${mm(y + 5)}h11v2.2h-11Z`;

export const cardOf = (
  desk: Desk,
  piece: Partial<Piece>,
  artwork: ArtworkMaker = bare,
  thick = cardThick,
  name = 'a',
): Promise<Sheet> => sheetOf({ piece: { ...blankPiece, ...piece }, artwork, thick }, name, desk);

interface View {
  /** How many mm are in view. */
  across: number;
  at?: readonly [x: number, y: number, z: number];
  pitch?: number;
  turn?: number;
  light?: Picture['light'];
  ground?: Ground;
  exposure?: number;
}

/** Sharp from front to back: a tile is too small for a lens that draws anything soft. */
export const taken = (things: readonly Thing[], view: View): Picture => ({
  things: [view.ground ?? table, ...things],
  light: view.light ?? windowLight,
  camera: {
    at: view.at ?? [0, 0, 0.5],
    across: view.across,
    pitch: view.pitch ?? 46,
    turn: view.turn ?? -4,
    fstop: 32,
  },
  exposure: view.exposure ?? 0.45,
});

export const lying = (
  sheet: Sheet,
  turn = -9,
  more: Partial<Extract<Thing, { kind: 'sheet' }>> = {},
): Thing => ({
  kind: 'sheet',
  ...sheet,
  at: [0, 0, 0],
  turn,
  ...more,
});

/** A card that bends by so many degrees, so that light runs out across it. */
export const bowed = (degrees: number, over = 90) =>
  ({ bend: { direction: 0, turns: [{ at: 0, over, degrees }] } }) as const;
