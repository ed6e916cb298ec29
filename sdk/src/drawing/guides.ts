import { cutPath, outlinePath } from './outline.js';
import type { Palette } from './palette.js';
import type { Piece, Side } from './piece.js';
import { mm, node, type SceneNode } from './scene-node.js';

/** The thinnest line that reads well in a drawing whose longer side is `length` mm. */
export const hairline = (length: number): number => mm(Math.max(0.12, length * 0.0028));

/**
 * The path the blade takes: the outline and the holes, in the press's spot colour. The cut round the whole piece is
 * the CutContour; those of the stickers on a sheet, which leave the backing whole, are KissCut.
 */
export const cutLine = (
  piece: Piece,
  { cut }: Palette,
  width: number,
  layer: 'CutContour' | 'KissCut' = 'CutContour',
): SceneNode =>
  node('path', {
    d: cutPath(piece),
    fill: 'none',
    stroke: cut,
    'stroke-width': width,
    'data-layer': layer,
  });

/** How far artwork has to reach and how far text must not. */
export const margins = (piece: Piece, { bleed, safety }: Palette, width: number): SceneNode[] => [
  node('path', {
    d: outlinePath(piece, piece.bleedMm),
    fill: 'none',
    stroke: bleed,
    'stroke-width': width,
    'data-layer': 'bleed',
  }),
  node('path', {
    d: outlinePath(piece, -piece.safetyMm),
    fill: 'none',
    stroke: safety,
    'stroke-width': width,
    'stroke-dasharray': `${mm(width * 5)} ${mm(width * 4)}`,
    'data-layer': 'safety',
  }),
];

/** Creases: a shaded line that a folded sheet shows, dashed like a press mark. */
export const foldLines = (piece: Piece, side: Side, { ink }: Palette, width: number): SceneNode[] =>
  piece.folds.map(({ direction, at }) => {
    const x = mm(side === 'back' ? piece.widthMm - at : at);
    const d = direction === 'upright' ? `M${x} 0V${mm(piece.heightMm)}` : `M0 ${mm(at)}H${mm(piece.widthMm)}`;
    return node(
      'g',
      { 'data-layer': 'fold', fill: 'none' },
      node('path', { d, stroke: '#fff', 'stroke-opacity': 0.5, 'stroke-width': mm(width * 3) }),
      node('path', {
        d,
        stroke: ink,
        'stroke-width': width,
        'stroke-dasharray': `${mm(width * 8)} ${mm(width * 5)}`,
      }),
    );
  });
