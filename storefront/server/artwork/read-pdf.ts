import { readFile, stat } from 'node:fs/promises';
import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import type { ReadArtwork, ReadPage } from '@kerf/sdk/rules';
import { pdfPageBox } from './pdf-page-box.js';
import { createPageReader } from './read-pdf-page.js';

/** Bytes of a file that is opened as a whole; a larger one a person opens. */
const maxBytes = 150 * 1_048_576;
/** Pages that are read; of the others it is known that they are there. */
const maxPages = 20;
/** Bytes at the end of a file among which its last line is: some programs put a little behind it. */
const lastBytes = 4_096;

function readPage(page: PDFPage, read: ReturnType<typeof createPageReader>): ReadPage {
  const { size, bleed, toPage } = pdfPageBox(page);
  return { size, bleed, pixels: null, ...read(page, toPage) };
}

/** What a PDF says of its pages, and what is drawn on them. */
export async function readPdf(path: string): Promise<ReadArtwork> {
  if ((await stat(path)).size > maxBytes) return { pages: [], pageCount: 1, unread: 'too-large' };
  const content = await readFile(path);
  const hasEnd = content.subarray(-lastBytes).includes('%%EOF');
  const document = await PDFDocument.load(content, { updateMetadata: false });
  const all = document.getPages();
  if (all.length === 0) throw new Error('There is no page in it.');
  const read = createPageReader(document.context);
  const pages = all.slice(0, maxPages).map((page) => readPage(page, read));
  const unread = read.isCutShort() ? 'too-large' : hasEnd ? null : 'no-end';
  return { pages, pageCount: all.length, unread };
}
