/** How stickers are supplied: on their backing, on a sheet, cut in parts and with openings, on a roll. */
import { type ArtworkMaker, drawPiece, type Piece, type SceneNode } from '@kerf/sdk/drawing';
import type { Ground } from './card-scenes.js';
import type { Desk } from './desk.js';
import type { Face, Picture, Sheet, Thing } from './job.js';
import { sheetOf } from './sheet-files.js';

export interface StickerSubject {
  piece: Piece;
  artwork: ArtworkMaker;
  ground: Ground;
  /** Colour of the pencil beside it. */
  pencil: string;
}

/** A label with its glue, and the paper that it comes on, mm. */
export const thick = { sticker: 0.16, liner: 0.2 } as const;

/** How high a drop of resin stands on a sticker, mm. */
export const domeMm = 2.4;

export const linerColour = '#efece3';

/** Paper that is glazed until it is honey yellow: what is white, or seen through, can be told from it. */
export const glassine = '#e3cd98';

const whiteStocks: ReadonlySet<string> = new Set(['laid', 'felt', 'linen', 'leather']);

/** What the backing is of that is cut with a sticker: it is seen through clear film alone. */
export const backingColour = ({ stock }: Piece): string =>
  stock.texture === 'clear' ? glassine : linerColour;

/** What the backing is of that reaches beyond the stickers on it. */
const linerUnder = (piece: Piece): string =>
  whiteStocks.has(piece.stock.texture) ? glassine : backingColour(piece);

/** How far the backing reaches beyond the bleed, mm. */
const linerReach = 3;

export const bare: ArtworkMaker = () => ({ print: [], foil: [], relief: '' });

/** The sticker alone, whatever it lies on. */
export const cutOut = (piece: Piece): Piece => ({ ...piece, cutKind: 'die', winding: null, nested: null });

/** Glue is seen from behind, white; through clear film, the print. */
function behind({ stock: { texture } }: Piece, { front, back }: Sheet): Face {
  if (texture === 'clear') return { ...front, isSeenThrough: true };
  if (texture === 'smooth') return back;
  return { stock: { colour: '#f3f1ec', texture: 'smooth' }, surface: 'matte', foils: [] };
}

/** A sticker without its backing. */
export async function stickerOf(
  { piece, artwork }: StickerSubject,
  name: string,
  desk: Desk,
): Promise<Sheet> {
  const sheet = await sheetOf({ piece: cutOut(piece), artwork, thick: thick.sticker }, name, desk);
  return { ...sheet, back: behind(piece, sheet) };
}

/** Siliconised paper of so many mm. */
const linerOf = (piece: Piece, [widthMm, heightMm]: readonly [number, number], desk: Desk): Promise<Sheet> =>
  sheetOf(
    {
      piece: {
        ...cutOut(piece),
        shape: 'rounded',
        cornerMm: 2,
        widthMm,
        heightMm,
        cuts: null,
        sides: [],
        stock: { texture: 'smooth', colour: linerUnder(piece) },
        surface: 'matte',
      },
      artwork: bare,
      thick: thick.liner,
    },
    'liner',
    desk,
  );

/** What is turned with the sheet that it lies on, from that sheet's middle. */
function on(at: readonly [number, number], turn: number, x: number, y: number): [number, number] {
  const angle = (turn * Math.PI) / 180;
  return [
    at[0] + x * Math.cos(angle) - y * Math.sin(angle),
    at[1] + x * Math.sin(angle) + y * Math.cos(angle),
  ];
}

/** A sticker that somebody has begun to lift: from its lower right, from so far of its middle, until its white back is seen. */
export const peeling = (size: number, from = 0.27, over = 0.3) =>
  ({ bend: { direction: -42, turns: [{ at: size * from, over: size * over, degrees: 112 }] } }) as const;

/** Of clear film its rim alone: print that is seen from both sides at once reads as a tear. */
const peelingOf = ({ stock, widthMm, heightMm }: Piece) =>
  peeling(Math.min(widthMm, heightMm), ...(stock.texture === 'clear' ? ([0.37, 0.2] as const) : []));

const daylight = { window: { azimuth: -56, height: 42, strength: 8 }, room: 0.6 } as const;

