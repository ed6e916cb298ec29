/** Drawings as pixels that can be looked up. */
import { node, type SceneNode, toSvgText } from '@kerf/sdk/drawing';
import sharp from 'sharp';

export interface Texture {
  /** px. */
  width: number;
  height: number;
  /** Four bytes a pixel. */
  data: Uint8Array;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws what is in the box at so many pixels to its unit. */
export async function toTexture(
  children: readonly SceneNode[],
  box: Box,
  pixelsPerUnit: number,
): Promise<Texture> {
  const width = Math.max(1, Math.round(box.width * pixelsPerUnit));
  const height = Math.max(1, Math.round(box.height * pixelsPerUnit));
  const root = node(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
      width,
      height,
      preserveAspectRatio: 'none',
    },
    ...children,
  );
  const { data, info } = await sharp(Buffer.from(toSvgText(root)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The colour at shares of the texture's width and height, between its pixels; nothing outside of it. */
export function sample({ width, height, data }: Texture, u: number, v: number, out: Float32Array): void {
  const x = u * width - 0.5;
  const y = v * height - 0.5;
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  out[3] = 0;
  if (x0 < -1 || y0 < -1 || x0 >= width || y0 >= height) return;
  const fx = x - x0;
  const fy = y - y0;
  let red = 0;
  let green = 0;
  let blue = 0;
  let cover = 0;
  for (let n = 0; n < 4; n += 1) {
    const px = x0 + (n & 1);
    const py = y0 + (n >> 1);
    if (px < 0 || py < 0 || px >= width || py >= height) continue;
    const at = (py * width + px) * 4;
    const alpha = data[at + 3] ?? 0;
    if (!alpha) continue;
    const share = (n & 1 ? fx : 1 - fx) * (n >> 1 ? fy : 1 - fy) * alpha;
    cover += share;
    red += (data[at] ?? 0) * share;
    green += (data[at + 1] ?? 0) * share;
    blue += (data[at + 2] ?? 0) * share;
  }
  if (cover <= 0) return;
  const scale = 1 / (cover * 255);
  out[0] = red * scale;
  out[1] = green * scale;
  out[2] = blue * scale;
  out[3] = cover / 255;
}
