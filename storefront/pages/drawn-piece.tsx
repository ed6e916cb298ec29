import { type ArtworkMaker, drawPiece, type Piece, toSvgText } from '@kerf/sdk/drawing';

interface DrawnPieceProps {
  /** Keeps the drawing's own references apart from those of another on the page. */
  id: string;
  piece: Piece;
  /** Default: the artwork of the live preview. */
  artwork?: ArtworkMaker | undefined;
}

/** The front of a piece, in its own millimetres from its trim's top left, to be placed in a larger drawing. */
export function DrawnPiece({ id, piece, artwork }: DrawnPieceProps) {
  const { root } = drawPiece(piece, { id: `${id}-`, ...(artwork ? { artwork } : {}) });
  const drawn = root.children.map((child) => (typeof child === 'string' ? '' : toSvgText(child))).join('');
  return <g dangerouslySetInnerHTML={{ __html: drawn }} />;
}