/** How high a sticker lies on its backing, mm: film that is seen through a hair higher, or it can't be told from it. */
const onLiner = ({ stock }: Piece): number => thick.liner + (stock.texture === 'clear' ? 0.06 : 0);

/** Two of them left on their backing, one half peeled (clear film a little less); one with resin on it stays whole. */
export async function kissCutScene(subject: StickerSubject, desk: Desk): Promise<Picture> {
  const { piece, ground, pencil } = subject;
  const { widthMm: w, heightMm: h, surface } = piece;
  const beyond = 2 * (piece.bleedMm + linerReach);
  const sticker = await stickerOf(subject, 'sticker', desk);
  const liner = await linerOf(piece, [w + beyond, h + beyond], desk);
  const isWide = w > h * 1.6;
  const left: readonly [number, number] = isWide ? [-w * 0.05, -h * 0.66] : [-w * 0.6, -h * 0.1];
  const right: readonly [number, number] = isWide ? [w * 0.05, h * 0.74] : [w * 0.72, h * 0.2];
  // Long ones that are turned towards each other would lie across each other.
  const rightTurn = isWide ? 5 : -9;
  const lifted =
    surface === 'dome'
      ? { dome: domeMm }
      : isWide
        ? peeling(h, (Math.cos((42 * Math.PI) / 180) * w) / h / 2)
        : peelingOf(piece);
  return {
    things: [
      ground,
      { kind: 'sheet', ...liner, at: [...left, 0], turn: 8 },
      { kind: 'sheet', ...sticker, at: [...left, onLiner(piece)], turn: 8, ...lifted },
      { kind: 'sheet', ...liner, at: [...right, 0], turn: rightTurn },
      {
        kind: 'sheet',
        ...sticker,
        at: [...right, onLiner(piece)],
        turn: rightTurn,
        ...(surface === 'dome' ? { dome: domeMm } : {}),
      },
      {
        kind: 'pencil',
        at: isWide ? [w * 0.55, -h * 1.16, 0] : [w * 1.02, -h * 0.74, 0],
        turn: isWide ? 202 : 186,
        colour: pencil,
      },
    ],
    light: daylight,
    camera: {
      at: [w * 0.06, -h * 0.06, 0],
      across: isWide ? w * 1.5 : w * 2.75,
      pitch: 52,
      turn: 2,
      fstop: 12,
    },
    exposure: 0.45,
  };
}

/** The least distance between two different places, mm. */
function stepOf(places: readonly number[]): number {
  const [first = 0, second = first] = [...new Set(places)].sort((a, b) => a - b);
  return second - first;
}

/** A sheet's stickers: one of them, and where they lie, mm from the sheet's top left; as the drawing has them. */
function nestedIn(piece: Piece): { one: Piece; places: { x: number; y: number }[] } {
  const { nested } = piece;
  if (!nested || nested.shape === 'several') throw new Error('A sheet is shown with stickers of one shape.');
  const places: { x: number; y: number }[] = [];
  const look = ({ attributes, children }: SceneNode): void => {
    if (attributes['data-layer'] === 'nested')
      places.push({ x: Number(attributes.x), y: Number(attributes.y) });
    for (const child of children) if (typeof child !== 'string') look(child);
  };
  look(drawPiece(piece, { artwork: bare }).root);
  const widthMm = stepOf(places.map(({ x }) => x)) - nested.gapMm;
  const heightMm = stepOf(places.map(({ y }) => y)) - nested.gapMm;
  const cornerMm = nested.shape === 'rounded' ? Math.min(widthMm, heightMm) * 0.12 : 0;
  return { one: { ...piece, shape: nested.shape, widthMm, heightMm, cornerMm }, places };
}

