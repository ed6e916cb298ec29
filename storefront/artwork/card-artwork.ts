/**
 * Sample artwork of made-up makers for cards and tags, for pictures and pages alike: whoever draws says how words are
 * set. Each leaves room for what is stamped or pressed.
 */
import { type ArtworkMaker, bleedBox, mm, type Piece } from '@kerf/sdk/drawing';
import type { Lettering } from './lettering.js';
import { disc, fill, flood, leaf, stroke } from './strokes.js';

const ink = '#1a1814';
const soft = '#6f6a5e';

/** What artwork is laid out by: width, height, the shorter of them, and the edges of the bleed. */
function measures(piece: Piece) {
  const { widthMm: w, heightMm: h } = piece;
  const { x, y, width, height } = bleedBox(piece);
  return { w, h, u: Math.min(w, h), left: x, top: y, right: x + width, foot: y + height };
}

/** An illustrator's card: one bold shape, one name. */
export const studio =
  (line: Lettering): ArtworkMaker =>
  (piece, side) => {
    const { w, h, u, left, top, right, foot } = measures(piece);
    const r = 0.62 * u;
    const quarter = `M${mm(right)} ${mm(top)}V${mm(r)}A${mm(r + right - w)} ${mm(r - top)} 0 0 1 ${mm(w - r)} ${mm(top)}Z`;
    const dot = disc(w - r, r, 0.09 * u);
    const name = line('Ada Quill', 0.11 * u, h - 0.24 * u, 0.17 * u, { face: 'display' });
    if (side === 'back') {
      const sweep = `M${mm(left)} ${mm(foot)}V${mm(h - r)}A${r} ${r} 0 0 1 ${mm(r)} ${mm(foot)}Z`;
      return {
        print: [flood(piece, '#c40062'), fill(sweep, ink), fill(disc(r, h - r, 0.09 * u), '#fffefb')],
        foil: [sweep],
        relief: sweep,
      };
    }
    return {
      print: [
        fill(quarter, '#c40062'),
        fill(dot, ink),
        name.inked(ink),
        line('Illustration and lettering', 0.115 * u, h - 0.115 * u, 0.072 * u).inked(soft),
      ],
      foil: [quarter, dot, name.d],
      relief: quarter,
    };
  };

/** Tea merchants on ink: rings that want foil. */
export const teaHouse =
  (line: Lettering): ArtworkMaker =>
  (piece, side) => {
    const { w, h, u, right, foot } = measures(piece);
    const band = (r: number) =>
      `M${mm(right - r * u)} ${mm(foot)}A${mm(r * u)} ${mm(r * u)} 0 0 1 ${mm(right)} ${mm(foot - r * u)}V${mm(foot - (r - 0.028) * u)}A${mm((r - 0.028) * u)} ${mm((r - 0.028) * u)} 0 0 0 ${mm(right - (r - 0.028) * u)} ${mm(foot)}Z`;
    const rings = [0.18, 0.3, 0.42, 0.54, 0.66, 0.78].map(band).join('');
    const name = line('Night Heron', 0.13 * u, 0.29 * u, 0.17 * u, { face: 'display' });
    const trade = line('TEA MERCHANTS', 0.135 * u, 0.41 * u, 0.062 * u, { spacing: 0.16 });
    const moon = disc(w / 2, h / 2, u * 0.2);
    if (side === 'back')
      return {
        print: [flood(piece, '#17191c'), fill(rings, '#c9a24a', 0.25), fill(moon, '#e9dcb6')],
        foil: [moon, rings],
        relief: moon,
      };
    return {
      print: [
        flood(piece, '#17191c'),
        fill(rings, '#c9a24a', 0.25),
        name.inked('#e9dcb6'),
        trade.inked('#e9dcb6'),
      ],
      foil: [rings + name.d, trade.d, moon],
      relief: name.d,
    };
  };

/** A nursery's card: leaves in two greens. */
export const nursery =
  (line: Lettering): ArtworkMaker =>
  (piece, side) => {
    const { w, h, u } = measures(piece);
    const frond = (x: number, y: number, length: number, lean: number) =>
      Array.from({ length: 9 }, (_, n) => {
        const along = (0.12 + n * 0.1) * length;
        const turn = (lean * Math.PI) / 180;
        const [px, py] = [x + along * Math.sin(turn), y - along * Math.cos(turn)];
        const reach = length * (0.34 - n * 0.026);
        return leaf(px, py, reach, reach * 0.13, lean + 62) + leaf(px, py, reach, reach * 0.13, lean - 62);
      }).join('');
    const big = frond(w - 0.34 * u, h + 0.06 * u, u * 1.05, 8);
    const small = frond(w - 0.72 * u, h + 0.05 * u, u * 0.6, -14);
    const name = line('Fernbank', 0.12 * u, 0.34 * u, 0.17 * u, { face: 'display' });
    if (side === 'back')
      return { print: [flood(piece, '#1f5a49'), fill(big, '#2f7a62')], foil: [big], relief: big };
    return {
      print: [
        fill(small, '#8fb09a'),
        fill(big, '#1f5a49'),
        name.inked('#1f5a49'),
        line('Native nursery', 0.125 * u, 0.45 * u, 0.072 * u).inked(soft),
      ],
      foil: [big, name.d, small],
      relief: big,
    };
  };

