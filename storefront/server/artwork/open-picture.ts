import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { Content } from './artwork-kind.js';
import { openPdfPages, type PageSpan } from './open-pdf-pages.js';

/** Pixels of a picture that is unpacked at all: 100 million are 300 MB. */
export const maxPixels = 100_000_000;
/** Pixels on either side of what is drawn: a proof is looked at, not printed. */
const maxSide = 8_000;

/** What a picture is made of. */
type PictureContent = Exclude<Content, 'postscript'>;

/** A picture as a proof can have it. */
interface OpenedPicture {
  jpeg: Buffer;
  width: number;
  height: number;
}

/** The file as the library of pictures opens it, a drawing and a document some `pixels` wide. */
async function openSource(
  file: string,
  kind: PictureContent,
  pixels: number,
  span: PageSpan,
): Promise<Sharp> {
  if (kind === 'pdf') {
    const { data, ...raw } = await openPdfPages(file, span, { width: pixels, height: maxSide });
    return sharp(data, { raw }).removeAlpha();
  }
  // Of all that the library opens, what is sent. A drawing comes as bytes: without a path it points at nothing.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegFile',
      'VipsForeignLoadPngFile',
      'VipsForeignLoadTiffFile',
      'VipsForeignLoadSvgBuffer',
    ],
  });
  const source = kind === 'svg' ? await readFile(file) : file;
  // A drawing is as fine as it is asked for: its own size may be a stamp's or a house's.
  const own = kind === 'svg' ? (await sharp(source, { limitInputPixels: false }).metadata()).width : pixels;
  const density = Math.min(2_400, Math.max(1, (72 * pixels) / own));
  return sharp(source, { limitInputPixels: maxPixels, density, failOn: 'error' });
}

/** A picture of a file, `width` pixels wide at most, on white; of a document, that of its pages, one below the other. */
export async function openPicture(
  file: string,
  kind: PictureContent,
  width: number,
  span: PageSpan = { first: 0, count: 1 },
): Promise<OpenedPicture> {
  const pixels = Math.min(width, maxSide);
  const source = await openSource(file, kind, pixels, span);
  const { data, info } = await source
    .autoOrient()
    .resize({ width: pixels, height: maxSide, fit: 'inside', withoutEnlargement: kind !== 'svg' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}
