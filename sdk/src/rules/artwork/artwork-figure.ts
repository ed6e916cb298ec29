/** How a page of artwork lies on its piece, as a drawing to scale shows it: made of numbers alone. Lengths mm. */
import type { ArtworkBox, ArtworkWarning } from '../../contract/artwork.js';
import {
  type Extent,
  inside,
  type OrderedPiece,
  type ReadArtwork,
  type ReadPage,
  turnedLike,
} from './check-artwork.js';

/** Where a warning is seen. Boxes and places are from the top left of the piece as it is cut. */
interface FigureMark {
  /** The warning, by its place in the list. */
  warning: number;
  x: number;
  y: number;
  /** What it is about, where that is less than the page. */
  box: ArtworkBox | null;
}

/** A page on its piece. `words` say the same to who sees no drawing. */
export interface ArtworkFigure {
  /** Which page, from 1. */
  page: number;
  /** The page with all that reaches beyond its cut. */
  sheet: ArtworkBox;
  /** Whether it is turned to the right to lie so. */
  isTurned: boolean;
  marks: readonly FigureMark[];
  words: string;
}

/** What can be seen at a place: the others are of the whole file, and their sentences say all. */
const seen: readonly ArtworkWarning['code'][] = ['size', 'bleed', 'resolution'];

/** A page that is larger is drawn by nobody, mm: what a file says of itself may be anything. */
const maxLength = 10_000;

const tenth = (length: number): string => String(Math.round(length * 10) / 10);

/**
 * The page with what it has beyond its cut, before it is turned; a picture of pixels alone is as large as it fits. Null
 * where nothing is known.
 */
function sheetSize(
  { size, bleed, pixels }: ReadPage,
  piece: OrderedPiece,
): { own: Extent; isTurned: boolean } | null {
  const like = size
    ? piece
    : { width: piece.width + 2 * piece.bleed, height: piece.height + 2 * piece.bleed };
  const page = size ?? pixels;
  if (!page) return null;
  const beyond = 2 * (bleed ?? 0);
  return {
    own: size
      ? { width: size.width + beyond, height: size.height + beyond }
      : inside(page, turnedLike(like, page)),
    isTurned: turnedLike(page, like) !== page,
  };
}

/** The figure of the first page that has something to be seen at a place; null for a file without. */
export function artworkFigure(
  { pages }: ReadArtwork,
  piece: OrderedPiece,
  warnings: readonly ArtworkWarning[],
): ArtworkFigure | null {
  const first = warnings.find(({ code, page }) => seen.includes(code) && page !== null);
  const page = first?.page ? pages[first.page - 1] : undefined;
  const laid = page && sheetSize(page, piece);
  if (!first?.page || !page || !laid || Math.max(laid.own.width, laid.own.height) > maxLength) return null;
  // A page that lies on its side is turned, as it would be to print it.
  const { own, isTurned } = laid;
  const [width, height] = isTurned ? [own.height, own.width] : [own.width, own.height];
  const sheet = { x: (piece.width - width) / 2, y: (piece.height - height) / 2, width, height };
  const beyond = page.bleed ?? 0;

  /** From a place on the page, whose own is the top left of its cut. */
  const onPiece = (box: ArtworkBox): ArtworkBox => {
    const [x, y] = [box.x + beyond, box.y + beyond];
    return isTurned
      ? { x: sheet.x + own.height - y - box.height, y: sheet.y + x, width: box.height, height: box.width }
      : { ...box, x: sheet.x + x, y: sheet.y + y };
  };

  const marks = warnings.flatMap((each, warning): FigureMark[] => {
    if (!seen.includes(each.code) || each.page !== first.page) return [];
    if (each.code === 'size') return [{ warning, x: sheet.x, y: sheet.y, box: null }];
    if (each.code === 'bleed') return [{ warning, x: sheet.x + width / 2, y: sheet.y + height, box: null }];
    const box = each.box && onPiece(each.box);
    const { x, y, width: across, height: down } = box ?? sheet;
    return [{ warning, x: x + across / 2, y: y + down / 2, box }];
  });
  const numbers = marks.length === 1 ? 'Mark 1 is' : `Marks 1 to ${marks.length} are`;
  return {
    page: first.page,
    sheet,
    isTurned,
    marks,
    words: `Page ${first.page} on the piece, to scale: ${tenth(width)} × ${tenth(height)} mm, laid in the middle of ${tenth(piece.width)} × ${tenth(piece.height)} mm with ${tenth(piece.bleed)} mm of bleed. ${numbers} where the sentences below say what is worth knowing.`,
  };
}
