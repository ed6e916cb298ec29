import { type SceneNode, toSvgText } from '@kerf/sdk/drawing';
import sharp, { type Sharp } from 'sharp';

export type ImageFormat = 'webp' | 'avif' | 'png' | 'jpeg';

export interface Raster {
  /** px. */
  width: number;
  height: number;
  format: ImageFormat;
  /** Behind what the drawing leaves free; a CSS colour. Default transparent (white for JPEG). */
  background?: string;
}

/** A drawing as pixels, fitted into the size and centred. */
export async function pixelsOf(
  root: SceneNode,
  { width, height, background }: Omit<Raster, 'format'>,
): Promise<Sharp> {
  const [, , viewWidth = width, viewHeight = height] = String(root.attributes.viewBox).split(' ').map(Number);
  const scale = Math.min(width / viewWidth, height / viewHeight);
  const sized: SceneNode = {
    ...root,
    attributes: {
      ...root.attributes,
      'font-family': 'sans-serif',
      width: viewWidth * scale,
      height: viewHeight * scale,
    },
  };
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(Buffer.from(toSvgText(sized))).resize(width, height, {
    fit: 'contain',
    background: background ?? clear,
  });
}

/** The most that a picture on a page weighs, bytes: the first one is what a page is waited for. */
const heaviestPicture = 16_400;

/** In the best quality that is light enough, of those that are worth their bytes. */
async function leanWebp(image: Sharp, best: number): Promise<Buffer> {
  let file = await image.clone().webp({ quality: best, effort: 6 }).toBuffer();
  for (const quality of [60, 50, 44, 38, 33, 28, 24].filter((lower) => lower < best)) {
    if (file.length <= heaviestPicture) break;
    file = await image.clone().webp({ quality, effort: 6 }).toBuffer();
  }
  return file;
}

/**
 * The same picture as AVIF, for browsers that read it: in the best quality, up to `best` of 100, that weighs less than
 * `most` bytes. Null where none does.
 */
export async function lighterAvif(image: Sharp, most: number, best = 72): Promise<Buffer | null> {
  for (let quality = best; quality >= 32; quality -= 8) {
    const file = await image.clone().avif({ quality, effort: 4 }).toBuffer();
    if (file.length < most) return file;
  }
  return null;
}

interface Encoding {
  /** Behind what the pixels leave free; a CSS colour. Default none (white for JPEG). */
  background?: string | undefined;
  /** Of WebP, from 1 to 100: plain areas of a drawing need less than grain and fibres do. Default 50. */
  quality?: number | undefined;
}

/** Pixels as a file. The same pixels give the same bytes. */
export function encoded(
  image: Sharp,
  format: ImageFormat,
  { background, quality = 50 }: Encoding = {},
): Promise<Buffer> {
  const opaque =
    background || format === 'jpeg' ? image.flatten({ background: background ?? '#fff' }) : image;
  if (format === 'webp') return leanWebp(opaque, quality);
  if (format === 'avif') return opaque.avif({ quality: 60, effort: 4 }).toBuffer();
  return format === 'png'
    ? opaque.png({ compressionLevel: 9 }).toBuffer()
    : opaque.jpeg({ quality: 70, mozjpeg: true }).toBuffer();
}

/** A drawing as an image file, fitted into the size and centred. The same drawing gives the same bytes. */
export const rasterise = async (root: SceneNode, raster: Raster): Promise<Buffer> =>
  encoded(await pixelsOf(root, raster), raster.format, { background: raster.background });
