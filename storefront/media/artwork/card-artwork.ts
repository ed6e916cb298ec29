/** Sample artwork of made-up makers for cards and tags; each leaves room for what is stamped or pressed. */
import { type ArtworkMaker, bleedBox, mm } from '@kerf/sdk/drawing';
import { outlinedLine } from '../outlined-text.js';
import { disc, fill, flood, leaf, stroke } from './strokes.js';

const ink = '#1a1814';
const soft = '#6f6a5e';

/** An illustrator's card: one bold shape, one name. */
export const studio: ArtworkMaker = (piece, side) => {
  const { widthMm: w, heightMm: h } = piece;
  const { x, y, width, height } = bleedBox(piece);
  const u = Math.min(w, h);
  const r = 0.62 * u;
  const right = mm(x + width);
  const quarter = `M${right} ${mm(y)}V${mm(r)}A${mm(r + right - w)} ${mm(r - y)} 0 0 1 ${mm(w - r)} ${mm(y)}Z`;
  const dot = disc(w - r, r, 0.09 * u);
  const name = outlinedLine('Ada Quill', 0.11 * u, h - 0.24 * u, 0.17 * u, { face: 'display' });
  if (side === 'back') {
    const sweep = `M${mm(x)} ${mm(y + height)}V${mm(h - r)}A${r} ${r} 0 0 1 ${mm(r)} ${mm(y + height)}Z`;
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
      fill(name, ink),
      fill(outlinedLine('Illustration and lettering', 0.115 * u, h - 0.115 * u, 0.072 * u), soft),
    ],
    foil: [quarter, dot, name],
    relief: quarter,
  };
};

/** Tea merchants on ink: rings that want foil. */
export const teaHouse: ArtworkMaker = (piece, side) => {
  const { widthMm: w, heightMm: h } = piece;
  const { x, y, width, height } = bleedBox(piece);
  const u = Math.min(w, h);
  const [right, foot] = [x + width, y + height];
  const band = (r: number) =>
    `M${mm(right - r * u)} ${mm(foot)}A${mm(r * u)} ${mm(r * u)} 0 0 1 ${mm(right)} ${mm(foot - r * u)}V${mm(foot - (r - 0.028) * u)}A${mm((r - 0.028) * u)} ${mm((r - 0.028) * u)} 0 0 0 ${mm(right - (r - 0.028) * u)} ${mm(foot)}Z`;
  const rings = [0.3, 0.42, 0.54, 0.66, 0.78, 0.9].map(band).join('');
  const name = outlinedLine('Night Heron', 0.13 * u, 0.29 * u, 0.17 * u, { face: 'display' });
  const trade = outlinedLine('TEA MERCHANTS', 0.135 * u, 0.41 * u, 0.062 * u, { spacing: 0.16 });
  const moon = disc(w / 2, h / 2, u * 0.2);
  if (side === 'back') return { print: [flood(piece, '#17191c')], foil: [moon, rings], relief: moon };
  return {
    print: [flood(piece, '#17191c'), fill(rings, '#c9a24a', 0.25), fill(name + trade, '#e9dcb6')],
    foil: [rings + name, trade, moon],
    relief: name,
  };
};

/** A nursery's card: leaves in two greens. */
export const nursery: ArtworkMaker = (piece, side) => {
  const { widthMm: w, heightMm: h } = piece;
  const u = Math.min(w, h);
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
  const name = outlinedLine('Fernbank', 0.12 * u, 0.34 * u, 0.17 * u, { face: 'display' });
  if (side === 'back')
    return { print: [flood(piece, '#1f5a49'), fill(big, '#2f7a62')], foil: [big], relief: big };
  return {
    print: [
      fill(small, '#8fb09a'),
      fill(big, '#1f5a49'),
      fill(name, '#1f5a49'),
      fill(outlinedLine('Native nursery', 0.125 * u, 0.45 * u, 0.072 * u), soft),
    ],
    foil: [big, name, small],
    relief: big,
  };
};

/** Architects: two letters and much white. */
export const monogram: ArtworkMaker = (piece, side) => {
  const { widthMm: w, heightMm: h } = piece;
  const u = Math.min(w, h);
  const [cx, cy] = [w / 2, h * 0.43];
  const letters = outlinedLine('HB', cx, cy + 0.088 * u, 0.25 * u, { face: 'display', anchor: 'middle' });
  const frame = `M${mm(cx - 0.27 * u)} ${mm(cy - 0.27 * u)}h${mm(0.54 * u)}v${mm(0.54 * u)}h${mm(-0.54 * u)}ZM${mm(cx - 0.24 * u)} ${mm(cy - 0.24 * u)}v${mm(0.48 * u)}h${mm(0.48 * u)}v${mm(-0.48 * u)}Z`;
  if (side === 'back') return { print: [flood(piece, '#2b2a27')], foil: [letters], relief: frame };
  return {
    print: [
      fill(frame + letters, ink),
      fill(
        outlinedLine('HARROW AND BYRNE ARCHITECTS', cx, h - 0.12 * u, 0.05 * u, {
          anchor: 'middle',
          spacing: 0.18,
        }),
        soft,
      ),
    ],
    foil: [letters, frame],
    relief: frame + letters,
  };
};

/** A weaver's tag: a warp of lines and a name. */
export const weaver: ArtworkMaker = (piece, side) => {
  const { widthMm: w, heightMm: h } = piece;
  const { x, width } = bleedBox(piece);
  const u = Math.min(w, h);
  const wave = (level: number, rise: number) =>
    `M${mm(x)} ${mm(level)}C${mm(x + width * 0.3)} ${mm(level - rise)} ${mm(x + width * 0.6)} ${mm(level + rise)} ${mm(x + width)} ${mm(level - rise * 0.3)}`;
  const warp = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((n) => wave(h - u * 0.06 - n * u * 0.055, u * (0.05 + n * 0.012)))
    .join('');
  const name = outlinedLine('Loom', w / 2, h * 0.44, u * 0.25, { face: 'display', anchor: 'middle' });
  const second = outlinedLine('& Field', w / 2, h * 0.44 + u * 0.23, u * 0.2, {
    face: 'heading',
    anchor: 'middle',
  });
  const isKraft = piece.stock.texture === 'fibre';
  if (side === 'back')
    return { print: [stroke(warp, isKraft ? ink : '#1f4e79', u * 0.014)], foil: [name], relief: name };
  return {
    print: [
      stroke(warp, isKraft ? ink : '#1f4e79', u * 0.014),
      fill(name, isKraft ? ink : '#b4472f'),
      fill(second, isKraft ? ink : '#1f4e79'),
      fill(
        outlinedLine('HANDWOVEN IN HOBART', w / 2, h * 0.44 + u * 0.34, u * 0.048, {
          anchor: 'middle',
          spacing: 0.1,
        }),
        isKraft ? ink : soft,
      ),
    ],
    foil: [name + second, warp],
    relief: name,
  };
};
