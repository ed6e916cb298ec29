import type { Locator } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * A picture of a widget at the top left of the page, 480 pixels wide and on white: neither its place on the page nor what
 * shows through it is part of the picture.
 */
export async function pictureOf(widget: Locator): Promise<Buffer> {
  await widget.evaluate(async (element: HTMLElement) => {
    const rules = [
      ['position', 'absolute'],
      ['inset', '0 auto auto 0'],
      ['width', '480px'],
      ['margin', '0'],
      ['padding', '0'],
      ['z-index', '2147483647'],
      ['background', 'white'],
      // Its last row may be a part of a pixel high.
      ['box-shadow', '0 0 0 4px white'],
    ];
    for (const [name, value] of rules) element.style.setProperty(name ?? '', value ?? '', 'important');
    const pictures = element.shadowRoot?.querySelectorAll('img') ?? [];
    for (const picture of pictures) if (picture.loading !== 'lazy') await picture.decode().catch(() => {});
    // What follows the width of its widget has been told.
    for (let frames = 0; frames < 3; frames++)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
  });
  const picture = await widget.screenshot({ animations: 'disabled' });
  await widget.evaluate((element) => element.removeAttribute('style'));
  return picture;
}

/** Of two pictures, the part of the pixels that differ: 0 to 1, and 1 where their sizes do. */
export function differenceOf(one: Buffer, other: Buffer): number {
  const [first, second] = [PNG.sync.read(one), PNG.sync.read(other)];
  const { width, height } = first;
  if (width !== second.width || height !== second.height) return 1;
  return pixelmatch(first.data, second.data, undefined, width, height) / (width * height);
}
