/** Artwork for what is cut inside as well: nothing that is read may be where a blade goes. */
import { type ArtworkMaker, type Box, cutPath, grow, node, outlinePath, shapePath } from '@kerf/sdk/drawing';
import { disc, fill, flood, ring } from '../../artwork/strokes.js';
import { outlinedLine } from '../outlined-text.js';

/** The boxes of the parts, as their outline says: each begins behind its upper left corner and goes round by the right. */
function partsIn(outline: string): Box[] {
  const part = /M(\S+) (\S+?)h([\d.]+)a([\d.]+) [^v]*v([\d.]+)a/g;
  return [...outline.matchAll(part)].map(([, x, y, across, corner, down]) => {
    const r = Number(corner);
    return { x: Number(x) - r, y: Number(y), width: Number(across) + 2 * r, height: Number(down) + 2 * r };
  });
}

/** The whole of it again on every part that a piece is cut into. */
export const onEveryPart =
  (artwork: ArtworkMaker): ArtworkMaker =>
  (piece, side) => ({
    print: partsIn(outlinePath(piece)).map((box, index) => {
      const { x, y, width, height } = box;
      const part = { ...piece, shape: 'rounded', widthMm: width, heightMm: height, cuts: null } as const;
      const reach = grow({ x: 0, y: 0, width, height }, piece.bleedMm);
      return node(
        'g',
        { transform: `translate(${x} ${y})` },
        node('clipPath', { id: `part${index}` }, node('path', { d: shapePath('rectangle', reach) })),
        node('g', { 'clip-path': `url(#part${index})` }, ...artwork(part, side).print),
      );
    }),
    foil: [],
    relief: '',
  });

const labels = ['ON', 'OFF', 'RESET'];

/** What goes round the buttons of a machine: a ring about each opening, and its name above or below it. */
export const controlPanel: ArtworkMaker = (piece) => {
  const { widthMm: w, heightMm: h, stock } = piece;
  const u = Math.min(w, h);
  const openings = cutPath(piece).slice(outlinePath(piece).length);
  const isPlain = stock.texture === 'smooth';
  const [plate, lines] = isPlain ? ['#1f3a4a', '#f4e7c5'] : ['', '#1a1814'];
  const rings = [...openings.matchAll(/M(\S+) (\S+?)a(\S+) /g)].map(([, left, middle, radius]) => {
    const r = Number(radius);
    return { cx: Number(left) + r, cy: Number(middle), r };
  });
  return {
    print: [
      ...(plate ? [flood(piece, plate)] : []),
      fill(rings.map(({ cx, cy, r }) => ring(cx, cy, r + u * 0.034, r + u * 0.018)).join(''), lines),
      fill(rings.map(({ cx, cy, r }) => disc(cx, cy, r * 0.2)).join(''), lines),
      fill(
        rings
          .map(({ cx, cy, r }, index) =>
            outlinedLine(
              labels[index % labels.length] ?? '',
              cx,
              cy > h / 2 ? cy + r + u * 0.115 : cy - r - u * 0.06,
              u * 0.068,
              { face: 'display', anchor: 'middle', spacing: 0.08 },
            ),
          )
          .join(''),
        lines,
      ),
    ],
    foil: [],
    relief: '',
  };
};
