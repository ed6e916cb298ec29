import type { DrawingContext } from './drawing-context.js';
import { cutLine, hairline } from './guides.js';
import { metalGradient, metalOf } from './metal.js';
import type { Piece } from './piece.js';
import { mm, node, type SceneNode } from './scene-node.js';

/** Single vinyl letters, filling the width or the height of the piece, under their clear application tape. */
export function letterNodes(
  piece: Piece,
  { palette, id, guides, letters: text }: DrawingContext,
): { defs: SceneNode[]; nodes: SceneNode[] } {
  const { widthMm, heightMm, ink } = piece;
  const scale = Math.min(widthMm / text.width, heightMm / text.height);
  const x = mm((widthMm - text.width * scale) / 2);
  const y = mm((heightMm - text.height * scale) / 2);
  const metal = ink ? metalOf(ink) : undefined;
  const isMetal = ink !== null && !ink.startsWith('#') && metal !== undefined;
  const hair = hairline(Math.max(widthMm, heightMm));
  const letters = {
    d: text.d,
    transform: `translate(${x} ${y}) scale(${Math.round(scale * 1e6) / 1e6})`,
  };
  return {
    defs: isMetal ? [metalGradient(`${id}ink`, metal)] : [],
    nodes: [
      node('rect', {
        x: -piece.bleedMm,
        y: -piece.bleedMm,
        width: widthMm + 2 * piece.bleedMm,
        height: heightMm + 2 * piece.bleedMm,
        fill: '#dfe9e4',
        'fill-opacity': 0.35,
        'data-layer': 'tape',
      }),
      node('path', {
        ...letters,
        fill: isMetal ? `url(#${id}ink)` : (ink ?? palette.ink),
        'data-layer': 'letters',
      }),
      node('path', {
        ...letters,
        fill: 'none',
        stroke: '#000',
        'stroke-opacity': 0.2,
        'stroke-width': mm(hair / scale),
      }),
      // The frame that the letters fill is what was ordered; the blade follows the letters.
      ...(guides ? [cutLine(piece, palette, hair)] : []),
    ],
  };
}
