/** Sample stickers with an emblem or a word of advice. Pure: they fill a piece of any size and shape. */
import { type ArtworkMaker, bleedBox } from '@kerf/sdk/drawing';
import { disc, fill, flood, rays, ring, star, stroke } from '../../artwork/strokes.js';
import { outlinedArc, outlinedLine, sizeToFit } from '../outlined-text.js';

const ink = '#1a1814';

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
