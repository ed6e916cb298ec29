/** Sample stickers of made-up makers with something of the land on them. Pure: they fill a piece of any size and shape. */
import { type ArtworkMaker, bleedBox, mm } from '@kerf/sdk/drawing';
import { disc, fill, flood, leaf, rays, star, stroke } from '../../artwork/strokes.js';
import { outlinedLine, sizeToFit } from '../outlined-text.js';

const ink = '#1a1814';

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

/** Peaks under stars; on film that is seen through the sky is left to that. */
export const peaks: ArtworkMaker = (piece) => {
  const { widthMm: w, heightMm: h, stock } = piece;
  const night = '#20304f';
  const isClear = stock.texture === 'clear';
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
      ...(isClear ? [] : [flood(piece, night)]),
      fill(stars, isClear ? night : '#f6e7b8'),
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

/** Gum leaves round a name, without a ground: what is behind it is seen between them. */
export const gumLeaves: ArtworkMaker = (piece) => {
  const { widthMm: w, heightMm: h } = piece;
  const u = Math.min(w, h);
  const [cx, cy] = [w / 2, h / 2];
  const wreath = Array.from({ length: 24 }, (_, index) => {
    const isOuter = index % 2 === 1;
    const angle = (index / 24) * 360;
    const turn = (angle * Math.PI) / 180;
    return leaf(
      cx + u * 0.345 * Math.sin(turn),
      cy - u * 0.345 * Math.cos(turn),
      u * (isOuter ? 0.135 : 0.17),
      u * 0.036,
      angle + (isOuter ? 42 : 104),
    );
  });
  // Within the wreath, and clear of its leaves.
  const size = sizeToFit('Fernbank', u * 0.5, { face: 'display' });
  const name = outlinedLine('Fernbank', cx, cy + u * 0.07, size, { face: 'display', anchor: 'middle' });
  const sprout = [-52, 0, 52].map((lean) =>
    leaf(cx, cy - u * 0.06, u * (lean ? 0.12 : 0.15), u * 0.032, lean),
  );
  const trade = sizeToFit('NATIVE NURSERY', u * 0.38, { spacing: 0.14 });
  return {
    print: [
      fill(disc(cx, cy, u * 0.335), '#ffffff', 0.94),
      fill(wreath.filter((_, index) => index % 2).join(''), '#2f6b5a'),
      fill(wreath.filter((_, index) => index % 2 === 0).join(''), '#7fa08a'),
      fill(sprout.join(''), '#2f6b5a'),
      fill(name, '#1f5a49'),
      fill(
        outlinedLine('NATIVE NURSERY', cx, cy + u * 0.14, trade, { anchor: 'middle', spacing: 0.14 }),
        '#1f5a49',
      ),
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
