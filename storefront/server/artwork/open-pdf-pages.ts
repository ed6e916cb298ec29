/// <reference types="emscripten" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFDocument } from '@cantoo/pdf-lib';
import { init } from '@embedpdf/pdfium';
import { pdfPageBox } from './pdf-page-box.js';
import { sheetGap } from './pictured-pages.js';

/** Of the library: pixels of red, green, blue and nothing, drawn with notes that are printed. */
const withoutAlpha = 3;
const drawing = { annotations: 0x01, redFirst: 0x10, forPrinting: 0x800 };
const channels = 4;
/** Colours of paper, and of what shows between two sheets of it. */
const [white, ground] = [0xffffffff, 0xffd5d3ce];

/** Pixels of four bytes each, the last of which says nothing. */
interface PdfPixels {
  data: Buffer;
  width: number;
  height: number;
  channels: typeof channels;
}

/** The library reads in a memory of its own, out of which nothing leads. */
async function openLibrary() {
  const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const library = await init({ wasmBinary: Uint8Array.from(await readFile(file)).buffer });
  library.PDFiumExt_Init();
  return library;
}

/** What the library points at; it says 0 for what it can't do. */
function there(pointer: number): number {
  if (pointer === 0) throw new Error('The page could not be drawn.');
  return pointer;
}

/** Which pages of a document: from one on, which is counted from 0, so many of them at most. */
export interface PageSpan {
  first: number;
  count: number;
}

/**
 * Pages of a PDF one below the other, each on white with what it has beyond its cut and nothing further, all as wide, as many
 * pixels as go into `most`. It is for a process of its own, which ends after it: nothing is given back to the library.
 */
export async function openPdfPages(
  file: string,
  { first, count }: PageSpan,
  most: { width: number; height: number },
): Promise<PdfPixels> {
  const content = await readFile(file);
  const own = await PDFDocument.load(content, { updateMetadata: false });
  const library = await openLibrary();
  const { pdfium } = library;
  const at = there(pdfium.wasmExports.malloc(content.length));
  pdfium.HEAPU8.set(content, at);
  const document = there(library.FPDF_LoadMemDocument(at, content.length, ''));

  /** The page as if its sheet were all that there is of it, and how high it is for its width. */
  function openSheet(number: number): { page: number; slope: number } {
    const { sheet } = pdfPageBox(own.getPage(number));
    const whole = there(library.FPDF_LoadPage(document, number));
    const box = [sheet.left, sheet.bottom, sheet.right, sheet.top] as const;
    library.FPDFPage_SetMediaBox(whole, ...box);
    library.FPDFPage_SetCropBox(whole, ...box);
    // A page is as large as its boxes said when it was opened.
    library.FPDF_ClosePage(whole);
    const page = there(library.FPDF_LoadPage(document, number));
    return { page, slope: library.FPDF_GetPageHeightF(page) / library.FPDF_GetPageWidthF(page) };
  }

  const numbers = Array.from({ length: Math.min(count, own.getPageCount() - first) }, (_, n) => first + n);
  if (numbers.length === 0) throw new Error('There is no such page.');
  const sheets = numbers.map(openSheet);
  const slope = sheets.reduce((sum, sheet) => sum + sheet.slope, sheetGap * (sheets.length - 1));
  const width = Math.max(1, Math.round(Math.min(most.width, most.height / slope)));
  const height = Math.max(1, Math.min(most.height, Math.round(width * slope)));
  const bitmap = there(library.FPDFBitmap_CreateEx(width, height, withoutAlpha, 0, width * channels));
  library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, ground);
  const { annotations, redFirst, forPrinting } = drawing;
  const how = annotations | redFirst | forPrinting;
  let top = 0;
  for (const sheet of sheets) {
    const [from, end] = [Math.round(top), Math.round(top + width * sheet.slope)];
    library.FPDFBitmap_FillRect(bitmap, 0, from, width, end - from, white);
    library.FPDF_RenderPageBitmap(bitmap, sheet.page, 0, from, width, end - from, 0, how);
    top += width * (sheet.slope + sheetGap);
  }
  const pixels = library.FPDFBitmap_GetBuffer(bitmap);
  const data = Buffer.from(pdfium.HEAPU8.slice(pixels, pixels + width * height * channels));
  return { data, width, height, channels };
}
