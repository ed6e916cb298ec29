import type { DrawingContext } from './drawing-context.js';
import { guideLines } from './guides.js';
import { isSeenOnDark, metalGradient, metalOf } from './metal.js';
import type { Piece } from './piece.js';
import type { Contents } from './scene.js';
import { mm, node } from './scene-node.js';
import { hairline, lineStroke } from './stroke.js';

/** Single vinyl letters, filling the width or the height of the piece, under their clear application tape. */
export function letterNodes(piece: Piece, context: DrawingContext): Contents {
  const { palette, id, guides, letters: text } = context;
  const { widthMm, heightMm, ink } = piece;
  const scale = Math.min(widthMm / text.width, heightMm / text.height);
  const x = mm((widthMm - text.width * scale) / 2);
  const y = mm((heightMm - text.height * scale) / 2);
  const metal = ink ? metalOf(ink) : undefined;
  const isMetal = ink !== null && !ink.startsWith('#') && metal !== undefined;
  const placing = { transform: `translate(${x} ${y}) scale(${Math.round(scale * 1e6) / 1e6})` };
  return {
    margins: null,
    defs: isMetal ? [metalGradient(`${id}ink`, metal)] : [],
    nodes: [
      node('rect', {
        x: 0,
        y: 0,
        width: widthMm,
        height: heightMm,
        // White letters would be lost on it.
        ...(isSeenOnDark(ink ?? palette.ink)
          ? { fill: '#2b3a35' }
          : { fill: '#dfe9e4', 'fill-opacity': 0.35 }),
        'data-layer': 'tape',
      }),
      node(
        'g',
        placing,
        node('path', {
          d: text.d,
          fill: isMetal ? `url(#${id}ink)` : (ink ?? palette.ink),
          'data-layer': 'letters',
        }),
        // The blade follows each letter: there is nothing round them to cut.
        ...(guides
          ? guideLines({ cut: text.d }, palette)
          : [
              node('path', {
                d: text.d,
                fill: 'none',
                stroke: '#000',
                'stroke-opacity': 0.2,
                ...lineStroke(context, hairline(Math.max(widthMm, heightMm)) / scale),
              }),
            ]),
      ),
    ],
  };
}
