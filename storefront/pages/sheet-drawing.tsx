import { type ArtworkMaker, blankPiece, cutPath, outlinePath, type Piece } from '@kerf/sdk/drawing';
import { DrawnPiece } from './drawn-piece.js';
import { cropMarks } from './piece-drawing.js';
import { sampleOf } from './sample.js';

interface Laid {
  id: string;
  /** Where the trim starts, mm from the sheet's corner. */
  x: number;
  y: number;
  piece: Piece;
  artwork?: ArtworkMaker;
}

/** A featured item's sample as the press leaves it: strung later, by hand. */
function laid(slug: string, x: number, y: number, widthMm: number, heightMm: number): Laid {
  const { artwork, finish } = sampleOf(slug);
  const piece = { ...finish({ ...blankPiece, widthMm, heightMm }), string: null };
  return { id: `sheet-${slug}`, x, y, piece, artwork };
}

const stickers: readonly Laid[] = [
  { id: 'sheet-round', x: 22, y: 24, piece: { ...blankPiece, shape: 'circle', widthMm: 55, heightMm: 55 } },
  {
    id: 'sheet-tall',
    x: 82,
    y: 24,
    piece: { ...blankPiece, shape: 'rounded', cornerMm: 4, widthMm: 30, heightMm: 55 },
  },
];
const cards: readonly Laid[] = [
  laid('swing-tags', 128, 24, 50, 90),
  laid('standard-business-card', 22, 95, 90, 55),
  laid('standard-matte-250gsm', 194, 24, 90, 55),
];
/** The premium card has just been lifted off. */
const lifted = laid('premium-business-card', 194, 95, 90, 55);

const at = (x: number, y: number) => `translate(${x} ${y})`;
const cropsOf = ({ widthMm, heightMm }: Piece) => cropMarks(widthMm, heightMm);

function Mark({ x, y }: { x: number; y: number }) {
  return (
    <g transform={at(x, y)}>
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
      {[...stickers, ...cards].map(({ id, x, y, piece, artwork }) => (
        <g key={id} transform={at(x, y)}>
          <DrawnPiece id={id} piece={piece} artwork={artwork} />
          <path className="cut" d={cutPath(piece)} />
        </g>
      ))}
      {cards.map(({ id, x, y, piece }) => (
        <path key={id} className="crop" transform={at(x, y)} d={cropsOf(piece)} />
      ))}
      <g transform={at(lifted.x, lifted.y)}>
        <path className="well" d={outlinePath(lifted.piece)} />
        <path className="cut" d={cutPath(lifted.piece)} />
        <path className="crop" d={cropsOf(lifted.piece)} />
      </g>
      <g transform={`${at(lifted.x + 11, lifted.y + 17)} rotate(7)`}>
        <path className="shade" transform={at(1.5, 2.5)} d={outlinePath(lifted.piece)} />
        <DrawnPiece id={lifted.id} piece={lifted.piece} artwork={lifted.artwork} />
        <path className="lifted-edge" d={outlinePath(lifted.piece)} />
      </g>
    </svg>
  );
}
