import type { ReadArtwork } from '@kerf/sdk/rules';
import sharp from 'sharp';

// Of all that the library opens, what is sent as pictures.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadTiffFile'],
});

/** What the head of a PNG, JPEG or TIFF says; none of its pixels is read. */
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
