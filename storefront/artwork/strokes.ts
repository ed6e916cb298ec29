/** The few shapes that sample artwork is made of. Lengths are mm of the piece. */
import { bleedBox, mm, node, type Piece, type SceneNode, shapePath } from '@kerf/sdk/drawing';

/** Everything up to the bleed, in one colour. */
export const flood = (piece: Piece, fill: string): SceneNode =>
  node('path', { d: shapePath('rectangle', bleedBox(piece)), fill });

export const disc = (cx: number, cy: number, r: number): string =>
  shapePath('circle', { x: cx - r, y: cy - r, width: 2 * r, height: 2 * r });

/** A ring with the even-odd rule. */
export const ring = (cx: number, cy: number, outer: number, inner: number): string =>
  disc(cx, cy, outer) + disc(cx, cy, inner);

export const fill = (d: string, colour: string, opacity = 1): SceneNode =>
  node('path', {
    d,
    fill: colour,
    'fill-rule': 'evenodd',
    ...(opacity < 1 ? { 'fill-opacity': opacity } : {}),
  });

export const stroke = (d: string, colour: string, width: number): SceneNode =>
  node('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': mm(width),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

/** A pointed leaf from its foot, as long as `length`, turned by `degrees` from upright. */
export function leaf(x: number, y: number, length: number, breadth: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  const at = (along: number, aside: number) =>
    `${mm(x + along * Math.sin(turn) + aside * Math.cos(turn))} ${mm(y - along * Math.cos(turn) + aside * Math.sin(turn))}`;
  return `M${at(0, 0)}C${at(length * 0.3, breadth)} ${at(length * 0.75, breadth * 0.8)} ${at(length, 0)}C${at(length * 0.75, -breadth * 0.8)} ${at(length * 0.3, -breadth)} ${at(0, 0)}Z`;
}

/** Rays round a middle, each a wedge. */
export function rays(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  count: number,
  share = 0.5,
): string {
  return Array.from({ length: count }, (_, index) => {
    const from = ((index - share / 2) / count) * 2 * Math.PI;
    const to = ((index + share / 2) / count) * 2 * Math.PI;
    const at = (angle: number, r: number) =>
      `${mm(cx + r * Math.sin(angle))} ${mm(cy - r * Math.cos(angle))}`;
    return `M${at(from, inner)}L${at(from, outer)}L${at(to, outer)}L${at(to, inner)}Z`;
  }).join('');
}

/** A five-pointed star. */
export function star(cx: number, cy: number, r: number, points = 5, waist = 0.42): string {
  return `${Array.from({ length: points * 2 }, (_, index) => {
    const reach = index % 2 ? r * waist : r;
    const angle = (index / points) * Math.PI;
    return `${index ? 'L' : 'M'}${mm(cx + reach * Math.sin(angle))} ${mm(cy - reach * Math.cos(angle))}`;
  }).join('')}Z`;
}
