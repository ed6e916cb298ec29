/** Sample artwork of made-up makers, one for each kind of sticker. Pure: it fills a piece of any size and shape. */
import { type ArtworkMaker, bleedBox, mm } from '@kerf/sdk/drawing';
import { disc, fill, flood, leaf, rays, ring, star, stroke } from '../../artwork/strokes.js';
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

/** A bookplate in two inks. */
export const bookplate: ArtworkMaker = (piece) => {
  const { widthMm: w, heightMm: h } = piece;
  const u = Math.min(w, h);
  const cx = w / 2;
  const top = h / 2 - u * 0.06;
  const sun = rays(cx, top + u * 0.1, u * 0.15, u * 0.3, 40, 0.42)
    .split(/(?=M)/)
    .filter((_, index) => index < 11 || index > 29)
    .join('');
  const book = `M${cx} ${top + u * 0.16}C${cx - u * 0.08} ${top + u * 0.09} ${cx - u * 0.22} ${top + u * 0.09} ${cx - u * 0.3} ${top + u * 0.13}V${top + u * 0.26}C${cx - u * 0.22} ${top + u * 0.22} ${cx - u * 0.08} ${top + u * 0.22} ${cx} ${top + u * 0.29}C${cx + u * 0.08} ${top + u * 0.22} ${cx + u * 0.22} ${top + u * 0.22} ${cx + u * 0.3} ${top + u * 0.26}V${top + u * 0.13}C${cx + u * 0.22} ${top + u * 0.09} ${cx + u * 0.08} ${top + u * 0.09} ${cx} ${top + u * 0.16}Z`;
  const name = outlinedLine('EX LIBRIS', cx, top + u * 0.43, u * 0.088, {
    face: 'heading',
    anchor: 'middle',
    spacing: 0.16,
  });
  return {
    print: [
      fill(sun, '#b4472f'),
      fill(disc(cx, top + u * 0.1, u * 0.125), '#b4472f'),
      fill(book, ink),
      stroke(`M${cx} ${top + u * 0.16}V${top + u * 0.29}`, '#f6efdf', u * 0.008),
      fill(name, ink),
    ],
    foil: [sun, book, name],
    relief: book,
  };
};

/** Surf at sunset. */
export const surf: ArtworkMaker = (piece) => {
  const { widthMm: w, heightMm: h } = piece;
  const { x, y, width, height } = bleedBox(piece);
  const u = Math.min(w, h);
  const swell = (level: number, rise: number, shift: number) => {
    const step = width / 3;
    const start = x - shift * step;
    const crests = [0, 1, 2, 3].map(
      (n) =>
        `C${mm(start + step * (n + 0.35))} ${mm(level)} ${mm(start + step * (n + 0.4))} ${mm(level - rise)} ${mm(start + step * (n + 0.7))} ${mm(level - rise)}C${mm(start + step * (n + 0.55))} ${mm(level - rise * 0.55)} ${mm(start + step * (n + 0.7))} ${mm(level)} ${mm(start + step * (n + 1))} ${mm(level)}`,
    );
    return `M${mm(start)} ${mm(level)}${crests.join('')}V${mm(y + height)}H${mm(start)}Z`;
  };
  const sun = disc(w / 2, h * 0.4, u * 0.24);
  const size = Math.min(u * 0.135, sizeToFit('SOUTHERLY', w * 0.62, { face: 'display', spacing: 0.04 }));
  const name = outlinedLine('SOUTHERLY', w / 2, h * 0.9 - u * 0.05, size, {
    face: 'display',
    anchor: 'middle',
    spacing: 0.04,
  });
  return {
    print: [
      flood(piece, '#fbe3c4'),
      fill(rays(w / 2, h * 0.4, u * 0.28, u * 1.4, 28, 0.46), '#f7d2a4'),
      fill(sun, '#ef6a4c'),
      fill(swell(h * 0.56, u * 0.13, 0.2), '#2aa6a4'),
      fill(swell(h * 0.66, u * 0.12, 0.75), '#12708c'),
      fill(swell(h * 0.77, u * 0.11, 0.4), '#123c5a'),
      fill(name, '#fbe3c4'),
    ],
    foil: [sun, name],
    relief: sun,
  };
};

