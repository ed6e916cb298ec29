import { node, toSvgText } from '@kerf/sdk/drawing';
import sharp, { type Sharp } from 'sharp';
import { outlinedLine, sizeToFit } from './outlined-text.js';

/** What sharing previews ask for, px. */
export const socialSize = { width: 1200, height: 630 } as const;

const ink = '#1a1814';
const accent = '#c40062';

/** At most two lines, broken where they come out most alike. */
function broken(name: string): string[] {
  const words = name.split(' ');
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return [[name], ...splits].reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

/** Where words end and the picture begins, px. */
const panel = 452;
const margin = 64;

/** The card that a shared link shows: the item's name beside its picture, trimmed by crop marks. */
export async function socialPicture(name: string, picture: Sharp): Promise<Sharp> {
  const lines = broken(name);
  const size = Math.min(
    84,
    ...lines.map((line) => sizeToFit(line, panel - margin - 28, { face: 'display' })),
  );
  const top = 315 - ((lines.length - 1) * size * 1.04) / 2 + size * 0.2;
  const words = lines
    .map((line, index) => outlinedLine(line, margin, top + index * size * 1.04, size, { face: 'display' }))
    .join('');
  const foot = ['Printed and cut to order', 'in Australia']
    .map((line, index) => outlinedLine(line, margin, 528 + index * 30, 23))
    .join('');
  const marks = [margin, panel - 28].flatMap((x) =>
    [48, 582].map(
      (y) =>
        `M${x} ${y + (y < 300 ? -8 : 8)}v${y < 300 ? -26 : 26}M${x + (x < panel / 2 ? -8 : 8)} ${y}h${x < panel / 2 ? -26 : 26}`,
    ),
  );
  const over = node(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${socialSize.width} ${socialSize.height}`,
      ...socialSize,
    },
    node('path', { d: words, fill: ink }),
    node('path', { d: outlinedLine('Kerf', margin, 124, 46, { face: 'display' }), fill: accent }),
    node('path', { d: foot, fill: '#625d52' }),
    node('path', { d: marks.join(''), fill: 'none', stroke: ink, 'stroke-width': 1.5 }),
  );
  // As high as the card; what does not fit beside the words is lost on both sides alike.
  const photo = await picture
    .resize(socialSize.width - panel, socialSize.height, { fit: 'cover' })
    .png()
    .toBuffer();
  return sharp({ create: { ...socialSize, channels: 3, background: '#fffefb' } }).composite([
    { input: photo, left: panel, top: 0 },
    { input: Buffer.from(toSvgText(over)), left: 0, top: 0 },
  ]);
}
