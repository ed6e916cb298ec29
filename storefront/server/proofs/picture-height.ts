import { PDFDocument } from '@cantoo/pdf-lib';
import { pdfPageBox } from '../artwork/pdf-page-box.js';
import { picturedPages, sheetGap } from '../artwork/pictured-pages.js';

/** A width of which the height says the proportions. */
const width = 1_000;

/**
 * How high the picture of a proof's pages is for a width of 1000, so that room is kept for it until it is drawn; null where
 * that can't be known. Only for what the shop made itself: it is read in this process.
 */
export async function pictureHeight(proof: Buffer): Promise<number | null> {
  try {
    return heightOf(await PDFDocument.load(proof, { updateMetadata: false }));
  } catch {
    return null;
  }
}

function heightOf(document: PDFDocument): number {
  const pages = document.getPages().slice(0, picturedPages);
  if (pages.length === 0) throw new Error('There is no page in it.');
  const slopes = pages.map((page) => {
    const { sheet } = pdfPageBox(page);
    const slope = (sheet.top - sheet.bottom) / (sheet.right - sheet.left);
    return page.getRotation().angle % 180 === 0 ? slope : 1 / slope;
  });
  const height = slopes.reduce((sum, slope) => sum + slope, sheetGap * (slopes.length - 1));
  return Math.max(1, Math.round(height * width));
}
