/// <reference types="emscripten" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFDocument } from '@cantoo/pdf-lib';
import { init } from '@embedpdf/pdfium';
import { pdfPageBox } from './pdf-page-box.js';

/** Of the library: pixels of red, green, blue and nothing, drawn with notes that are printed. */
const withoutAlpha = 3;
const drawing = { annotations: 0x01, redFirst: 0x10, forPrinting: 0x800 };
const white = 0xffffffff;
const channels = 4;

/** A page as pixels of four bytes, the last of which says nothing. */
interface PdfPagePixels {
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

/**
 * A page of a PDF on white, with what it has beyond its cut and nothing further, as many pixels as go into `most`. Pages
 * count from 0. It is for a process of its own, which ends after it: nothing is given back to the library.
 */
export async function openPdfPage(
  file: string,
  number: number,
  most: { width: number; height: number },
): Promise<PdfPagePixels> {
  const content = await readFile(file);
  const { sheet } = pdfPageBox((await PDFDocument.load(content, { updateMetadata: false })).getPage(number));
  const library = await openLibrary();
  const { pdfium } = library;
  const at = there(pdfium.wasmExports.malloc(content.length));
  pdfium.HEAPU8.set(content, at);
  const document = there(library.FPDF_LoadMemDocument(at, content.length, ''));
  const whole = there(library.FPDF_LoadPage(document, number));
  const box = [sheet.left, sheet.bottom, sheet.right, sheet.top] as const;
  library.FPDFPage_SetMediaBox(whole, ...box);
  library.FPDFPage_SetCropBox(whole, ...box);
  // A page is as large as its boxes said when it was opened.
  library.FPDF_ClosePage(whole);
  const page = there(library.FPDF_LoadPage(document, number));
  const [across, down] = [library.FPDF_GetPageWidthF(page), library.FPDF_GetPageHeightF(page)];
  const scale = Math.min(most.width / across, most.height / down);
  const width = Math.max(1, Math.round(across * scale));
  const height = Math.max(1, Math.round(down * scale));
  const bitmap = there(library.FPDFBitmap_CreateEx(width, height, withoutAlpha, 0, width * channels));
  library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  const { annotations, redFirst, forPrinting } = drawing;
  library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, annotations | redFirst | forPrinting);
  const from = library.FPDFBitmap_GetBuffer(bitmap);
  const data = Buffer.from(pdfium.HEAPU8.slice(from, from + width * height * channels));
  return { data, width, height, channels };
}
