import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Pixels of a picture that is unpacked at all: 100 million are 300 MB. */
export const maxPixels = 100_000_000;
/** Pixels on either side of what is drawn: a proof is looked at, not printed. */
const maxSide = 8_000;

/** A picture as a proof can have it. */
interface OpenedPicture {
  jpeg: Buffer;
  width: number;
  height: number;
}

/** A picture of a file, `width` pixels wide at most, on white. */
export async function openPicture(
  file: string,
  kind: 'png' | 'jpeg' | 'tiff' | 'svg',
  width: number,
): Promise<OpenedPicture> {
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
  const pixels = Math.min(width, maxSide);
  // A drawing is as fine as it is asked for: its own size may be a stamp's or a house's.
  const own = kind === 'svg' ? (await sharp(source, { limitInputPixels: false }).metadata()).width : pixels;
  const density = Math.min(2_400, Math.max(1, (72 * pixels) / own));
  const { data, info } = await sharp(source, { limitInputPixels: maxPixels, density, failOn: 'error' })
    .autoOrient()
    .resize({ width: pixels, height: maxSide, fit: 'inside', withoutEnlargement: kind !== 'svg' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}
