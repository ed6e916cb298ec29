/** Files as buyers send them, and as nobody should. */
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflate, deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';

const points = (mm: number): number => (mm * 72) / 25.4;

/** What a PDF for a test is made of. Lengths mm. */
interface PdfParts {
  width: number;
  height: number;
  /** How far the page reaches beyond where it says that it is cut; without it, it says nothing of a cut. */
  bleed?: number;
  pages?: number;
  words?: string;
  /** Names a spot colour that a line is drawn in. */
  spot?: string;
  isRgb?: boolean;
  /** A picture of so many pixels, over all of the page. */
  picture?: { pixels: number; x: number; y: number; width: number; height: number };
}

/** A picture of one colour. */
export const makePicture = (
  width: number,
  height: number,
  kind: 'png' | 'jpeg' | 'tiff' = 'png',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0b5d3b' } })
    .toFormat(kind)
    .toBuffer();

/** What begins as a picture and is so many bytes long. */
export const makeLongPicture = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from('II*\0', 'latin1'), randomBytes(bytes - 4)]);

/** A PDF. */
export async function makePdf({
  width,
  height,
  bleed,
  pages = 1,
  words,
  spot,
  isRgb = false,
  picture,
}: PdfParts): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let number = 0; number < pages; number++) {
    const margin = bleed ?? 0;
    const page = document.addPage([points(width + 2 * margin), points(height + 2 * margin)]);
    if (bleed !== undefined) page.setTrimBox(points(margin), points(margin), points(width), points(height));
    const { context } = document;
    const resources = page.node.Resources();
    if (words) page.drawText(words, { font: await document.embedFont(StandardFonts.Helvetica), size: 8 });
    if (picture) {
      const image = await document.embedPng(await makePicture(picture.pixels, picture.pixels));
      page.drawImage(image, {
        x: points(picture.x),
        y: points(picture.y),
        width: points(picture.width),
        height: points(picture.height),
      });
    }
    const draw = (content: string) => {
      const stream = PDFRawStream.of(
        context.obj({ Filter: 'FlateDecode' }),
        deflateSync(Buffer.from(content)),
      );
      page.node.addContentStream(context.register(stream));
    };
    if (spot) {
      const tint = context.obj({ FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 1, 0, 0], N: 1 });
      const space = context.obj([PDFName.of('Separation'), PDFName.of(spot), PDFName.of('DeviceCMYK'), tint]);
      resources?.set(PDFName.of('ColorSpace'), context.obj({ Cut: space }));
      draw('/Cut CS 1 SCN 5 5 20 20 re S');
    }
    draw(isRgb ? '(a \\) rg) Tj 1 0 0 rg 0 0 9 9 re f' : '0 1 0 0 k 0 0 9 9 re f');
  }
  return Buffer.from(await document.save());
}

/** A PDF whose objects unpack to `megabytes` of nothing. */
export async function makePdfBomb(megabytes: number): Promise<Buffer> {
  const nothing = Buffer.alloc(1_048_576, 0x20);
  const packed = await buffer(
    Readable.from(Array.from({ length: megabytes }, () => nothing)).pipe(createDeflate({ level: 1 })),
  );
  const head = `%PDF-1.5\n1 0 obj\n<</Type/ObjStm/N 1/First 10/Filter/FlateDecode/Length ${packed.length}>>stream\n`;
  const foot = '\nendstream\nendobj\ntrailer<</Root 1 0 R>>\n';
  return Buffer.concat([Buffer.from(head), packed, Buffer.from(foot)]);
}

/** A drawing whose entities double forty times. */
export const svgBomb = `<!DOCTYPE svg [<!ENTITY e0 "kerf">${Array.from(
  { length: 40 },
  (_, index) => `<!ENTITY e${index + 1} "&e${index};&e${index};">`,
).join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="90mm" height="54mm"><title>&e40;</title></svg>`;

/** A drawing. */
export const makeSvg = (inside: string, size = 'width="94mm" height="58mm"'): string =>
  `<?xml version="1.0"?>\n<!-- Kerf -->\n<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`;
