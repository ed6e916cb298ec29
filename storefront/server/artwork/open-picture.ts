import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { Content } from './artwork-kind.js';
import type { PageSpan } from './open-pdf-pages.js';

/** Pixels of a picture that is unpacked at all: 100 million are 300 MB. */
export const maxPixels = 100_000_000;
/** Pixels on either side of what is drawn: a proof is looked at, not printed. */
const maxSide = 8_000;

/** What a picture is made of. */
type PictureContent = Exclude<Content, 'postscript'>;

/** A picture as a proof can have it. */
interface OpenedPicture extends Extent {
  jpeg: Buffer;
}

interface Extent {
  width: number;
  height: number;
}

/** The file as the library of pictures opens it, a drawing and a document as large as goes into `most`. */
async function openSource(file: string, kind: PictureContent, most: Extent, span: PageSpan): Promise<Sharp> {
  if (kind === 'pdf') {
    // Loaded for documents alone: most of a small picture's time would be the library's.
    const { openPdfPages } = await import('./open-pdf-pages.js');
    const { data, ...raw } = await openPdfPages(file, span, most);
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
      // What was drawn here.
      'VipsForeignLoadJpegBuffer',
    ],
  });
  const source = kind === 'svg' ? await readFile(file) : file;
  // A drawing is as fine as it is asked for: its own size may be a stamp's or a house's.
  const own = kind === 'svg' ? await sharp(source, { limitInputPixels: false }).metadata() : most;
  const scale = Math.min(most.width / own.width, most.height / own.height);
  const density = Math.min(2_400, Math.max(1, 72 * scale));
  return sharp(source, { limitInputPixels: maxPixels, density, failOn: 'error' });
}

/** A picture of a file, so many pixels wide and high at most, on white; of a document, that of its pages, one below the other. */
export async function openPicture(
  file: string,
  kind: PictureContent,
  { width, height = maxSide }: { width: number; height?: number },
  span: PageSpan = { first: 0, count: 1 },
): Promise<OpenedPicture> {
  const most = { width: Math.min(width, maxSide), height: Math.min(height, maxSide) };
  const source = await openSource(file, kind, most, span);
  const { data, info } = await source
    .autoOrient()
    .resize({ ...most, fit: 'inside', withoutEnlargement: kind !== 'svg' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}
