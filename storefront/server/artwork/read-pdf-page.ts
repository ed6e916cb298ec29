/** What is drawn on a page: pictures as large as they are placed, colours, and fonts. */

import { constants, inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib';
import type { PlacedPicture, ReadPage } from '@kerf/sdk/rules';
import { type Operand, readContent } from './pdf-content.js';
import { createResourceReader } from './pdf-resources.js';
import { shortName } from './short-name.js';

/** Bytes of content that are read of one file, unpacked; how deep forms lie in each other; pictures of a page. */
const maxContent = 48 * 1_048_576;
const maxDepth = 10;
const maxPictures = 200;
const maxNames = 50;

/** From a place in what is drawn to a place on the page, as PDF writes it: [a b c d e f]. */
type Matrix = readonly [number, number, number, number, number, number];
const identity: Matrix = [1, 0, 0, 1, 0, 0];

const through = (inner: Matrix, outer: Matrix): Matrix => [
  inner[0] * outer[0] + inner[1] * outer[2],
  inner[0] * outer[1] + inner[1] * outer[3],
  inner[2] * outer[0] + inner[3] * outer[2],
  inner[2] * outer[1] + inner[3] * outer[3],
  inner[4] * outer[0] + inner[5] * outer[2] + outer[4],
  inner[4] * outer[1] + inner[5] * outer[3] + outer[5],
];

const toMatrix = (numbers: readonly unknown[]): Matrix | null =>
  numbers.length === 6 && numbers.every((each) => typeof each === 'number' && Number.isFinite(each))
    ? (numbers as unknown as Matrix)
    : null;

type ToPage = (x: number, y: number) => [number, number];
type Drawn = Pick<ReadPage, 'pictures' | 'hasRgb' | 'spots' | 'missingFonts' | 'isLinked'>;

/** A picture of so many pixels as a matrix places it, mm. */
function placed(
  matrix: Matrix,
  pixels: { width: number; height: number },
  toPage: ToPage,
): PlacedPicture | null {
  const [a, b, c, d, e, f] = matrix;
  const [origin, along] = [toPage(e, f), toPage(a + e, b + f)];
  const corners = [origin, along, toPage(c + e, d + f), toPage(a + c + e, b + d + f)];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const box = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  if (!(box.width > 0.1 && box.height > 0.1) || !Object.values(box).every(Number.isFinite)) return null;
  const isOnItsSide = Math.abs(along[1] - origin[1]) > Math.abs(along[0] - origin[0]);
  const { width, height } = pixels;
  return { box, ...(isOnItsSide ? { width: height, height: width } : { width, height }) };
}

/** Reads the pages of one document, which share what may be read of it. */
export function createPageReader(context: PDFContext) {
  const resourcesOf = createResourceReader(context);
  let left = maxContent;
  let isCutShort = false;

  function unpack(stream: PDFStream): string {
    if (!(stream instanceof PDFRawStream) || left <= 0) return '';
    const filter = stream.dict.lookup(PDFName.of('Filter'));
    const isPlain = !stream.dict.has(PDFName.of('DecodeParms'));
    try {
      const bytes =
        filter === PDFName.of('FlateDecode') && isPlain
          ? inflateSync(stream.contents, {
              maxOutputLength: left,
              finishFlush: constants.Z_SYNC_FLUSH,
            })
          : decodePDFRawStream(stream).decode();
      left -= bytes.length;
      if (left <= 0) isCutShort = true;
      return left > 0 ? Buffer.from(bytes).toString('latin1') : '';
    } catch (error) {
      // What does not unpack is not drawn by anybody; what unpacks to more than is read is said so.
      if (error instanceof RangeError) {
        isCutShort = true;
        left = 0;
      }
      return '';
    }
  }

  function contentOf(contents: PDFObject | undefined): string {
    if (contents instanceof PDFStream) return unpack(contents);
    if (!(contents instanceof PDFArray)) return '';
    return contents
      .asArray()
      .map((each) => context.lookup(each))
      .map((each) => (each instanceof PDFStream ? unpack(each) : ''))
      .join('\n');
  }

  function read(page: PDFPage, toPage: ToPage): Drawn {
    const pictures: PlacedPicture[] = [];
    const spots = new Set<string>();
    const missingFonts = new Set<string>();
    const drawn = { hasRgb: false, isLinked: false };

    const seeColour = (space: PDFObject | undefined) => {
      const { isRgb, names } = resourcesOf.colours(space);
      drawn.hasRgb ||= isRgb;
      for (const name of names) if (spots.size < maxNames) spots.add(name);
    };

    function seePicture(dict: PDFDict, matrix: Matrix) {
      const pixels = (name: string) => dict.lookupMaybe(PDFName.of(name), PDFNumber)?.asNumber() ?? 0;
      const picture = placed(matrix, { width: pixels('Width'), height: pixels('Height') }, toPage);
      const isMask = String(dict.lookup(PDFName.of('ImageMask'))) === 'true';
      if (picture && !isMask && pictures.length < maxPictures) pictures.push(picture);
      if (dict.has(PDFName.of('F'))) drawn.isLinked = true;
      if (!isMask) seeColour(dict.lookup(PDFName.of('ColorSpace')));
    }

    function draw(content: string, resources: PDFDict | undefined, outer: Matrix, depth: number) {
      const stack: Matrix[] = [];
      let matrix = outer;
      const named = (kind: string, name: Operand | undefined) =>
        typeof name === 'string'
          ? resources?.lookupMaybe(PDFName.of(kind), PDFDict)?.lookup(PDFName.of(name.slice(1)))
          : undefined;

      function place(name: Operand | undefined) {
        const shown = named('XObject', name);
        if (!(shown instanceof PDFStream)) return;
        const { dict } = shown;
        if (dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image')) return seePicture(dict, matrix);
        if (depth >= maxDepth) return;
        const numbers = dict.lookupMaybe(PDFName.of('Matrix'), PDFArray)?.asArray() ?? [];
        const own = toMatrix(numbers.map((each) => (each instanceof PDFNumber ? each.asNumber() : null)));
        const inner = dict.lookupMaybe(PDFName.of('Resources'), PDFDict) ?? resources;
        draw(unpack(shown), inner, through(own ?? identity, matrix), depth + 1);
      }

      const acts: Readonly<Record<string, (operands: readonly Operand[]) => void>> = {
        q: () => void (stack.length < 1_000 && stack.push(matrix)),
        Q: () => {
          matrix = stack.pop() ?? matrix;
        },
        cm: (operands) => {
          const own = toMatrix(operands.slice(-6));
          if (own) matrix = through(own, matrix);
        },
        Do: ([name]) => place(name),
        rg: () => {
          drawn.hasRgb = true;
        },
        RG: () => {
          drawn.hasRgb = true;
        },
        cs: ([name]) => seeColour(named('ColorSpace', name) ?? resourcesOf.deviceOf(name)),
        CS: ([name]) => seeColour(named('ColorSpace', name) ?? resourcesOf.deviceOf(name)),
        sh: ([name]) => {
          const shading = named('Shading', name);
          const dict = shading instanceof PDFStream ? shading.dict : shading;
          if (dict instanceof PDFDict) seeColour(dict.lookup(PDFName.of('ColorSpace')));
        },
        Tf: ([name]) => {
          const font = named('Font', name);
          const missing = font instanceof PDFDict ? resourcesOf.missingFont(font) : null;
          if (missing !== null && missingFonts.size < maxNames) missingFonts.add(shortName(missing));
        },
        EI: (operands) => {
          if (operands.includes('/RGB') || operands.includes('/DeviceRGB')) drawn.hasRgb = true;
        },
      };
      readContent(content, (operator, operands) => {
        if (Object.hasOwn(acts, operator)) acts[operator]?.(operands);
      });
    }

    draw(contentOf(page.node.Contents()), page.node.Resources(), identity, 0);
    return { ...drawn, pictures, spots: [...spots].map(shortName), missingFonts: [...missingFonts] };
  }

  return Object.assign(read, { isCutShort: () => isCutShort });
}
