import { cutLine, hairline } from './guides.js';
import { metalGradient, metalOf } from './metal.js';
import type { Piece } from './piece.js';
import type { DrawingContext } from './piece-body.js';
import { sampleLetters } from './sample-letters.js';
import { mm, node, type SceneNode } from './scene-node.js';

/** Single vinyl letters, filling the width or the height of the piece, under their clear application tape. */
export function letterNodes(
  piece: Piece,
  { palette, id }: DrawingContext,
): { defs: SceneNode[]; nodes: SceneNode[] } {
  const { widthMm, heightMm, ink } = piece;
  const scale = Math.min(widthMm / sampleLetters.width, heightMm / sampleLetters.height);
  const x = mm((widthMm - sampleLetters.width * scale) / 2);
  const y = mm((heightMm - sampleLetters.height * scale) / 2);
  const metal = ink ? metalOf(ink) : undefined;
  const isMetal = ink !== null && !ink.startsWith('#') && metal !== undefined;
  const hair = hairline(Math.max(widthMm, heightMm));
  const letters = {
    d: sampleLetters.d,
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
      cutLine(piece, palette, hair),
    ],
  };
}
