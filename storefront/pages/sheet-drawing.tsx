import { type ArtworkMaker, blankPiece, cutPath, outlinePath, type Piece } from '@kerf/sdk/drawing';
import * as card from '../artwork/card-artwork.js';
import { writtenLine } from '../artwork/lettering.js';
import { DrawnPiece } from './drawn-piece.js';

/** From the trim to the start of a crop mark, and the mark's length, mm. */
const markGap = 2;
const markLength = 5;

/** The four pairs of marks that show where a piece is cut. */
const cropsOf = ({ widthMm, heightMm }: Piece): string =>
  [0, widthMm]
    .flatMap((x) => [0, heightMm].map((y) => ({ x, y, right: x > 0 ? 1 : -1, down: y > 0 ? 1 : -1 })))
    .map(
      ({ x, y, right, down }) =>
        `M${x + right * markGap} ${y}h${right * markLength}M${x} ${y + down * markGap}v${down * markLength}`,
    )
    .join('');

interface Laid {
  id: string;
  /** Where the trim starts, mm from the sheet's corner. */
  x: number;
  y: number;
  piece: Piece;
  artwork?: ArtworkMaker;
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
const businessCard: Piece = { ...blankPiece, widthMm: 90, heightMm: 55 };
const cards: readonly Laid[] = [
  {
    id: 'sheet-tag',
    x: 128,
    y: 24,
    // Strung later, by hand.
    piece: {
      ...blankPiece,
      shape: 'tag',
      widthMm: 50,
      heightMm: 90,
      holes: [{ diameterMm: 5, x: 25, y: 8 }],
    },
    artwork: card.weaver(writtenLine),
  },
  { id: 'sheet-studio', x: 22, y: 95, piece: businessCard, artwork: card.studio(writtenLine) },
  { id: 'sheet-nursery', x: 194, y: 24, piece: businessCard, artwork: card.nursery(writtenLine) },
];
/** The card with gold foil has just been lifted off. */
const lifted: Laid = {
  id: 'sheet-tea-house',
  x: 194,
  y: 95,
  piece: { ...businessCard, foil: { front: ['gold'], back: [] } },
  artwork: card.teaHouse(writtenLine),
};

const at = (x: number, y: number) => `translate(${x} ${y})`;

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
