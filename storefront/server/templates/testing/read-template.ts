/** What a template says, read by what has no hand in writing it. Lengths mm. */
import {
  decodePDFRawStream,
  PDFArray,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import type { ReadPage } from '@kerf/sdk/rules';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readContent } from '../../artwork/pdf-content.js';
import { pdfPageBox } from '../../artwork/pdf-page-box.js';
import { createPageReader } from '../../artwork/read-pdf-page.js';

/** From the bottom left of the page. */
export interface Extent {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** A page of a template. */
export interface ReadTemplatePage {
  trim: Extent;
  bleed: Extent;
  safety: Extent;
  /** What is drawn by the operators of each layer, by the id that the content has for it. */
  drawn: Record<string, { words: string; extent: Extent }>;
  /** As the shop reads it when somebody sends it. */
  asArtwork: ReadPage;
}

const unitOf = (page: PDFPage): number =>
  (25.4 / 72) * (page.node.lookupMaybe(PDFName.of('UserUnit'), PDFNumber)?.asNumber() ?? 1);

function boxOf(page: PDFPage, name: string): Extent {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.node
    .lookup(PDFName.of(name), PDFArray)
    .asArray()
    .map((each) => (each instanceof PDFNumber ? each.asNumber() : Number.NaN) * unitOf(page));
  return { left, bottom, right, top };
}

const contentOf = (page: PDFPage): string => {
  const stream = page.node.Contents();
  if (!(stream instanceof PDFRawStream)) throw new Error('The page has no content of its own.');
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
};

/** What is drawn between where a layer begins and where it ends, and how far its paths reach. */
function drawnOn(page: PDFPage): ReadTemplatePage['drawn'] {
  const drawn: ReadTemplatePage['drawn'] = {};
  const unit = unitOf(page);
  let matrix = [1, 0, 0, 1, 0, 0];
  const kept: number[][] = [];
  let layer = '';
  readContent(contentOf(page), (operator, operands) => {
    const numbers = operands.filter((each) => typeof each === 'number');
    if (operator === 'q') kept.push(matrix);
    if (operator === 'Q') matrix = kept.pop() ?? matrix;
    if (operator === 'cm') {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
      const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = numbers;
      matrix = [
        g * a + h * c,
        g * b + h * d,
        i * a + j * c,
        i * b + j * d,
        k * a + l * c + e,
        k * b + l * d + f,
      ];
    }
    if (operator === 'BDC' && operands[0] === '/OC') {
      layer = String(operands[1]).slice(1);
      drawn[layer] = {
        words: '',
        extent: { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity },
      };
    }
    if (operator === 'EMC') layer = '';
    const on = drawn[layer];
    if (!on) return;
    on.words += `${operands.join(' ')} ${operator}\n`;
    if (!/^(?:[mlc]|re)$/.test(operator)) return;
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
    // A rectangle says how large it is instead of where it ends.
    const [fromX = 0, fromY = 0, width = 0, height = 0] = numbers;
    const points = operator === 're' ? [fromX, fromY, fromX + width, fromY + height] : numbers;
    for (let at = 0; at < points.length; at += 2) {
      const [x = 0, y = 0] = points.slice(at);
      const [right, top] = [(a * x + c * y + e) * unit, (b * x + d * y + f) * unit];
      const { extent } = on;
      extent.left = Math.min(extent.left, right);
      extent.right = Math.max(extent.right, right);
      extent.bottom = Math.min(extent.bottom, top);
      extent.top = Math.max(extent.top, top);
    }
  });
  return drawn;
}

/** Reads the pages of a template. */
export async function readTemplate(content: Buffer): Promise<ReadTemplatePage[]> {
  const document = await PDFDocument.load(content, { updateMetadata: false });
  const read = createPageReader(document.context);
  return document.getPages().map((page) => {
    const { size, bleed, toPage } = pdfPageBox(page);
    return {
      trim: boxOf(page, 'TrimBox'),
      bleed: boxOf(page, 'BleedBox'),
      safety: boxOf(page, 'ArtBox'),
      drawn: drawnOn(page),
      asArtwork: { size, bleed, pixels: null, ...read(page, toPage) },
    };
  });
}

/** The layers of a document as a viewer lists them, what lies on top first, and whether each is printed. */
export async function readLayers(content: Buffer): Promise<{ name: string; isPrinted: boolean }[]> {
  const document = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const onPaper = await document.getOptionalContentConfig({ intent: 'print' });
  const order = (onPaper.getOrder() ?? []) as string[];
  const layers = order.map((id) => {
    const { name, usage } = onPaper.getGroup(id) as {
      name: string;
      usage: { print?: { printState: string } };
    };
    return { name, isPrinted: usage.print?.printState !== 'OFF' };
  });
  await document.destroy();
  return layers;
}
