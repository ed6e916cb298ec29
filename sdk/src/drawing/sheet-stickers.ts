import { type Grid, gridOf } from './nested.js';
import type { Piece, PieceShape } from './piece.js';
import { mm } from './scene-node.js';

/** The shapes of a set of different stickers, in turn. */
const severalShapes: readonly PieceShape[] = ['rounded', 'circle', 'custom', 'oval'];

/** A sticker of a sheet; `x`, `y` of its trim, mm from the sheet's top left. */
export interface PlacedSticker {
  x: number;
  y: number;
  sticker: Piece;
}

/** Where the stickers of a sheet lie, mm from its top left, and the clear space around each. */
export function sheetGrid({ nested, widthMm, heightMm, safetyMm }: Piece): Grid & { edgeMm: number } {
  if (!nested || nested.count < 1) return { boxes: [], gapMm: 0, edgeMm: 0 };
  const { count, gapMm, shape } = nested;
  const edgeMm = Math.min(Math.max(gapMm, safetyMm), widthMm * 0.1, heightMm * 0.1);
  const area = { x: edgeMm, y: edgeMm, width: widthMm - 2 * edgeMm, height: heightMm - 2 * edgeMm };
  return { ...gridOf(area, count, gapMm, shape === 'circle'), edgeMm };
}

/** The stickers that are kiss-cut on a sheet; none on anything else. Where they lie close they bleed as far as they can. */
export function stickersOn(sheet: Piece): PlacedSticker[] {
  const { nested } = sheet;
  if (!nested) return [];
  const { boxes, gapMm, edgeMm } = sheetGrid(sheet);
  const bleedMm = mm(Math.min(sheet.bleedMm, gapMm / 2, edgeMm));
  return boxes.map((box, index) => {
    const shape =
      nested.shape === 'several' ? (severalShapes[index % severalShapes.length] ?? 'rounded') : nested.shape;
    const side = Math.min(box.width, box.height);
    const [width, height] = shape === 'circle' ? [side, side] : [box.width, box.height];
    const x = box.x + (box.width - width) / 2;
    return {
      x: mm(sheet.isFlipped ? sheet.widthMm - x - width : x),
      y: mm(box.y + (box.height - height) / 2),
      sticker: {
        ...sheet,
        nested: null,
        shape,
        cornerMm: shape === 'rounded' ? side * 0.12 : 0,
        widthMm: mm(width),
        heightMm: mm(height),
        bleedMm,
      },
    };
  });
}
