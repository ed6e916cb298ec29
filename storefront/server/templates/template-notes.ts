/** The words under a template, which say what its lines and layers are. Lengths mm. */
import type { Piece, Side } from '@kerf/sdk/drawing';
import { drawWords, widthOf } from './outlined-words.js';
import { inkOf } from './template-inks.js';
import type { TemplateLines } from './template-lines.js';

/** What all of them take. */
export const notesHeight = 50;
/** Where the words of the layer for special processes begin, under the title; what shows its colour. */
export const specialRow = 7;
export const swatchSize = { width: 6, height: 3 } as const;

const indent = 9;
const headSize = 3.6;
const textSize = 2.15;
const between = 1.5;

interface Notes {
  title: string;
  /** Which side this page is; null where there is but one. */
  side: Side | null;
  lines: TemplateLines;
  piece: Piece;
  x: number;
  y: number;
  width: number;
}

/** A line or an area, and what it means. */
interface Row {
  ink: Parameters<typeof inkOf>[0] | null;
  dash?: readonly [number, number];
  words: string;
}

const tenth = (length: number): string => String(Math.round(length * 10) / 10);
const sizeText = ({ width, height }: { width: number; height: number }): string =>
  `${tenth(width)} × ${tenth(height)} mm`;

function rowsOf(
  { boxes: { trim, bleed, safety }, isCutDrawnInArtwork, ...lines }: TemplateLines,
  piece: Piece,
): Row[] {
  // Letters have the colour of their vinyl, and nothing is printed or pressed on them.
  const isLetters = piece.cutKind === 'letters';
  const cut = isLetters
    ? `Size ${sizeText(trim)}. Replace this line by the outlines of your letters: spot colour CutContour, overprinting, on the layer CutContour. None may overlap another.`
    : isCutDrawnInArtwork
      ? `Size ${sizeText(trim)}. Replace this line by your own cut lines: spot colour CutContour, overprinting, on the layer CutContour, at least 5 mm apart.`
      : `Cut line ${sizeText(trim)}: spot colour CutContour, overprinting, on a layer of its own. Leave it as it is.`;
  return [
    {
      ink: null,
      words: isLetters
        ? 'Special process: there is none for letters. Leave the layer “Special process M100” empty.'
        : 'Special process: where foil, relief or a coating goes, draw it solid in 100 % magenta (M100) on the layer “Special process M100”.',
    },
    { ink: 'cut', words: cut },
    ...(lines.bleed
      ? [{ ink: 'bleed', words: `Bleed ${sizeText(bleed)}: take backgrounds out to this line.` } as const]
      : []),
    ...(lines.safety
      ? [
          {
            ink: 'safety',
            dash: [1.6, 0.9],
            words: `Safety ${sizeText(safety)}: keep words and logos inside this line.`,
          } as const,
        ]
      : []),
    ...(piece.folds.length
      ? [{ ink: 'words', dash: [2.4, 1.6], words: 'Fold: the card is creased here.' } as const]
      : []),
    {
      ink: null,
      words: isLetters
        ? 'The colour is that of the vinyl that you choose. Guides and Notes are not cut. Save as PDF with its layers.'
        : 'Draw in CMYK on the layer “Artwork”. Guides and Notes are not printed. Save as PDF with its layers.',
    },
  ];
}

/** Writes them, from a place downwards. */
export function drawNotes(doc: PDFKit.PDFDocument, { title, side, lines, piece, x, y, width }: Notes): void {
  const name = side ? `${title}, ${side}` : title;
  const head = { face: 'head', size: headSize } as const;
  const size = headSize * Math.min(1, width / widthOf(head, name));
  doc.fillColor(inkOf('words'));
  drawWords(doc, { ...head, size }, name, { x, y, width: Number.POSITIVE_INFINITY });
  let at = y + specialRow;
  for (const { ink, dash, words } of rowsOf(lines, piece)) {
    if (ink) {
      if (dash) doc.dash(dash[0], { space: dash[1] });
      doc
        .lineWidth(0.3)
        .moveTo(x, at + swatchSize.height / 2)
        .lineTo(x + swatchSize.width, at + swatchSize.height / 2)
        .stroke(inkOf(ink));
      doc.undash();
    }
    const place = { x: x + indent, y: at, width: width - indent };
    at += drawWords(doc, { face: 'text', size: textSize }, words, place) + between;
  }
}
