/** Letters as a cutter takes them: closed lines that neither cross themselves nor each other. */
import { Clipper64, ClipType, FillRule, type Path64, type Paths64, PathType } from 'clipper2-ts';
import type { PathCommand } from 'opentype.js';
import type { SetLetters } from './set-letters.js';

/** The parts that a px is counted in: a whole number of them is what the union is exact with. */
const partsOfPx = 1000;
/** How far a straight piece may be from the curve that it stands for, px at 100 px. */
const tolerance = 0.01;

/** How many letters are united as they stand. More are turned on their side first. */
const manyLetters = 24;

/** A closed line: x and y in turn, without the first point again. Outer ones turn the other way than openings. */
export type Contour = readonly number[];

/** The outline of a design: its contours from 0, 0 to `width` × `height`. */
export interface Outline {
  width: number;
  height: number;
  contours: readonly Contour[];
}

type Point = readonly [x: number, y: number];

/** How many straight pieces a curve of a degree takes, by how far its control points bend it. */
const piecesOf = (bend: number, share: number): number =>
  Math.min(Math.max(Math.ceil(Math.sqrt((bend * share) / tolerance)), 1), 64);

const bendOf = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.hypot(ax - 2 * bx + cx, ay - 2 * by + cy);

/** The points of a curve after its first. */
function curvePoints(points: readonly Point[]): Point[] {
  const [a, b, c, d] = points as [Point, Point, Point, Point?];
  const pieces = d
    ? piecesOf(Math.max(bendOf(a, b, c), bendOf(b, c, d)), 6 / 8)
    : piecesOf(bendOf(a, b, c), 1 / 4);
  return [...Array(pieces)].map((_, index) => {
    const t = (index + 1) / pieces;
    const u = 1 - t;
    const at = (axis: 0 | 1) =>
      d
        ? u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis]
        : u * u * a[axis] + 2 * u * t * b[axis] + t * t * c[axis];
    return [at(0), at(1)] as const;
  });
}

/** The contours of a glyph in straight pieces, px. */
function flatten(commands: readonly PathCommand[]): Point[][] {
  const contours: Point[][] = [];
  let contour: Point[] = [];
  for (const each of commands) {
    if (each.type === 'Z') continue;
    const to: Point = [each.x, each.y];
    const from = contour.at(-1) ?? to;
    if (each.type === 'M') {
      contour = [to];
      contours.push(contour);
    } else if (each.type === 'L') contour.push(to);
    else if (each.type === 'Q') contour.push(...curvePoints([from, [each.x1, each.y1], to]));
    else contour.push(...curvePoints([from, [each.x1, each.y1], [each.x2, each.y2], to]));
  }
  return contours;
}

/** A line that touches itself in a point, as the closed lines that meet there: a cutter goes along each. */
function partAtTouches(path: Path64): Path64[] {
  const parts: Path64[] = [];
  const open: Path64 = [];
  const places = new Map<string, number>();
  const keyOf = ({ x, y }: Path64[number]) => `${x} ${y}`;
  for (const point of path) {
    const place = places.get(keyOf(point));
    if (place !== undefined) {
      const closed = open.splice(place);
      for (const each of closed) places.delete(keyOf(each));
      parts.push(closed);
    }
    places.set(keyOf(point), open.length);
    open.push(point);
  }
  // What goes to a point and straight back again surrounds nothing.
  return [...parts, open].filter(({ length }) => length > 2);
}

/** Lying on its side, gone round the same way as before. */
const turned = (paths: Paths64): Paths64 =>
  paths.map((path) => path.map(({ x, y }) => ({ x: y, y: x })).reverse());

/**
 * The closed lines round whatever any of them surrounds. It goes from top to bottom and looks at every line that it meets at
 * a height: of a long row that is all of it, of one that stands upright a letter or two.
 */
function unite(paths: Paths64): Paths64 {
  const clipper = new Clipper64();
  clipper.addPaths(paths, PathType.Subject);
  const united: Paths64 = [];
  clipper.execute(ClipType.Union, FillRule.NonZero, united);
  return united;
}

/**
 * Unites what overlaps and takes apart what crosses itself. Dear: some milliseconds for a word, and more for a script whose
 * letters all meet. The result is in px at 100 px, its upper left at 0, 0.
 */
export function uniteLetters({ letters, box }: SetLetters): Outline {
  const subject: Paths64 = letters.flatMap(({ glyph, x, y }) =>
    flatten(glyph.commands).map(
      (contour): Path64 =>
        contour.map(([px, py]) => ({
          x: Math.round((x + px - box.x) * partsOfPx),
          y: Math.round((y + py - box.y) * partsOfPx),
        })),
    ),
  );
  const united = letters.length > manyLetters ? turned(unite(turned(subject))) : unite(subject);
  return {
    width: box.width,
    height: box.height,
    contours: united
      .flatMap(partAtTouches)
      .map((path) => path.flatMap(({ x, y }) => [x / partsOfPx, y / partsOfPx])),
  };
}

/** An outline stretched to a size. */
export function scaleTo(outline: Outline, width: number, height: number): Outline {
  const [sx, sy] = [width / outline.width, height / outline.height];
  return {
    width,
    height,
    contours: outline.contours.map((contour) => contour.map((at, index) => at * (index % 2 ? sy : sx))),
  };
}

/** Calls with each straight piece of a contour, the one back to its start included. */
function eachPiece(contour: Contour, call: (ax: number, ay: number, bx: number, by: number) => void): void {
  const [x0 = 0, y0 = 0] = contour;
  for (let at = 0; at < contour.length; at += 2)
    call(contour[at] ?? 0, contour[at + 1] ?? 0, contour[at + 2] ?? x0, contour[at + 3] ?? y0);
}

/** The area that the letters of an outline have, in its unit squared: openings are taken off. */
export function outlineArea({ contours }: Outline): number {
  let twice = 0;
  for (const contour of contours)
    eachPiece(contour, (ax, ay, bx, by) => {
      twice += ax * by - bx * ay;
    });
  return Math.abs(twice) / 2;
}

/** How far the blade goes along an outline, in its unit. */
export function outlineLength({ contours }: Outline): number {
  let sum = 0;
  for (const contour of contours)
    eachPiece(contour, (ax, ay, bx, by) => {
      sum += Math.hypot(bx - ax, by - ay);
    });
  return sum;
}

/** Path data of an outline, to a thousandth of its unit. */
export const outlineData = ({ contours }: Outline): string =>
  contours
    .map((contour) => {
      let data = '';
      for (let at = 0; at < contour.length; at += 2)
        data += `${at ? 'L' : 'M'}${Math.round((contour[at] ?? 0) * 1000) / 1000} ${Math.round((contour[at + 1] ?? 0) * 1000) / 1000}`;
      return `${data}Z`;
    })
    .join('');
