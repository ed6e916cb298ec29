import type { ArtworkMaker } from './artwork.js';
import { bleedBox, shapePath } from './outline.js';
import type { Piece } from './piece.js';
import { sampleLetters } from './sample-letters.js';
import { mm, node, type SceneNode } from './scene-node.js';

const disc = (cx: number, cy: number, r: number) =>
  shapePath('circle', { x: cx - r, y: cy - r, width: 2 * r, height: 2 * r });

/** A word that tells a drawing from its mirror image, in the colour of the stock that it leaves bare. */
function wordOn({ widthMm: w, heightMm: h, safetyMm, stock }: Piece): SceneNode {
  const { width, height, d } = sampleLetters;
  const scale = Math.min((w * 0.3) / width, (h * 0.085) / height);
  const foot = h * 0.96 - safetyMm;
  const x = mm((w - width * scale) / 2);
  const y = mm(foot - height * scale);
  return node('path', {
    d,
    fill: stock.colour,
    transform: `translate(${x} ${y}) scale(${Math.round(scale * 1e6) / 1e6})`,
  });
}

/** A rising sun over three hills: a neutral motif with room for foil, relief and every shape, at any size. */
export const sampleArtwork: ArtworkMaker = (piece, side) => {
  const { widthMm: w, heightMm: h, ink, stock } = piece;
  const { x, y, width, height } = bleedBox(piece);
  const u = Math.min(w, h);
  const bottom = mm(y + height);
  const right = mm(x + width);
  const dark = ink ?? '#1a1814';
  const hill = (top: number, dip: number) =>
    `M${mm(x)} ${mm(top)}C${mm(w * 0.3)} ${mm(top - dip)} ${mm(w * 0.62)} ${mm(top + dip)} ${right} ${mm(top - dip * 0.4)}V${bottom}H${mm(x)}Z`;
  const sun = disc(w / 2, h * 0.42, u * 0.2);
  const ring = `${disc(w / 2, h * 0.42, u * 0.27)}${disc(w / 2, h * 0.42, u * 0.255)}`;
  const star = disc(w * 0.5, h * 0.42 - u * 0.33, u * 0.03);
  const isBare = !['smooth', 'laid', 'felt', 'linen', 'leather'].includes(stock.texture);
  if (side === 'back')
    return {
      print: [node('path', { d: hill(h * 0.74, u * 0.06), fill: dark }), wordOn(piece)],
      foil: [sun, ring, star],
      relief: sun,
    };
  return {
    print: [
      ...(isBare || ink
        ? []
        : [node('path', { d: shapePath('rectangle', { x, y, width, height }), fill: '#f6ead2' })]),
      node('path', { d: sun, fill: ink ?? '#e2603a' }),
      node('path', { d: ring, fill: ink ?? '#e2603a', 'fill-rule': 'evenodd' }),
      node('path', { d: hill(h * 0.62, u * 0.1), fill: ink ?? '#7fa08a', 'fill-opacity': ink ? 0.45 : 1 }),
      node('path', { d: hill(h * 0.74, -u * 0.08), fill: ink ?? '#2f6b5a', 'fill-opacity': ink ? 0.7 : 1 }),
      node('path', { d: hill(h * 0.84, u * 0.05), fill: dark }),
      wordOn(piece),
    ],
    foil: [sun, ring, star],
    relief: sun,
  };
};
