import type { ReadArtwork } from '@kerf/sdk/rules';
import sharp from 'sharp';
import { maxPixels } from './open-picture.js';

// Of all that the library opens, what is sent as pictures.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadTiffFile'],
});

/** Throws where a picture breaks off. One that is too large for a proof is not unpacked. */
async function requireWhole(path: string, pixels: number): Promise<void> {
  if (pixels <= maxPixels)
    await sharp(path, { failOn: 'error', sequentialRead: true }).resize(8).raw().toBuffer();
}

/** What the head of a PNG, JPEG or TIFF says, of a picture that is there to its end. */
export async function readPicture(path: string): Promise<ReadArtwork> {
  const {
    width,
    height,
    space,
    orientation = 1,
    pages = 1,
  } = await sharp(path, {
    limitInputPixels: false,
  }).metadata();
  await requireWhole(path, width * height);
  // From the fifth on, a picture is to be shown on its side.
  const pixels = orientation >= 5 ? { width: height, height: width } : { width, height };
  return {
    pages: [
      {
        size: null,
        bleed: null,
        pixels,
        pictures: [],
        hasRgb: /rgb/.test(space),
        spots: [],
        missingFonts: [],
        isLinked: false,
      },
    ],
    pageCount: pages,
    unread: null,
  };
}
