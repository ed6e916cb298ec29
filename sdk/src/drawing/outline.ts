import { type Box, grow } from './box.js';
import { gridOf } from './nested.js';
import type { Hole, Piece, PieceShape } from './piece.js';
import { mm } from './scene-node.js';

/** How far down, as a share of its height, a shape reaches its right side. */
export const sideOf = (shape: PieceShape): number =>
  shape === 'arch' ? 0.9 : shape === 'custom' ? 0.43 : 0.5;

/** The trim of a piece: its box starts at 0, 0. */
export const trimBox = ({ widthMm, heightMm }: Piece): Box => ({
  x: 0,
  y: 0,
  width: widthMm,
  height: heightMm,
});

/** What artwork has to fill. */
export const bleedBox = (piece: Piece): Box => grow(trimBox(piece), piece.bleedMm);

// Of a quarter circle drawn as a cubic curve.
const bow = 0.5523;

/** A closed path through points on the box and the handles between them, all in shares of the box. */
function curve({ x, y, width, height }: Box, parts: readonly (readonly number[])[]): string {
  const write = (numbers: readonly number[]) =>
    numbers.map((share, index) => mm(index % 2 ? y + share * height : x + share * width)).join(' ');
  return `${parts.map((part, index) => (index ? (part.length > 2 ? 'C' : 'L') : 'M') + write(part)).join('')}Z`;
}

function rounded({ x, y, width, height }: Box, radius: number): string {
  const r = mm(Math.max(0, Math.min(radius, width / 2, height / 2)));
  if (!r) return `M${mm(x)} ${mm(y)}h${mm(width)}v${mm(height)}h${mm(-width)}Z`;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
  const [w, h] = [mm(width - 2 * r), mm(height - 2 * r)];
  return `M${mm(x + r)} ${mm(y)}h${w}${corner(1, 1)}v${h}${corner(-1, 1)}h${-w}${corner(-1, -1)}v${-h}${corner(1, -1)}Z`;
}

function ellipse({ x, y, width, height }: Box): string {
  const [rx, ry] = [mm(width / 2), mm(height / 2)];
  return `M${mm(x)} ${mm(y + height / 2)}a${rx} ${ry} 0 1 1 ${mm(width)} 0a${rx} ${ry} 0 1 1 ${mm(-width)} 0Z`;
}

function arch({ x, y, width, height }: Box): string {
  const rise = mm(Math.min(width / 2, height));
  return `M${mm(x)} ${mm(y + height)}V${mm(y + rise)}A${mm(width / 2)} ${rise} 0 0 1 ${mm(x + width)} ${mm(y + rise)}V${mm(y + height)}Z`;
}

function tag({ x, y, width, height }: Box): string {
  const cut = mm(Math.min(width, height) * 0.24);
  const slope = mm(width - 2 * cut);
  return `M${mm(x + cut)} ${mm(y)}h${slope}l${cut} ${cut}v${mm(height - cut)}h${mm(-width)}v${mm(cut - height)}Z`;
}

// A pebble with a waist: no sharp inner corners, and it touches every side of its box.
const contour = [
  [0, 0.46],
  [0, 0.2, 0.13, 0.03, 0.31, 0.03],
  [0.43, 0.03, 0.47, 0, 0.62, 0],
  [0.62 + 0.38 * bow, 0, 1, 0.4 - 0.4 * bow, 1, 0.4],
  [1, 0.54, 0.955, 0.57, 0.955, 0.68],
  [0.955, 0.86, 0.84, 1, 0.66, 1],
  [0.53, 1, 0.5, 0.965, 0.38, 0.965],
  [0.15, 0.965, 0.045, 0.84, 0.045, 0.66],
  [0.045, 0.57, 0, 0.55, 0, 0.46],
];

/** The pebble as it is seen from behind. */
const contourBehind = contour.map((point) => point.map((share, index) => (index % 2 ? share : 1 - share)));

/** Closed path data of a shape in a box, mm. `cornerMm` counts for the rounded shape alone. */
export function shapePath(shape: PieceShape, box: Box, cornerMm = 0, isFlipped = false): string {
  if (shape === 'circle' || shape === 'oval') return ellipse(box);
  if (shape === 'arch') return arch(box);
  if (shape === 'tag') return tag(box);
  if (shape === 'custom') return curve(box, isFlipped ? contourBehind : contour);
  return rounded(box, shape === 'rounded' ? cornerMm : 0);
}

/** Between two cut lines of one piece, mm, where there is room for it: bleed for either, and waste to lift out. */
const cutGap = 5;

/** The parts that one design is cut into: together they are as wide and as high as the piece. */
const partBoxes = (piece: Piece): Box[] =>
  piece.cuts?.into === 'parts' ? gridOf(trimBox(piece), piece.cuts.count, cutGap, false).boxes : [];

/** The first part of a piece that comes in parts, else all of it. */
export const firstPart = (piece: Piece): Box => partBoxes(piece)[0] ?? trimBox(piece);

const partPaths = (piece: Piece, by: number): string =>
  partBoxes(piece)
    .map((box) => {
      const cornerMm = Math.min(box.width, box.height) * 0.12;
      return shapePath('rounded', grow(box, by), Math.max(0, cornerMm + by));
    })
    .join('');

/** The piece's outline moved out by `by` mm (in, when negative): 0 the trim, the bleed, minus the safety. */
export const outlinePath = (piece: Piece, by = 0): string =>
  piece.cuts?.into === 'parts'
    ? partPaths(piece, by)
    : shapePath(
        piece.shape,
        grow(trimBox(piece), by),
        piece.cornerMm && Math.max(0, piece.cornerMm + by),
        piece.isFlipped,
      );

/** The openings inside a contour, each of them smaller by `by` mm on every side. */
function openingPaths(piece: Piece, by: number): string {
  if (piece.cuts?.into !== 'openings') return '';
  const { widthMm, heightMm, cuts } = piece;
  const area = { x: widthMm * 0.22, y: heightMm * 0.22, width: widthMm * 0.56, height: heightMm * 0.56 };
  return gridOf(area, cuts.count, cutGap, true)
    .boxes.map((box) => ellipse(grow(box, -by)))
    .join('');
}

/**
 * The outline with the openings inside of it, each moved into the waste by `by` mm: artwork bleeds over both, and
 * keeps safe of both.
 */
export const marginPath = (piece: Piece, by: number): string =>
  outlinePath(piece, by) + openingPaths(piece, by);

/** Closed path data of a hole: with the even-odd rule it is truly missing from the outline it is added to. */
const holePath = ({ diameterMm, x, y }: Hole): string =>
  ellipse({ x: x - diameterMm / 2, y: y - diameterMm / 2, width: diameterMm, height: diameterMm });

/** Where the piece is cut: its outline and openings, moved out by `by` mm, and its holes, which are missing from it. */
export const cutPath = (piece: Piece, by = 0): string =>
  marginPath(piece, by) + piece.holes.map(holePath).join('');