/** Slices of an orange. */
export const citrus: ArtworkMaker = (piece) => {
  const { widthMm: w, heightMm: h } = piece;
  const u = Math.min(w, h);
  const slice = (cx: number, cy: number, r: number) => [
    fill(disc(cx, cy, r), '#f08a1d'),
    fill(disc(cx, cy, r * 0.9), '#fff3dc'),
    fill(rays(cx, cy, r * 0.1, r * 0.8, 10, 0.84), '#ffb03a'),
    fill(rays(cx, cy, r * 0.3, r * 0.7, 10, 0.4), '#ffc76b'),
  ];
  const name = outlinedLine('Tango', w / 2, h * 0.5 + u * 0.075, u * 0.25, {
    face: 'display',
    anchor: 'middle',
  });
  return {
    print: [
      flood(piece, '#f7c4cf'),
      ...slice(w * 0.2, h * 0.16, u * 0.27),
      ...slice(w * 0.9, h * 0.95, u * 0.3),
      fill(leaf(w * 0.62, h * 0.2, u * 0.3, u * 0.07, 62), '#2f7a4f'),
      fill(leaf(w * 0.62, h * 0.2, u * 0.24, u * 0.06, 108), '#4c9a62'),
      fill(leaf(w * 0.32, h * 0.86, u * 0.28, u * 0.07, -62), '#2f7a4f'),
      stroke(name, '#f7c4cf', u * 0.05),
      fill(name, '#7a1f3d'),
      fill(
        outlinedLine('blood orange soda', w / 2, h * 0.5 + u * 0.16, u * 0.06, { anchor: 'middle' }),
        '#7a1f3d',
      ),
    ],
    foil: [name],
    relief: name,
  };
};

/** Gum leaves round a name, without a ground: for film that shows what is behind it. */
export const gumLeaves: ArtworkMaker = (piece) => {
  const { widthMm: w, heightMm: h } = piece;
  const u = Math.min(w, h);
  const [cx, cy] = [w / 2, h / 2];
  const wreath = Array.from({ length: 22 }, (_, index) => {
    const angle = (index / 22) * 360;
    const turn = (angle * Math.PI) / 180;
    return leaf(
      cx + u * 0.32 * Math.sin(turn),
      cy - u * 0.32 * Math.cos(turn),
      u * 0.17,
      u * 0.036,
      angle + (index % 2 ? 38 : 118),
    );
  });
  const name = outlinedLine('Fernbank', cx, cy + u * 0.03, u * 0.115, { face: 'display', anchor: 'middle' });
  return {
    print: [
      fill(disc(cx, cy, u * 0.3), '#ffffff', 0.94),
      fill(wreath.filter((_, index) => index % 2).join(''), '#2f6b5a'),
      fill(wreath.filter((_, index) => index % 2 === 0).join(''), '#7fa08a'),
      fill(name, '#1f5a49'),
      fill(
        outlinedLine('NATIVE NURSERY', cx, cy + u * 0.1, u * 0.04, { anchor: 'middle', spacing: 0.14 }),
        '#1f5a49',
      ),
    ],
    foil: [name],
    relief: name,
  };
};

/** A word of advice for the car behind. */
export const bumper: ArtworkMaker = (piece) => {
  const { widthMm: w, heightMm: h } = piece;
  const { x, width, y, height } = bleedBox(piece);
  const first = sizeToFit('SLOW DOWN FOR', w * 0.6, { face: 'display' });
  const second = sizeToFit('WOMBATS', w * 0.6, { face: 'display' });
  const left = w * 0.34;
  const name = outlinedLine('WOMBATS', left, h * 0.84, Math.min(second, h * 0.56), { face: 'display' });
  const [sx, sy, r] = [w * 0.165, h * 0.5, Math.min(h * 0.36, w * 0.13)];
  const sign = `M${sx} ${sy - r}L${sx + r} ${sy}L${sx} ${sy + r}L${sx - r} ${sy}Z`;
  const wombat = `M${sx - r * 0.5} ${sy + r * 0.22}C${sx - r * 0.56} ${sy - r * 0.12} ${sx - r * 0.3} ${sy - r * 0.26} ${sx} ${sy - r * 0.24}C${sx + r * 0.14} ${sy - r * 0.24} ${sx + r * 0.2} ${sy - r * 0.22} ${sx + r * 0.26} ${sy - r * 0.24}L${sx + r * 0.3} ${sy - r * 0.34}L${sx + r * 0.38} ${sy - r * 0.22}C${sx + r * 0.52} ${sy - r * 0.14} ${sx + r * 0.56} ${sy - r * 0.02} ${sx + r * 0.52} ${sy + r * 0.06}C${sx + r * 0.46} ${sy + r * 0.12} ${sx + r * 0.38} ${sy + r * 0.1} ${sx + r * 0.34} ${sy + r * 0.24}H${sx + r * 0.2}L${sx + r * 0.16} ${sy + r * 0.14}H${sx - r * 0.18}L${sx - r * 0.22} ${sy + r * 0.24}Z`;
  return {
    print: [
      flood(piece, '#16352d'),
      fill(`M${x} ${y + height - h * 0.09}h${width}v${h * 0.09}h${-width}Z`, '#f5c400'),
      fill(sign, '#f5c400'),
      stroke(sign, '#16352d', r * 0.04),
      fill(wombat, ink),
      fill(
        outlinedLine('SLOW DOWN FOR', left, h * 0.33, Math.min(first, h * 0.26), { face: 'display' }),
        '#fffefb',
      ),
      fill(name, '#f5c400'),
    ],
    foil: [name],
    relief: name,
  };
};

