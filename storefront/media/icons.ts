import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pngToIco from 'png-to-ico';
import sharp from 'sharp';

const paper = '#fffefb';

/**
 * The shop's mark, as pixels: what browsers ask for unasked, the icon of a tab, and the tile of a phone's home screen. A
 * browser draws an icon that is a drawing on the page's own thread, as a document of its own, while the page is first shown.
 */
export const icons: readonly { path: string; draw: () => Promise<Buffer> }[] = [
  {
    path: 'favicon.ico',
    draw: async () => pngToIco(await Promise.all([16, 32, 48].map((size) => mark(size)))),
  },
  {
    path: 'icon.png',
    draw: async () =>
      sharp(await mark(96))
        .png({ palette: true })
        .toBuffer(),
  },
  {
    path: 'apple-touch-icon.png',
    // Opaque, with room around it: phones cut the corners off.
    draw: async () =>
      sharp(await mark(124))
        .extend({ top: 28, bottom: 28, left: 28, right: 28, background: paper })
        .flatten({ background: paper })
        .png({ palette: true })
        .toBuffer(),
  },
];

/** The mark as a PNG of `size` px. */
async function mark(size: number): Promise<Buffer> {
  const drawing = await readFile(join(import.meta.dirname, 'mark.svg'));
  return sharp(drawing, { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();
}