/** A sheet of them, one half lifted off. */
export async function sheetScene(subject: StickerSubject, desk: Desk): Promise<Picture> {
  const { piece, ground, pencil } = subject;
  const { widthMm: w, heightMm: h } = piece;
  const { one, places } = nestedIn(piece);
  const sticker = await stickerOf({ ...subject, piece: one }, 'sticker', desk);
  const liner = await linerOf(piece, [w, h], desk);
  const at: readonly [number, number] = [-w * 0.08, 0];
  const turn = 9;
  const lifted = places.length - 1;
  return {
    things: [
      ground,
      { kind: 'sheet', ...liner, at: [...at, 0], turn },
      ...places.map(({ x, y }, index): Thing => {
        const [px, py] = on(at, turn, x + one.widthMm / 2 - w / 2, h / 2 - y - one.heightMm / 2);
        const bend = index === lifted ? peelingOf(one) : {};
        return { kind: 'sheet', ...sticker, at: [px, py, onLiner(one)], turn, ...bend };
      }),
      { kind: 'pencil', at: [w * 0.78, h * 0.02, 0], turn: 78, colour: pencil },
    ],
    light: daylight,
    camera: { at: [w * 0.12, -h * 0.02, 0], across: Math.max(w * 2, h * 1.5), pitch: 56, turn: 3, fstop: 14 },
    exposure: 0.45,
  };
}

/** A sticker that is cut inside, with the artwork that minds it. */
type Cut = Pick<StickerSubject, 'piece' | 'artwork'>;

/** One that is cut into parts, on its backing; one with openings; and a coin. */
export async function specialScene(
  subject: StickerSubject,
  [parts, opened]: readonly [parts: Cut, opened: Cut],
  desk: Desk,
): Promise<Picture> {
  const { ground, pencil } = subject;
  const { widthMm: w, heightMm: h } = parts.piece;
  const beyond = 2 * (parts.piece.bleedMm + linerReach);
  const divided = await stickerOf({ ...subject, ...parts }, 'parts', desk);
  const holed = await stickerOf({ ...subject, ...opened }, 'opened', desk);
  const liner = await linerOf(parts.piece, [w + beyond, h + beyond], desk);
  const left: readonly [number, number] = [-w * 0.6, h * 0.06];
  return {
    things: [
      ground,
      { kind: 'sheet', ...liner, at: [...left, 0], turn: 8 },
      { kind: 'sheet', ...divided, at: [...left, onLiner(parts.piece)], turn: 8 },
      {
        kind: 'sheet',
        ...holed,
        at: [w * 0.58, h * 0.12, 0],
        turn: -8,
        bend: { direction: 20, turns: [{ at: 0, over: w, degrees: 9 }] },
      },
      { kind: 'pencil', at: [-w * 0.55, -h * 0.86, 0], turn: 5, colour: pencil },
    ],
    light: daylight,
    camera: { at: [0, -h * 0.06, 0], across: w * 2.75, pitch: 54, turn: -2, fstop: 13 },
    exposure: 0.45,
  };
}

/** Labels stand so far apart on their liner, and so far from its edges, mm. */
const spaced = { gap: 3, edge: 3 } as const;

/** A roll of them that stands on its side. */
export const rollOf = (
  piece: Piece,
  label: Sheet,
  { at, radius, turn }: { at: readonly [number, number, number]; radius: number; turn: number },
): Thing => ({
  kind: 'roll',
  ...label,
  at,
  radius,
  core: 21.6,
  pitch: label.width + spaced.gap,
  margin: spaced.edge,
  liner: linerUnder(piece),
  turn,
});

/** Two rolls of them and one label before those. */
export async function rollScene(subject: StickerSubject, desk: Desk): Promise<Picture> {
  const { piece, ground } = subject;
  const { widthMm: w, heightMm: h } = piece;
  const label = await stickerOf(subject, 'sticker', desk);
  return {
    things: [
      ground,
      rollOf(piece, label, { at: [-32, 4, 0], radius: 58, turn: 6 }),
      rollOf(piece, label, { at: [66, 70, 0], radius: 46, turn: -14 }),
      {
        kind: 'sheet',
        ...label,
        at: [68, -34, 0],
        turn: -12,
        bend: { direction: 15, turns: [{ at: 0, over: w, degrees: 14 }] },
      },
    ],
    light: { window: { azimuth: -60, height: 40, strength: 8 }, room: 0.6 },
    camera: {
      at: [8, 4, h * 0.3],
      across: 235,
      pitch: 32,
      turn: 3,
      fstop: 9,
      focus: [-32, -54, h * 0.5],
    },
    exposure: 0.45,
  };
}
