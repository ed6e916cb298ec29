/** What is said of a drawing: of this piece, from this side, with these guides, and nothing that is not drawn. */
import { type Margins, marginsOf, type Piece, type Side } from '@kerf/sdk/drawing';

const edgeWords = {
  top: 'the head comes off first',
  bottom: 'the foot comes off first',
  left: 'the left side comes off first',
  right: 'the right side comes off first',
} as const;

export const sizeOf = ({ widthMm, heightMm }: Piece): string => `${widthMm} × ${heightMm} mm`;

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What is drawn, in its size. */
function whatIsDrawn(piece: Piece): string {
  const { cutKind, nested, cuts, winding } = piece;
  const size = sizeOf(piece);
  if (cutKind === 'letters') return `To scale: letters within ${size}, each cut out, on their tape.`;
  if (winding)
    return `To scale: labels of ${size}; ${edgeWords[winding.leadingEdge]}, print on the ${winding.wound === 'out' ? 'outside' : 'inside'} of the roll.`;
  if (nested) return `To scale: a sheet of ${size} with ${counted(nested.count, 'sticker', 'stickers')}.`;
  if (cuts?.into === 'parts')
    return `To scale: ${size}, in ${counted(cuts.count, 'piece', 'pieces')} on one backing.`;
  if (cuts) return `To scale: ${size}, with ${counted(cuts.count, 'cut', 'cuts')} inside.`;
  return `To scale: ${size}${cutKind === 'kiss' ? ', on its backing' : ''}.`;
}

/** From where a piece for a window is seen in the drawing. */
function whereFrom({ glass }: Piece, side: Side): string | null {
  if (!glass) return null;
  if (glass === 'out') return 'Read from the side that it is stuck on.';
  if (glass === 'in') return 'In mirror image as it lies here, because it is read through the glass.';
  return side === 'front'
    ? 'As it is read from the side that it is stuck on.'
    : 'In mirror image, as it is seen through the glass.';
}

/** How artwork has to lie to the cut line that is drawn. */
function howArtworkLies({ nested, cuts, winding }: Piece, { bleedMm, safetyMm }: Margins): string {
  const keep = `keep what matters ${safetyMm} mm inside it`;
  if (cuts?.into === 'openings')
    return `Artwork runs ${bleedMm} mm past every cut line, into the openings too; keep what matters ${safetyMm} mm away from each.`;
  const whose = winding ? ' of its label' : nested ? ' of each sticker' : cuts ? ' of each piece' : '';
  return `Artwork runs ${bleedMm} mm past the cut line${whose}; ${keep}.`;
}

function guidesSay(piece: Piece): string {
  const margins = marginsOf(piece);
  return margins
    ? howArtworkLies(piece, margins)
    : 'The blade follows every letter; nothing is printed, so there is no bleed.';
}

/** The sentence under the drawing. */
export const captionOf = (piece: Piece, side: Side, hasGuides: boolean): string =>
  [
    whatIsDrawn(piece),
    whereFrom(piece, side),
    hasGuides ? guidesSay(piece) : null,
    `Sample ${piece.cutKind === 'letters' ? 'letters stand' : 'artwork stands'} in for yours.`,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');

/** What the sides of a piece are called. */
export const sideName = ({ glass }: Piece, side: Side): string =>
  glass === 'both'
    ? { front: 'On the glass', back: 'Through the glass' }[side]
    : { front: 'Front', back: 'Back' }[side];

/** The guides that a piece has, as they are named beside the lines that draw them. */
export function guidesOf(piece: Piece): { line: 'cut' | 'bleed' | 'safety'; label: string }[] {
  const margins = marginsOf(piece);
  const cut = { line: 'cut', label: 'Cut line' } as const;
  if (!margins) return [cut];
  return [
    { line: 'bleed', label: `Bleed ${margins.bleedMm} mm` },
    cut,
    { line: 'safety', label: `Safety ${margins.safetyMm} mm` },
  ];
}
