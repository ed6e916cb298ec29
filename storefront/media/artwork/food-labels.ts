/** Sample labels of made-up makers of food and drink. Pure: they fill a piece of any size and shape. */
import { type ArtworkMaker, mm } from '@kerf/sdk/drawing';
import { disc, fill, flood, leaf, rays, stroke } from '../../artwork/strokes.js';
import { outlinedArc, outlinedLine, sizeToFit } from '../outlined-text.js';

const ink = '#1a1814';

/** Honey on amber, in a comb. */
export const honey: ArtworkMaker = (piece) => {
  const { widthMm: w, heightMm: h } = piece;
  const u = Math.min(w, h);
  const [cx, cy] = [w / 2, h / 2];
  const cell = (x: number, y: number, r: number) =>
    `${[0, 1, 2, 3, 4, 5].map((n) => `${n ? 'L' : 'M'}${mm(x + r * Math.sin((n * Math.PI) / 3))} ${mm(y - r * Math.cos((n * Math.PI) / 3))}`).join('')}Z`;
  const r = u * 0.085;
  const comb = Array.from({ length: 15 }, (_, row) =>
    Array.from({ length: 17 }, (_, column) =>
      cell(cx + (column - 8 + (row % 2) / 2) * r * 1.8, cy + (row - 7) * r * 1.56, r * 0.94),
    ).join(''),
  ).join('');
  const words = outlinedArc('WATTLE & BEE', [cx, cy], u * 0.3, u * 0.085, { face: 'display', spacing: 0.08 });
  const foot = outlinedArc('RAW BUSH HONEY', [cx, cy], u * 0.352, u * 0.058, { spacing: 0.12, foot: true });
  const drop = `M${cx} ${cy - u * 0.19}C${cx + u * 0.05} ${cy - u * 0.08} ${cx + u * 0.13} ${cy - u * 0.02} ${cx + u * 0.13} ${cy + u * 0.06}A${u * 0.13} ${u * 0.13} 0 0 1 ${cx - u * 0.13} ${cy + u * 0.06}C${cx - u * 0.13} ${cy - u * 0.02} ${cx - u * 0.05} ${cy - u * 0.08} ${cx} ${cy - u * 0.19}Z`;
  return {
    print: [
      flood(piece, '#e9a21f'),
      fill(comb, '#f2b63c'),
      fill(disc(cx, cy, u * 0.42), '#fff6df'),
      stroke(disc(cx, cy, u * 0.395), ink, u * 0.008),
      fill(drop, '#e08a12'),
      stroke(
        `M${cx - u * 0.07} ${cy + u * 0.06}A${u * 0.075} ${u * 0.075} 0 0 0 ${cx} ${cy + u * 0.13}`,
        '#fff6df',
        u * 0.018,
      ),
      fill(words, ink),
      fill(foot, '#a85d08'),
    ],
    foil: [drop, words, foot],
    relief: drop + words,
  };
};

/** Slices of lemon and lime. */
export const citrus: ArtworkMaker = (piece) => {
  const { widthMm: w, heightMm: h } = piece;
  const u = Math.min(w, h);
  const lemon = ['#f2c71d', '#fff8dc', '#fbe05a', '#fdeb92'] as const;
  const lime = ['#5f9a3a', '#f1f7dc', '#a9cf5a', '#c4de86'] as const;
  const slice = (cx: number, cy: number, r: number, [peel, pith, flesh, heart]: readonly string[]) => [
    fill(disc(cx, cy, r), peel ?? ''),
    fill(disc(cx, cy, r * 0.9), pith ?? ''),
    fill(rays(cx, cy, r * 0.1, r * 0.8, 10, 0.84), flesh ?? ''),
    fill(rays(cx, cy, r * 0.3, r * 0.7, 10, 0.4), heart ?? ''),
  ];
  const ground = '#cfe8e4';
  const dark = '#0f4a5c';
  const name = outlinedLine(
    'Fizzwick',
    w / 2,
    h * 0.5 + u * 0.06,
    sizeToFit('Fizzwick', u * 0.74, { face: 'display' }),
    {
      face: 'display',
      anchor: 'middle',
    },
  );
  return {
    print: [
      flood(piece, ground),
      ...slice(w * 0.2, h * 0.14, u * 0.27, lemon),
      ...slice(w * 0.9, h * 0.97, u * 0.3, lime),
      fill(leaf(w * 0.62, h * 0.2, u * 0.3, u * 0.07, 62), '#2f7a4f'),
      fill(leaf(w * 0.62, h * 0.2, u * 0.24, u * 0.06, 108), '#4c9a62'),
      fill(leaf(w * 0.32, h * 0.9, u * 0.28, u * 0.07, -62), '#2f7a4f'),
      stroke(name, ground, u * 0.05),
      fill(name, dark),
      fill(
        outlinedLine('lemon and lime soda', w / 2, h * 0.5 + u * 0.15, u * 0.062, { anchor: 'middle' }),
        dark,
      ),
    ],
    foil: [name],
    relief: name,
  };
};

