/** A printed piece in plain words: everything that decides what it looks like, and nothing about prices. */

/** `custom` stands for a cut line that follows the artwork; a square is a rectangle of equal sides. */
export type PieceShape = 'rectangle' | 'rounded' | 'circle' | 'oval' | 'arch' | 'tag' | 'custom';

export type StockTexture =
  | 'smooth'
  | 'fibre'
  | 'laid'
  | 'felt'
  | 'linen'
  | 'leather'
  | 'clear'
  | 'gold'
  | 'rose'
  | 'silver'
  | 'holographic';

export type Surface = 'uncoated' | 'matte' | 'gloss' | 'soft' | 'dome';

export type Side = 'front' | 'back';

/** Which edge comes off the roll first, and whether the print is on the outside of the roll. */
export interface Winding {
  leadingEdge: 'top' | 'bottom' | 'left' | 'right';
  wound: 'out' | 'in';
}

/** What is cut: round the piece, through the sticker but not its backing, on a sheet or a roll, or letters alone. */
export type CutKind = 'trim' | 'die' | 'kiss' | 'sheet' | 'roll' | 'letters';

/** A hole right through the piece; `x`, `y` its middle as seen from the front, mm from the trim's top left. */
export interface Hole {
  diameterMm: number;
  x: number;
  y: number;
}

/** Stickers that share one sheet. */
export interface Nested {
  count: number;
  /** Of every sticker, or 'several' for a set of different ones. */
  shape: PieceShape | 'several';
  /** Between two cut lines, mm. */
  gapMm: number;
}

/** What is cut besides the outline: one design into parts that peel off one by one, or openings inside of it. */
export interface Cuts {
  into: 'parts' | 'openings';
  count: number;
}

/**
 * How print on a window is read: facing out from the side that it is stuck on; facing in through the glass, so that
 * it is printed in mirror image; or from both sides, where the far one sees it in mirror image.
 */
export type Glass = 'out' | 'in' | 'both';

export interface Piece {
  shape: PieceShape;
  widthMm: number;
  heightMm: number;
  cornerMm: number;
  /** How far artwork reaches beyond the trim on every side. */
  bleedMm: number;
  /** How far inside the trim everything important has to stay. */
  safetyMm: number;
  cutKind: CutKind;
  stock: { texture: StockTexture; colour: string };
  surface: Surface;
  /** A coating on a part of the artwork alone. */
  spotCoating: 'none' | 'gloss' | 'glitter';
  /** The one ink or vinyl colour, a CSS colour or the name of a metal; null prints in full colour. */
  ink: string | null;
  sides: readonly Side[];
  /** Names of foils, each side at most three. */
  foil: Readonly<Record<Side, readonly string[]>>;
  relief: Readonly<Record<Side, 'emboss' | 'deboss' | null>>;
  holes: readonly Hole[];
  /** CSS colour of the string through the first hole. */
  string: string | null;
  /** Creases; `at` in mm from the left (upright) or from the top (level). */
  folds: readonly { direction: 'upright' | 'level'; at: number }[];
  winding: Winding | null;
  nested: Nested | null;
  cuts: Cuts | null;
  /** Null where the piece is not for a window. */
  glass: Glass | null;
  /** Seen from behind: an outline that is not even on both sides is the other way round. A drawing sets it. */
  isFlipped: boolean;
}

/** A plain white rectangle with nothing done to it, for a configuration to be written over. */
export const blankPiece: Piece = {
  shape: 'rectangle',
  widthMm: 90,
  heightMm: 55,
  cornerMm: 0,
  bleedMm: 1,
  safetyMm: 1,
  cutKind: 'trim',
  stock: { texture: 'smooth', colour: '#fdfcf9' },
  surface: 'uncoated',
  spotCoating: 'none',
  ink: null,
  sides: ['front'],
  foil: { front: [], back: [] },
  relief: { front: null, back: null },
  holes: [],
  string: null,
  folds: [],
  winding: null,
  nested: null,
  cuts: null,
  glass: null,
  isFlipped: false,
};