/** Dark line work that lets a metal or a hologram shine through. */
export const heron: ArtworkMaker = (piece) => {
  const { widthMm: w, heightMm: h } = piece;
  const u = Math.min(w, h);
  const [cx, cy] = [w / 2, h * 0.5];
  const at = (dx: number, dy: number) => `${mm(cx + dx * u)} ${mm(cy - u * 0.08 + dy * u)}`;
  // A bird on one leg, left out of the moon: bill, bent neck, back, tail, breast.
  const bird = `M${at(-0.135, -0.085)}L${at(-0.05, -0.112)}C${at(-0.03, -0.125)} ${at(0.005, -0.118)} ${at(0.008, -0.085)}C${at(0.012, -0.05)} ${at(-0.022, -0.035)} ${at(-0.018, -0.008)}C${at(0.02, -0.02)} ${at(0.08, 0.015)} ${at(0.115, 0.085)}C${at(0.085, 0.075)} ${at(0.06, 0.075)} ${at(0.035, 0.072)}L${at(0.028, 0.17)}H${mm(cx + 0.018 * u)}L${at(0.02, 0.072)}C${at(-0.03, 0.065)} ${at(-0.062, 0.03)} ${at(-0.055, -0.01)}C${at(-0.05, -0.04)} ${at(-0.018, -0.055)} ${at(-0.022, -0.078)}C${at(-0.026, -0.092)} ${at(-0.04, -0.09)} ${at(-0.052, -0.088)}Z`;
  const moon = disc(cx, cy - u * 0.08, u * 0.2) + bird;
  const arcs = [0.26, 0.31, 0.36]
    .map(
      (r) =>
        `M${mm(cx - u * r)} ${mm(cy - u * 0.08)}A${u * r} ${u * r} 0 0 1 ${mm(cx + u * r)} ${mm(cy - u * 0.08)}`,
    )
    .join('');
  const reeds = [-0.3, -0.22, -0.13, 0.12, 0.2, 0.29]
    .map((at, index) => leaf(cx + at * u, cy + u * 0.2, u * (0.24 + (index % 3) * 0.06), u * 0.018, at * 40))
    .join('');
  const water = [0.2, 0.235, 0.27]
    .map(
      (at, index) =>
        `M${mm(cx - u * (0.34 - index * 0.07))} ${mm(cy + u * at)}H${mm(cx + u * (0.34 - index * 0.07))}`,
    )
    .join('');
  const name = outlinedLine('NIGHT HERON', cx, cy + u * 0.37, u * 0.08, {
    face: 'display',
    anchor: 'middle',
    spacing: 0.08,
  });
  return {
    print: [
      stroke(arcs, ink, u * 0.012),
      fill(moon, ink),
      fill(reeds, ink),
      stroke(water, ink, u * 0.01),
      fill(name, ink),
    ],
    foil: [moon, name],
    relief: moon + name,
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
  const name = outlinedLine('Stony Rise', cx, cy + u * 0.36, u * 0.14, { face: 'display', anchor: 'middle' });
  return {
    print: [
      stroke(stem, '#4d5a2a', u * 0.01),
      fill(sprig.join(''), '#6e7d3b'),
      fill(fruit, '#35351b'),
      fill(name, ink),
      fill(
        outlinedLine('FIRST PRESS OLIVE OIL', cx, cy + u * 0.43, u * 0.038, {
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

/** Peaks under stars. */
export const peaks: ArtworkMaker = (piece) => {
  const { widthMm: w, heightMm: h } = piece;
  const { x, y, width, height } = bleedBox(piece);
  const u = Math.min(w, h);
  const [right, foot] = [mm(x + width), mm(y + height)];
  const range = (points: readonly (readonly [number, number])[]) =>
    `M${mm(x)} ${foot}V${mm(h * 0.72)}${points.map(([px, py]) => `L${mm(w * px)} ${mm(h * py)}`).join('')}L${right} ${mm(h * 0.7)}V${foot}Z`;
  const sky = [
    [0.2, 0.22, 0.03],
    [0.75, 0.18, 0.024],
    [0.62, 0.32, 0.016],
    [0.34, 0.13, 0.015],
    [0.86, 0.36, 0.018],
  ] as const;
  const stars = sky.map(([px, py, r]) => star(w * px, h * py, u * r, 4, 0.3)).join('');
  const name = outlinedLine(
    'HIGH COUNTRY',
    w / 2,
    h * 0.86,
    Math.min(u * 0.105, sizeToFit('HIGH COUNTRY', w * 0.64, { face: 'display', spacing: 0.05 })),
    { face: 'display', anchor: 'middle', spacing: 0.05 },
  );
  return {
    print: [
      flood(piece, '#20304f'),
      fill(stars, '#f6e7b8'),
      fill(
        range([
          [0.2, 0.5],
          [0.32, 0.6],
          [0.52, 0.3],
          [0.72, 0.58],
          [0.84, 0.48],
        ]),
        '#5f7ea6',
      ),
      fill(
        `M${w * 0.52} ${h * 0.3}L${w * 0.6} ${h * 0.41}L${w * 0.55} ${h * 0.4}L${w * 0.52} ${h * 0.45}L${w * 0.48} ${h * 0.4}L${w * 0.435} ${h * 0.42}Z`,
        '#fffefb',
      ),
      fill(
        range([
          [0.14, 0.66],
          [0.36, 0.56],
          [0.6, 0.7],
          [0.8, 0.6],
        ]),
        '#2f4a54',
      ),
      fill(
        `M${x} ${mm(h * 0.76)}Q${w / 2} ${mm(h * 0.68)} ${right} ${mm(h * 0.77)}V${foot}H${x}Z`,
        '#e2603a',
      ),
      fill(name, '#fffefb'),
    ],
    foil: [stars, name],
    relief: name,
  };
};

/** Wheat in a ring, for kraft: one dark ink. */
export const bakery: ArtworkMaker = (piece) => {
  const { widthMm: w, heightMm: h } = piece;
  const u = Math.min(w, h);
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
      stroke(disc(cx, cy, u * 0.42), ink, u * 0.014),
      stroke(disc(cx, cy, u * 0.395), ink, u * 0.005),
      fill(words + foot, ink),
      stroke(stems, ink, u * 0.008),
      fill(ears.join(''), ink),
    ],
    foil: [words, ears.join('')],
    relief: ears.join(''),
  };
};

/** Stripes and a star, bold enough for a dome and for a hologram. */
export const signal: ArtworkMaker = (piece) => {
  const { widthMm: w, heightMm: h, stock } = piece;
  const u = Math.min(w, h);
  const [cx, cy] = [w / 2, h / 2];
  const shows = stock.texture !== 'smooth';
  const rings = [0.46, 0.36, 0.26].map((r) => ring(cx, cy, u * r, u * (r - 0.05))).join('');
  const mark = star(cx, cy, u * 0.19, 8, 0.5);
  return {
    print: shows
      ? [
          fill(rings, ink),
          fill(mark, ink),
          fill(outlinedArc('ECHO VALLEY RECORDS', [cx, cy], u * 0.325, u * 0.03, { spacing: 0.1 }), '#fff'),
        ]
      : [
          flood(piece, '#c40062'),
          fill(ring(cx, cy, u * 0.42, u * 0.36), '#fffefb'),
          fill(ring(cx, cy, u * 0.32, u * 0.29), '#ff8cc2'),
          fill(mark, '#fffefb'),
          fill(star(cx, cy, u * 0.08, 8, 0.5), '#c40062'),
        ],
    foil: [mark, rings],
    relief: mark,
  };
};
