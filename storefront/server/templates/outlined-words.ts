/**
 * Words as outlines: no program that opens a template asks for their typeface. What is drawn of a word is kept, since
 * all templates say much the same.
 */
import * as fontkit from 'fontkit';
import { LRUCache } from 'lru-cache';
import { type Face, openFaces } from '../papers/faces.js';

/** How words are set. `size` is in the units that are drawn in. */
export interface Setting {
  face: Exclude<Face, 'strong'>;
  size: number;
}

/** A word in units of its typeface, from its foot: what draws it, and how far it goes. */
interface OutlinedWord {
  content: string;
  advance: number;
}

const words = new LRUCache<string, OutlinedWord>({ max: 2_000 });
const fonts = new Map<Face, fontkit.Font>();

function fontOf(face: Face): fontkit.Font {
  const known = fonts.get(face);
  if (known) return known;
  const font = fontkit.create(openFaces()[face].file);
  if (!('unitsPerEm' in font)) throw new Error('A face of the shop is a collection.');
  fonts.set(face, font);
  return font;
}

/** One step of an outline as a PDF writes it; it has no curves of one handle. */
function step({ command, args }: fontkit.PathCommand, from: readonly number[]): string {
  const [x = 0, y = 0] = from;
  if (command === 'moveTo') return `${args.join(' ')} m`;
  if (command === 'lineTo') return `${args.join(' ')} l`;
  if (command === 'bezierCurveTo') return `${args.join(' ')} c`;
  if (command === 'closePath') return 'h';
  const [a = 0, b = 0, toX = 0, toY = 0] = args;
  const handles = [
    x + (2 / 3) * (a - x),
    y + (2 / 3) * (b - y),
    toX + (2 / 3) * (a - toX),
    toY + (2 / 3) * (b - toY),
  ];
  return `${handles.map((length) => Math.round(length * 10) / 10).join(' ')} ${toX} ${toY} c`;
}

function outline(face: Face, word: string): OutlinedWord {
  const key = `${face} ${word}`;
  const known = words.get(key);
  if (known) return known;
  const { glyphs, positions } = fontOf(face).layout(word);
  let advance = 0;
  const content = glyphs.map((glyph, index) => {
    let from: readonly number[] = [];
    const steps = glyph.path.commands.map((command) => {
      const written = step(command, from);
      if (command.args.length) from = command.args.slice(-2);
      return written;
    });
    const at = positions[index];
    const placed = `1 0 0 1 ${at?.xAdvance ?? 0} 0 cm`;
    advance += at?.xAdvance ?? 0;
    return `${steps.join('\n')}${steps.length ? '\nf' : ''}\n${placed}`;
  });
  const made = { content: content.join('\n'), advance };
  words.set(key, made);
  return made;
}

const spaceOf = (face: Face): number => fontOf(face).layout(' ').advanceWidth;

/** Words in lines of at most `width`, the widest word apart. */
function toLines({ face, size }: Setting, text: string, width: number): OutlinedWord[][] {
  const scale = size / fontOf(face).unitsPerEm;
  const space = spaceOf(face);
  const lines: OutlinedWord[][] = [];
  let taken = 0;
  for (const word of text.split(' ').map((each) => outline(face, each))) {
    taken += space + word.advance;
    if (lines.length === 0 || taken * scale > width) {
      lines.push([]);
      taken = word.advance;
    }
    lines.at(-1)?.push(word);
  }
  return lines;
}

/** How wide words are on one line. */
export function widthOf({ face, size }: Setting, text: string): number {
  const [line = []] = toLines({ face, size }, text, Number.POSITIVE_INFINITY);
  const advance = line.reduce((sum, word) => sum + word.advance, 0) + spaceOf(face) * (line.length - 1);
  return (advance * size) / fontOf(face).unitsPerEm;
}

/** Draws words in the colour that is set, their first line under `y`, and returns how high they are. */
export function drawWords(
  doc: PDFKit.PDFDocument,
  setting: Setting,
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
): number {
  const { face, size } = setting;
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  const lineHeight = size * 1.4;
  const lines = toLines(setting, text, width);
  for (const [index, line] of lines.entries()) {
    const foot = y + index * lineHeight + font.ascent * scale;
    doc.save();
    doc.transform(scale, 0, 0, -scale, x, foot);
    for (const { content } of line) doc.addContent(`${content}\n1 0 0 1 ${spaceOf(face)} 0 cm`);
    doc.restore();
  }
  return lines.length * lineHeight;
}
