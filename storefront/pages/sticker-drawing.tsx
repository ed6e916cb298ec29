import { drawPiece, outlinePath, type Piece, toSvgText } from '@kerf/sdk/drawing';

interface StickerDrawingProps {
  /** Keeps the drawing's own references apart from those of another on the page. */
  id: string;
  /** Where its trim starts, mm. */
  x: number;
  y: number;
  piece: Piece;
}

/** A sticker on a sheet, in its own millimetres, with its cut line. It carries the artwork of the live preview. */
export function StickerDrawing({ id, x, y, piece }: StickerDrawingProps) {
  const { root } = drawPiece(piece, { id: `sheet-${id}-` });
  const drawn = root.children.map((child) => (typeof child === 'string' ? '' : toSvgText(child))).join('');
  return (
    <g transform={`translate(${x} ${y})`}>
      <g dangerouslySetInnerHTML={{ __html: drawn }} />
      <path className="cut" d={outlinePath(piece)} />
    </g>
  );
}
