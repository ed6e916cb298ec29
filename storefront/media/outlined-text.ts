/** Text as outlines, so that a picture looks the same on every machine, whatever fonts it has. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mm } from '@kerf/sdk/drawing';
import type { Font, PathCommand } from 'opentype.js';
import type { Face, Lettering, TextStyle } from '../artwork/lettering.js';
import { fill } from '../artwork/strokes.js';

const require = createRequire(import.meta.url);
// The package's two builds export in two ways; the one that `require` finds is the same for every loader.
const { parse } = require('opentype.js') as typeof import('opentype.js');

const files = {
  display: require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff'),
  heading: require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff'),
  text: require.resolve('@fontsource/public-sans/files/public-sans-latin-600-normal.woff'),
} as const satisfies Record<Face, string>;

const fonts = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = fonts.get(face);
  if (known) return known;
  const bytes = readFileSync(files[face]);
  const font = parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
  fonts.set(face, font);
  return font;
}

interface Placed {
  commands: readonly PathCommand[];
  /** From the start of the line to the start and the middle of the letter. */
  x: number;
  middle: number;
}

/** The letters of a line in order, and the line's length; `spacing` is added between letters, in shares of the size. */
function setLine(
  text: string,
  size: number,
  face: Face,
  spacing: number,
): { letters: Placed[]; length: number } {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  let x = 0;
  const letters = [...text].map((sign, index, signs) => {
    const glyph = font.charToGlyph(sign);
    const before = index ? font.charToGlyph(signs[index - 1] ?? '') : null;
    if (before) x += font.getKerningValue(before, glyph) * scale + spacing * size;
    const advance = (glyph.advanceWidth ?? 0) * scale;
    const placed = { commands: glyph.getPath(0, 0, size).commands, x, middle: x + advance / 2 };
    x += advance;
    return placed;
  });
  return { letters, length: x };
}

type Move = (x: number, y: number) => readonly [number, number];

function write(commands: readonly PathCommand[], move: Move): string {
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      const points: (readonly [number, number])[] = [];
      if (command.type === 'C') points.push(move(command.x1, command.y1), move(command.x2, command.y2));
      if (command.type === 'Q') points.push(move(command.x1, command.y1));
      points.push(move(command.x, command.y));
      return command.type + points.map(([x, y]) => `${mm(x)} ${mm(y)}`).join(' ');
    })
    .join('');
}

/** Path data of one line whose baseline starts (or is centred, or ends) at x, y. */
export function outlinedLine(
  text: string,
  x: number,
  y: number,
  size: number,
  style: TextStyle = {},
): string {
  const { face = 'text', anchor = 'start', spacing = 0 } = style;
  const { letters, length } = setLine(text, size, face, spacing);
  const start = x - (anchor === 'middle' ? length / 2 : anchor === 'end' ? length : 0);
  return letters
    .map((letter) => write(letter.commands, (dx, dy) => [start + letter.x + dx, y + dy]))
    .join('');
}

/** Sets artwork's words as outlines, which can be stamped and pressed too. */
export const outlined: Lettering = (...words) => {
  const d = outlinedLine(...words);
  return { d, inked: (colour) => fill(d, colour) };
};

/** Path data of a line that runs round a circle, centred at the top, or at the foot and readable there. */
export function outlinedArc(
  text: string,
  centre: readonly [x: number, y: number],
  radius: number,
  size: number,
  style: TextStyle & { foot?: boolean } = {},
): string {
  const { face = 'text', spacing = 0, foot = false } = style;
  const { letters, length } = setLine(text, size, face, spacing);
  return letters
    .map(({ commands, x, middle }) => {
      const angle = ((middle - length / 2) / radius) * (foot ? -1 : 1);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      // Round the top the baseline is the circle's outside, round the foot its inside.
      const reach = foot ? radius : -radius;
      return write(commands, (dx, dy) => {
        const [px, py] = [dx - (middle - x), dy + reach];
        return [centre[0] + px * cos - py * sin, centre[1] + px * sin + py * cos];
      });
    })
    .join('');
}

/** The size at which a line is exactly `width` long. */
export const sizeToFit = (text: string, width: number, style: TextStyle = {}): number =>
  (100 * width) / setLine(text, 100, style.face ?? 'text', style.spacing ?? 0).length;
