/** How lines of letters stand to each other, px at 100 px. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFont } from '../rules/lettering/fonts.js';
import { parseFont } from './letter-font.js';
import { measureCharacters, setLetters } from './set-letters.js';

const file = findFont('Inter')?.path.replace(/-[\da-f]{10}(?=\.woff$)/, '') ?? '';
const bytes = readFileSync(join(import.meta.dirname, '../../../storefront', file));
const font = parseFont(
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
);

const edgesOf = (align: 'left' | 'center' | 'right') => {
  const { letters, box } = setLetters(font, { text: 'HHHH\nH', align });
  const last = letters.at(-1);
  const left = (last?.x ?? 0) + (last?.glyph.box?.x ?? 0);
  return { left, right: box.width - left - (last?.glyph.box?.width ?? 0), first: letters[0], last };
};

test('lines are aligned by what is cut: at the left edge, the middle or the right edge', () => {
  expect(edgesOf('left').left).toBeCloseTo(0, 6);
  expect(edgesOf('right').right).toBeCloseTo(0, 6);
  const { left, right } = edgesOf('center');
  expect(left).toBeGreaterThan(50);
  expect(left).toBeCloseTo(right, 6);
});

test('a line stands as far below the last as the font is high, and 10 units', () => {
  const { first, last } = edgesOf('left');
  expect((last?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(font.ascent + font.descent + 10, 6);
});

test('letters are drawn at 100 px, of which each is 25.4 / 96 mm', () => {
  const { box, natural } = setLetters(font, { text: 'H', align: 'left' });
  // The capitals of Inter are 0.7275 of its size.
  expect(box.height).toBeCloseTo(72.75, 1);
  expect(natural.height / box.height).toBeCloseTo(0.26458, 5);
  expect(natural.width / box.width).toBeCloseTo(0.26458, 5);
});

test('a character is as large as the larger side of its outline', () => {
  const set = setLetters(font, { text: 'Il', align: 'left' });
  const [capital] = measureCharacters(set, set.box.width, set.box.height);
  expect(capital).toEqual({ characters: 'I', size: expect.closeTo(72.75, 1) });
});
