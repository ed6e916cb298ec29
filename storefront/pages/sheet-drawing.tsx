import { blankPiece, type Piece } from '@kerf/sdk/drawing';
import { Artwork } from './artwork.js';
import { cropMarks } from './piece-drawing.js';
import { StickerDrawing } from './sticker-drawing.js';

interface SheetPiece {
  slug: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the pieces lie, mm from the sheet's corner. The premium card has just been lifted off. */
const pieces: readonly SheetPiece[] = [
  { slug: 'swing-tags', x: 128, y: 24, width: 50, height: 90 },
  { slug: 'standard-business-card', x: 22, y: 95, width: 90, height: 55 },
  { slug: 'standard-matte-250gsm', x: 194, y: 24, width: 90, height: 55 },
];
const stickers: readonly { id: string; x: number; y: number; piece: Piece }[] = [
  { id: 'round', x: 22, y: 24, piece: { ...blankPiece, shape: 'circle', widthMm: 55, heightMm: 55 } },
  {
    id: 'tall',
    x: 82,
    y: 24,
    piece: { ...blankPiece, shape: 'rounded', cornerMm: 4, widthMm: 30, heightMm: 55 },
  },
];
const lifted: SheetPiece = { slug: 'premium-business-card', x: 194, y: 95, width: 90, height: 55 };

function Mark({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="crop" r="3" />
      <path className="crop" d="M-5 0H5M0-5V5" />
    </g>
  );
}

/** A press sheet with the range on it, being cut: the picture of the home page. */
export function SheetDrawing() {
  return (
    <svg className="drawing" viewBox="0 0 306 196" role="img">
      <title>
        A press sheet of stickers, business cards and a swing tag with cut lines and crop marks; one card is
        cut out
      </title>
      <rect className="sheet" x="2" y="2" width="302" height="172" rx="1" />
      <Mark x={67} y={11} />
      <Mark x={239} y={11} />
      {['#00a0d2', '#c40062', '#f5c400', '#1a1814'].map((ink, index) => (
        <rect key={ink} fill={ink} x={137 + index * 8} y={142} width="8" height="8" />
      ))}
      {stickers.map((sticker) => (
        <StickerDrawing key={sticker.id} {...sticker} />
      ))}
      {pieces.map(({ slug, x, y, width, height }) => (
        <g key={slug} transform={`translate(${x} ${y})`}>
          <Artwork slug={slug} width={width} height={height} />
          <rect className="cut" width={width} height={height} />
          <path className="crop" d={cropMarks(width, height)} />
        </g>
      ))}
      <g transform={`translate(${lifted.x} ${lifted.y})`}>
        <rect className="well" width={lifted.width} height={lifted.height} />
        <rect className="cut" width={lifted.width} height={lifted.height} />
        <path className="crop" d={cropMarks(lifted.width, lifted.height)} />
      </g>
      <g transform={`translate(${lifted.x + 11} ${lifted.y + 17}) rotate(7)`}>
        <rect className="shade" x="1.5" y="2.5" width={lifted.width} height={lifted.height} />
        <Artwork slug={lifted.slug} width={lifted.width} height={lifted.height} />
        <rect className="lifted-edge" width={lifted.width} height={lifted.height} />
      </g>
    </svg>
  );
}
