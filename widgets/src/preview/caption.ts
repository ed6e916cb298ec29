/** What is said of a drawing: of this piece, from this side, with these guides, and nothing that is not drawn. */
import type { Margins, Piece, Side } from '@kerf/sdk/drawing';

const edgeWords = { top: 'head', bottom: 'foot', left: 'left side', right: 'right side' } as const;

export const sizeOf = ({ widthMm, heightMm }: Piece): string => `${widthMm} × ${heightMm} mm`;

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What is drawn, in its size. */
function whatIsDrawn(piece: Piece, side: Side): string {
  const { cutKind, nested, cuts, winding } = piece;
  const size = sizeOf(piece);
  // Through the glass there is none: it has been peeled off.
  const isBacked = cutKind === 'kiss' && side === 'front';
  if (cutKind === 'letters') return `To scale: letters within ${size}, each cut out, with their tape.`;
  if (winding)
    return `To scale: labels of ${size}; the ${edgeWords[winding.leadingEdge]} comes off first, print on the ${winding.wound}side of the roll.`;
  if (nested) return `To scale: a sheet of ${size} with ${counted(nested.count, 'sticker')}.`;
  if (cuts?.into === 'parts')
    return `To scale: ${size}, in ${counted(cuts.count, 'piece')}${isBacked ? ' on one backing' : ''}.`;
  if (cuts) return `To scale: ${size}, with ${counted(cuts.count, 'cut')} inside.`;
  return `To scale: ${size}${isBacked ? ', on its backing' : ''}.`;
}

/** From where a piece for a window is seen in the drawing. */
function whereFrom({ glass }: Piece, side: Side): string | null {
  if (!glass) return null;
  if (side === 'back') return 'Seen through the glass, in mirror image.';
  return glass === 'in'
    ? 'In mirror image: it is read through the glass.'
    : 'Read from the side that it is stuck on.';
}

/** How artwork has to lie to the cut lines that are drawn. */
function guidesSay({ nested, cuts, winding }: Piece, margins: Margins | null): string {
  if (!margins) return 'The blade follows every letter; there is no bleed.';
  const { bleedMm, safetyMm } = margins;
  if (cuts?.into === 'openings')
    return `Artwork runs ${bleedMm} mm past every cut line, into the openings too; keep what matters ${safetyMm} mm away from each.`;
  const whose = winding ? ' of its label' : nested ? ' of each sticker' : cuts ? ' of each piece' : '';
  return `Artwork runs ${bleedMm} mm past the cut line${whose}; keep what matters ${safetyMm} mm inside it.`;
}

/** The sentence under the drawing, which shows these margins. */
export const captionOf = (piece: Piece, side: Side, margins: Margins | null, hasGuides: boolean): string =>
  [
    whatIsDrawn(piece, side),
    whereFrom(piece, side),
    hasGuides ? guidesSay(piece, margins) : null,
    `Sample ${piece.cutKind === 'letters' ? 'letters stand' : 'artwork stands'} in for yours.`,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');

/** What the sides of a piece are called. */
export const sideName = ({ glass }: Piece, side: Side): string =>
  glass === 'both'
    ? { front: 'On the glass', back: 'Through the glass' }[side]
    : { front: 'Front', back: 'Back' }[side];

/** The guides of a drawing, as they are named beside the lines that draw them. */
export function guidesOf(margins: Margins | null): { line: 'cut' | 'bleed' | 'safety'; label: string }[] {
  const cut = { line: 'cut', label: 'Cut line' } as const;
  if (!margins) return [cut];
  return [
    { line: 'bleed', label: `Bleed ${margins.bleedMm} mm` },
    cut,
    { line: 'safety', label: `Safety ${margins.safetyMm} mm` },
  ];
}