/** Architects: two letters and much white. */
export const monogram =
  (line: Lettering): ArtworkMaker =>
  (piece, side) => {
    const { w, h, u } = measures(piece);
    const [cx, cy] = [w / 2, h * 0.43];
    const letters = line('HB', cx, cy + 0.088 * u, 0.25 * u, { face: 'display', anchor: 'middle' });
    const frame = `M${mm(cx - 0.27 * u)} ${mm(cy - 0.27 * u)}h${mm(0.54 * u)}v${mm(0.54 * u)}h${mm(-0.54 * u)}ZM${mm(cx - 0.24 * u)} ${mm(cy - 0.24 * u)}v${mm(0.48 * u)}h${mm(0.48 * u)}v${mm(-0.48 * u)}Z`;
    if (side === 'back')
      return {
        print: [flood(piece, '#2b2a27'), letters.inked('#f4f1e8')],
        foil: [letters.d],
        relief: frame,
      };
    return {
      print: [
        fill(frame, ink),
        letters.inked(ink),
        line('HARROW AND BYRNE ARCHITECTS', cx, h - 0.12 * u, 0.05 * u, {
          anchor: 'middle',
          spacing: 0.18,
        }).inked(soft),
      ],
      foil: [letters.d, frame],
      relief: frame + letters.d,
    };
  };

/** A weaver's tag: a warp of lines and a name. */
export const weaver =
  (line: Lettering): ArtworkMaker =>
  (piece, side) => {
    const { w, h, u, left, right } = measures(piece);
    const at = (share: number) => mm(left + (right - left) * share);
    const wave = (level: number, rise: number) =>
      `M${at(0)} ${mm(level)}C${at(0.3)} ${mm(level - rise)} ${at(0.6)} ${mm(level + rise)} ${at(1)} ${mm(level - rise * 0.3)}`;
    const warp = [0, 1, 2, 3, 4, 5, 6, 7]
      .map((n) => wave(h - u * 0.06 - n * u * 0.055, u * (0.05 + n * 0.012)))
      .join('');
    const name = line('Loom', w / 2, h * 0.44, u * 0.25, { face: 'display', anchor: 'middle' });
    const second = line('& Field', w / 2, h * 0.44 + u * 0.23, u * 0.2, {
      face: 'heading',
      anchor: 'middle',
    });
    const isKraft = piece.stock.texture === 'fibre';
    if (side === 'back')
      return { print: [stroke(warp, isKraft ? ink : '#1f4e79', u * 0.014)], foil: [name.d], relief: name.d };
    return {
      print: [
        stroke(warp, isKraft ? ink : '#1f4e79', u * 0.014),
        name.inked(isKraft ? ink : '#b4472f'),
        second.inked(isKraft ? ink : '#1f4e79'),
        line('HANDWOVEN IN HOBART', w / 2, h * 0.44 + u * 0.34, u * 0.048, {
          anchor: 'middle',
          spacing: 0.1,
        }).inked(isKraft ? ink : soft),
      ],
      foil: [name.d + second.d, warp],
      relief: name.d,
    };
  };

/** A baker's card: one ear in a ring, one dark ink. */
export const baker =
  (line: Lettering): ArtworkMaker =>
  (piece) => {
    const { w, h, u } = measures(piece);
    const [cx, cy] = [w / 2, h / 2];
    const grains = [0, 1, 2]
      .flatMap((pair) => [-1, 1].map((side) => ({ y: cy - (0.1 + pair * 0.055) * u, side })))
      .map(({ y, side }) => leaf(cx, y, u * 0.085, u * 0.024, side * 38));
    const ear = grains.join('') + leaf(cx, cy - 0.21 * u, u * 0.085, u * 0.024, 0);
    const name = line('Salt & Rye', cx, cy + 0.1 * u, 0.125 * u, { face: 'display', anchor: 'middle' });
    return {
      print: [
        stroke(disc(cx, cy, 0.38 * u), ink, 0.018 * u),
        stroke(`M${mm(cx)} ${mm(cy - 0.06 * u)}V${mm(cy - 0.21 * u)}`, ink, 0.012 * u),
        fill(ear, ink),
        name.inked(ink),
        line('baked at four', cx, cy + 0.2 * u, 0.068 * u, { anchor: 'middle' }).inked(ink),
      ],
      foil: [ear, name.d],
      relief: ear,
    };
  };
