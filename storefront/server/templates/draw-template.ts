/** A template: an empty page for artwork, with the lines that it is cut and kept by. PDF, which .ai files are as well. */
import { buffer } from 'node:stream/consumers';
import { asLies, type Box, type Piece, type Side } from '@kerf/sdk/drawing';
import PDFDocument from 'pdfkit';
import { type LayerParts, openLayers } from './layers.js';
import { type Ink, inkOf } from './template-inks.js';
import { type TemplateLines, templateLines } from './template-lines.js';
import { drawNotes, notesHeight, specialRow, swatchSize } from './template-notes.js';

/** Of a mm, units of a page. */
const point = 72 / 25.4;
/** Round the bleed, mm. */
const edge = 8;
/** What the words under a template need, mm. */
const leastWidth = 92;
/** The longest side of a page that every reader opens, units. */
const longestSide = 14_400;

/** The spot colour that cutters go by. */
const cutSpot = 'CutContour';

/** The layers of a template, what lies at the bottom first. */
const layers = {
  artwork: { name: 'Artwork' },
  special: { name: 'Special process M100' },
  guides: { name: 'Guides', isNote: true },
  cut: { name: cutSpot, step: { group: 'Structural', type: 'Cutting' } },
  notes: { name: 'Notes', isNote: true, step: { group: 'Legend' } },
} as const satisfies Record<string, LayerParts>;

/** What the types of the library do not know yet. */
interface WithSpots {
  addSpotColor(name: string, ...ink: Ink): void;
}

/** What a template is of. */
export interface TemplateParts {
  piece: Piece;
  /** What it is called: 'Square sticker'. */
  title: string;
  sides: readonly Side[];
  madeAt: Date;
}

/** Its page: as wide as the bleed or the words need, with the words under it. Lengths mm. */
function pageOf({ boxes: { bleed } }: TemplateLines) {
  const width = Math.max(bleed.width, leastWidth) + 2 * edge;
  const height = bleed.height + 3 * edge + notesHeight;
  /** Where the trim begins, from the top left of the page. */
  const origin = { x: (width - bleed.width) / 2 - bleed.x, y: edge - bleed.y };
  return { width, height, origin };
}

/** Draws a template. Boxes and lines are true to the thousandth of a millimetre. */
export async function drawTemplate({ piece, title, sides, madeAt }: TemplateParts): Promise<Buffer> {
  const first = pageOf(templateLines(piece));
  const userUnit = Math.ceil((Math.max(first.width, first.height) * point) / longestSide);
  const unit = point / userUnit;
  const doc = new PDFDocument({
    pdfVersion: '1.7',
    autoFirstPage: false,
    margin: 0,
    info: { Title: title, Author: 'Kerf', Creator: 'Kerf', CreationDate: madeAt, ModDate: madeAt },
  });
  (doc as unknown as WithSpots).addSpotColor(cutSpot, ...inkOf('cut'));
  const whole = buffer(doc);
  const { draw, end } = openLayers(doc);
  const overprint = doc.ref({ Type: 'ExtGState', OP: true, op: true, OPM: 1 });
  overprint.end(null);

  for (const side of sides) {
    const lying = asLies(piece, side);
    const lines = templateLines(lying);
    const { boxes } = lines;
    const { width, height, origin } = pageOf(lines);
    const scaled: object = { userUnit };
    doc.addPage({ ...scaled, size: [width * unit, height * unit], margin: 0 });
    // From the bottom of the page, as its boxes count.
    const boxOf = ({ x, y, width: w, height: h }: Box) =>
      [origin.x + x, height - origin.y - y - h, origin.x + x + w, height - origin.y - y].map(
        (length) => Math.round(length * unit * 10_000) / 10_000,
      );
    Object.assign(doc.page.dictionary.data, {
      TrimBox: boxOf(boxes.trim),
      BleedBox: boxOf(boxes.bleed),
      ArtBox: boxOf(boxes.safety),
    });
    doc.page.ext_gstates.Overprint = overprint;
    doc.scale(unit);
    const onPiece = (layer: LayerParts, work: () => void) =>
      draw(layer, () => {
        doc.translate(origin.x, origin.y);
        work();
      });
    const line = (path: string, ink: Ink | typeof cutSpot, millimetres: number) => {
      if (path) doc.lineWidth(millimetres).path(path).stroke(ink);
    };

    onPiece(layers.artwork, () => {
      const { x, y, width: w, height: h } = boxes.bleed;
      doc.rect(x, y, w, h).fill(inkOf('paper'));
    });
    const notes = {
      x: boxes.bleed.x + (boxes.bleed.width - leastWidth) / 2,
      y: boxes.bleed.y + boxes.bleed.height + edge,
    };
    onPiece(layers.special, () => {
      doc.addContent('/Overprint gs');
      // Beside its words and beyond the bleed, where nothing of it is printed.
      doc.rect(notes.x, notes.y + specialRow, swatchSize.width, swatchSize.height).fill(inkOf('special'));
    });
    onPiece(layers.guides, () => {
      line(lines.bleed, inkOf('bleed'), 0.15);
      doc.dash(1.6, { space: 0.9 });
      line(lines.safety, inkOf('safety'), 0.15);
      doc.dash(2.4, { space: 1.6 });
      for (const { direction, at } of lying.folds)
        line(
          direction === 'upright' ? `M${at} 0V${lying.heightMm}` : `M0 ${at}H${lying.widthMm}`,
          inkOf('words'),
          0.15,
        );
      doc.undash();
    });
    onPiece(layers.cut, () => {
      doc.addContent('/Overprint gs');
      line(lines.cut, cutSpot, 0.25);
    });
    onPiece(layers.notes, () => {
      const shown = sides.length > 1 ? side : null;
      drawNotes(doc, { ...notes, width: leastWidth, title, side: shown, lines, piece: lying });
    });
  }
  end();
  doc.end();
  return whole;
}