/** A label for oil, with room for the paper's own grain. */
export const olive: ArtworkMaker = (piece) => {
  const { widthMm: w, heightMm: h } = piece;
  const u = Math.min(w, h);
  const cx = w / 2;
  const cy = h / 2 - u * 0.12;
  const stem = `M${cx - u * 0.24} ${cy + u * 0.08}C${cx - u * 0.08} ${cy + u * 0.02} ${cx + u * 0.08} ${cy - u * 0.02} ${cx + u * 0.26} ${cy - u * 0.1}`;
  const sprig = [0, 1, 2, 3, 4].map((n) => {
    const [px, py] = [cx - u * 0.18 + n * u * 0.1, cy + u * 0.06 - n * u * 0.035];
    return leaf(px, py, u * 0.16, u * 0.026, 30 - n * 4) + leaf(px, py, u * 0.15, u * 0.024, 128 - n * 3);
  });
  const fruit = disc(cx - u * 0.02, cy + u * 0.14, u * 0.045) + disc(cx + u * 0.12, cy + u * 0.09, u * 0.04);
  const size = sizeToFit('Mumblegrove', u * 0.78, { face: 'display' });
  const name = outlinedLine('Mumblegrove', cx, cy + u * 0.36, size, { face: 'display', anchor: 'middle' });
  return {
    print: [
      stroke(stem, '#4d5a2a', u * 0.01),
      fill(sprig.join(''), '#6e7d3b'),
      fill(fruit, '#35351b'),
      fill(name, ink),
      fill(
        outlinedLine('FIRST PRESS OLIVE OIL', cx, cy + u * 0.445, u * 0.038, {
          anchor: 'middle',
          spacing: 0.16,
        }),
        '#4d5a2a',
      ),
    ],
    foil: [fruit + name, sprig.join('')],
    relief: sprig.join('') + fruit,
  };
};

/** Wheat in a ring, for kraft: one ink, dark unless it is white that is asked for. */
export const bakery: ArtworkMaker = (piece) => {
  const { widthMm: w, heightMm: h } = piece;
  const u = Math.min(w, h);
  const one = piece.ink === '#ffffff' ? piece.ink : ink;
  const [cx, cy] = [w / 2, h / 2];
  const ears = [-1, 0, 1].flatMap((side) => {
    const lean = side * 20;
    const turn = (lean * Math.PI) / 180;
    const at = (along: number): [number, number] => [
      cx + side * u * 0.03 + along * Math.sin(turn),
      cy + u * 0.13 - along * Math.cos(turn),
    ];
    return [0.1, 0.16, 0.22, 0.28].flatMap((along) => {
      const [px, py] = at(along * u);
      return [leaf(px, py, u * 0.075, u * 0.02, lean + 36), leaf(px, py, u * 0.075, u * 0.02, lean - 36)];
    });
  });
  const stems = [-1, 0, 1]
    .map((side) => `M${cx} ${cy + u * 0.2}L${mm(cx + side * u * 0.125)} ${mm(cy - u * (side ? 0.13 : 0.17))}`)
    .join('');
  const words = outlinedArc('FLOUR & SALT', [cx, cy], u * 0.31, u * 0.08, { face: 'display', spacing: 0.06 });
  const foot = outlinedArc('WOOD FIRED BREAD', [cx, cy], u * 0.36, u * 0.05, { spacing: 0.12, foot: true });
  return {
    print: [
      stroke(disc(cx, cy, u * 0.42), one, u * 0.014),
      stroke(disc(cx, cy, u * 0.395), one, u * 0.005),
      fill(words + foot, one),
      stroke(stems, one, u * 0.008),
      fill(ears.join(''), one),
    ],
    foil: [words, ears.join('')],
    relief: ears.join(''),
  };
};
