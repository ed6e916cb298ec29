import sharp from 'sharp';
import type { Box } from './control.js';

/** A picture of a view, and the part of it that is meant, CSS px. */
export interface Seen {
  box: Box;
  png: Buffer;
}

/** By how much one of a pixel's channels differs, of 255, before an eye would call it another colour. */
const sameColour = 24;

/** How much of a thing looks otherwise than it did, 0 to 1. The thing must have kept its size. */
export async function seenChange(before: Seen, after: Seen): Promise<{ share: number }> {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  if (one.length !== other.length) throw new Error('What was compared has another size than before.');
  let changed = 0;
  for (let at = 0; at < one.length; at += 3) {
    const differs = [0, 1, 2].some(
      (channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > sameColour,
    );
    if (differs) changed++;
  }
  return { share: changed / (one.length / 3) };
}

function pixelsOf({ box, png }: Seen): Promise<Buffer> {
  const { left, top, width, height } = box;
  return sharp(png)
    .extract({
      left: Math.ceil(left),
      top: Math.ceil(top),
      width: Math.floor(width) - 1,
      height: Math.floor(height) - 1,
    })
    .removeAlpha()
    .raw()
    .toBuffer();
}
