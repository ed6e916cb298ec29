import { mm, node, type SceneNode } from '@kerf/sdk/drawing';
import { outlinedLine, sizeToFit } from './outlined-text.js';
import { pictureSize } from './studio/compose.js';

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

/** The card that a shared link shows: the item's name beside its picture, trimmed by crop marks. */
export function socialPicture(name: string, picture: SceneNode): SceneNode {
  const lines = broken(name);
  const size = Math.min(84, ...lines.map((line) => sizeToFit(line, 430, { face: 'display' })));
  const top = 315 - ((lines.length - 1) * size * 1.04) / 2 + size * 0.2;
  const words = lines
    .map((line, index) => outlinedLine(line, 72, top + index * size * 1.04, size, { face: 'display' }))
    .join('');
  const marks = [72, 1128].flatMap((x) =>
    [48, 582].map(
      (y) =>
        `M${x} ${y + (y < 300 ? -8 : 8)}v${y < 300 ? -26 : 26}M${x + (x < 600 ? -8 : 8)} ${y}h${x < 600 ? -26 : 26}`,
    ),
  );
  const scale = socialSize.height / pictureSize.height;
  const from = socialSize.width - pictureSize.width * scale + 60;
  return node(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${socialSize.width} ${socialSize.height}` },
    node('g', { transform: `translate(${mm(from)} 0) scale(${mm(scale)})` }, ...picture.children),
    node(
      'defs',
      {},
      node(
        'linearGradient',
        { id: 'veil' },
        ...(
          [
            [0, 1],
            [0.86, 1],
            [1, 0],
          ] as const
        ).map(([offset, opacity]) =>
          node('stop', { offset, 'stop-color': '#fffefb', 'stop-opacity': opacity }),
        ),
      ),
    ),
    node('rect', { width: mm(from + 110), height: socialSize.height, fill: 'url(#veil)' }),
    node('path', { d: words, fill: ink }),
    node('path', { d: outlinedLine('Kerf', 72, 112, 46, { face: 'display' }), fill: accent }),
    node('path', { d: outlinedLine('Printed and cut to order in Australia', 72, 540, 23), fill: '#625d52' }),
    node('path', { d: marks.join(''), fill: 'none', stroke: ink, 'stroke-width': 1.5 }),
  );
}
