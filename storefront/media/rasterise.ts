import { type SceneNode, toSvgText } from '@kerf/sdk/drawing';
import sharp from 'sharp';

export type ImageFormat = 'webp' | 'avif' | 'png' | 'jpeg';

export interface Raster {
  /** px. */
  width: number;
  height: number;
  format: ImageFormat;
  /** Behind what the drawing leaves free; a CSS colour. Default transparent (white for JPEG). */
  background?: string;
}

/** A drawing as an image file, fitted into the size and centred. The same drawing gives the same bytes. */
export async function rasterise(
  root: SceneNode,
  { width, height, format, background }: Raster,
): Promise<Buffer> {
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
  const image = sharp(Buffer.from(toSvgText(sized))).resize(width, height, {
    fit: 'contain',
    background: background ?? clear,
  });
  const opaque =
    background || format === 'jpeg' ? image.flatten({ background: background ?? '#fff' }) : image;
  if (format === 'webp') return opaque.webp({ quality: 76, effort: 5 }).toBuffer();
  if (format === 'avif') return opaque.avif({ quality: 60, effort: 4 }).toBuffer();
  return format === 'png'
    ? opaque.png({ compressionLevel: 9 }).toBuffer()
    : opaque.jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}
