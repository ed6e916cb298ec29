import type { DrawingContext } from './drawing-context.js';
import { cutPath, marginPath, outlinePath } from './outline.js';
import type { Palette } from './palette.js';
import type { Piece } from './piece.js';
import { printOf } from './print.js';
import { mm, node, type SceneNode } from './scene-node.js';
import { stickersOn } from './sheet-stickers.js';
import { hairline, lineStroke, screenStroke } from './stroke.js';

/** How far artwork reaches past the cut line and what matters stays inside of it, mm. */
export interface Margins {
  bleedMm: number;
  safetyMm: number;
}

/** The margins that a drawing of this piece shows; null where nothing is printed, so that there are none. */
export function marginsOf(piece: Piece): Margins | null {
  if (piece.cutKind === 'letters') return null;
  const { bleedMm, safetyMm } = stickersOn(piece)[0]?.sticker ?? piece;
  return { bleedMm, safetyMm };
}

/** Path data of the lines that show what artwork has to keep to; without margins the blade's alone. */
export interface GuidePaths {
  cut: string;
  bleed?: string;
  safety?: string;
}

/** The paths of a piece: the blade takes its outline, its openings and its holes. */
export const guidePaths = (piece: Piece): GuidePaths => ({
  cut: cutPath(piece),
  bleed: marginPath(piece, piece.bleedMm),
  safety: marginPath(piece, -piece.safetyMm),
});

/**
 * Guides, on a light casing that sets them off from whatever they cross. The cut line has the press's spot colour:
 * that round the whole piece is the CutContour; those of the stickers on a sheet, which leave the backing whole, are
 * KissCut.
 */
export function guideLines(
  { cut, bleed = '', safety = '' }: GuidePaths,
  palette: Palette,
  layer: 'CutContour' | 'KissCut' = 'CutContour',
): SceneNode[] {
  const line = (d: string, stroke: string, width: number, more: SceneNode['attributes']) =>
    node('path', { d, fill: 'none', stroke, ...screenStroke(width), ...more });
  return [
    line(bleed + safety + cut, '#fff', 3, { 'stroke-opacity': 0.7 }),
    ...(bleed ? [line(bleed, palette.bleed, 1, { 'data-layer': 'bleed' })] : []),
    ...(safety
      ? [line(safety, palette.safety, 1, { 'stroke-dasharray': '5 4', 'data-layer': 'safety' })]
      : []),
    line(cut, palette.cut, 1.5, { 'data-layer': layer }),
  ];
}

/** Artwork beyond the trim, shown faintly: it is printed, and cut away. */
export function offcut(piece: Piece, context: DrawingContext): { defs: SceneNode[]; nodes: SceneNode[] } {
  const d = marginPath(piece, piece.bleedMm);
  const clip = `${context.id}bleed`;
  return {
    defs: [node('clipPath', { id: clip }, node('path', { d, 'clip-rule': 'evenodd' }))],
    nodes: [
      node('path', { d, 'fill-rule': 'evenodd', fill: piece.stock.colour, 'fill-opacity': 0.5 }),
      node('g', { 'clip-path': `url(#${clip})`, opacity: 0.35 }, ...printOf(piece, context)),
    ],
  };
}

/** The piece's edge against a ground of its own colour, in a picture whose longer side is `length` mm. */
export const edge = (
  piece: Piece,
  context: DrawingContext,
  length = Math.max(piece.widthMm, piece.heightMm),
): SceneNode =>
  node('path', {
    d: outlinePath(piece),
    fill: 'none',
    stroke: '#000',
    'stroke-opacity': 0.16,
    ...lineStroke(context, hairline(length)),
  });

/** Creases: a shaded line that a folded sheet shows, dashed like a press mark. */
export const foldLines = (piece: Piece, context: DrawingContext): SceneNode[] => {
  const hair = hairline(Math.max(piece.widthMm, piece.heightMm));
  const dash = context.isOnScreen ? 1 : hair;
  return piece.folds.map(({ direction, at }) => {
    const d =
      direction === 'upright' ? `M${mm(at)} 0V${mm(piece.heightMm)}` : `M0 ${mm(at)}H${mm(piece.widthMm)}`;
    return node(
      'g',
      { 'data-layer': 'fold', fill: 'none' },
      node('path', { d, stroke: '#fff', 'stroke-opacity': 0.5, ...lineStroke(context, hair * 3, 3) }),
      node('path', {
        d,
        stroke: context.palette.ink,
        ...lineStroke(context, hair),
        'stroke-dasharray': `${mm(dash * 8)} ${mm(dash * 5)}`,
      }),
    );
  });
};
