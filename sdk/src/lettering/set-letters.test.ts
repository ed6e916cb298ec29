/** How lines of letters stand to each other, px at 100 px. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFont } from '../rules/lettering/fonts.js';
import { fontsWith, slicePaths } from './font-slices.js';
import { joinFonts } from './join-fonts.js';
import { parseFont } from './letter-font.js';
import { measureCharacters, setLetters } from './set-letters.js';

const openFile = (path: string) => {
  const file = path.replace(/-[\da-f]{10}(?=\.woff$)/, '');
  const bytes = readFileSync(join(import.meta.dirname, '../../../storefront', file));
  return parseFont(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
};
const openFont = (name: string, text = '') =>
  slicePaths(name, text)
    .map(openFile)
    .reduce(joinFonts, openFile(findFont(name)?.path ?? ''));
const font = openFont('Inter');

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

/** From the left, with blanks left out. */
const fromLeft = (name: string, text: string): string =>
  setLetters(openFont(name, text), { text, align: 'left' })
    .letters.map(({ characters }) => characters)
    .join('');

test('letters that are read from the right stand in that order, numbers and other words among them in theirs', () => {
  expect(fromLeft('Rubik', 'אבג')).toBe('גבא');
  expect(fromLeft('Rubik', 'אב (ג) 26')).toBe('26(ג)בא');
  expect(fromLeft('Rubik', 'Haifa אבג 26')).toBe('Haifa26גבא');
  expect(fromLeft('Rubik', 'Haifa')).toBe('Haifa');
});

test('letters of two files stand on one line, none over another, and what neither has is missing', () => {
  const text = 'Łódź Їжа Ünï';
  const rubik = openFont('Rubik', text);
  const { letters, missing } = setLetters(rubik, { text: `${text}م`, align: 'left' });
  expect(letters.map(({ characters }) => characters).join('')).toBe(text.replaceAll(' ', ''));
  expect(missing).toEqual(['م']);
  const starts = letters.map(({ x, glyph }) => x + (glyph.box?.x ?? 0));
  expect(starts).toEqual([...starts].sort((one, other) => one - other));
  for (const [at, { x, glyph }] of letters.slice(0, -1).entries())
    expect(starts[at + 1]).toBeGreaterThan(x + (glyph.box?.x ?? 0) + (glyph.box?.width ?? 0) * 0.9);
  // A blank between two files is as wide as it is in one.
  const gap = (written: string) => {
    const [before, after] = setLetters(rubik, { text: written, align: 'left' }).letters;
    return (after?.x ?? 0) - (before?.x ?? 0) - (before?.glyph.advance ?? 0);
  };
  expect(gap('Ł Ł')).toBeCloseTo(gap('H H'), 6);
});

test('a Vietnamese word is of one file, so that its letters stand as that file says', () => {
  const text = 'ĐƯỢ';
  const paths = slicePaths('Montserrat', text);
  expect(paths).toEqual([expect.stringContaining('-vietnamese-'), expect.stringContaining('-latin-ext-')]);
  const widthIn = (written: ReturnType<typeof openFont>) =>
    setLetters(written, { text, align: 'left' }).box.width;
  expect(widthIn(openFont('Montserrat', text))).toBeCloseTo(widthIn(openFile(paths[0] ?? '')), 6);
});

test('further files are asked for by texts that need them, where a font has them', () => {
  const kindsOf = (name: string, text: string) =>
    slicePaths(name, text).map((path) => path.replace(/^.*\/[a-z]+-|-[\da-f]{10}\.woff$/g, ''));
  expect(kindsOf('Rubik', 'Cœur, crème brûlée “2” ½ €')).toEqual([]);
  expect(kindsOf('Rubik', 'Łódź')).toEqual(['latin-ext']);
  expect(kindsOf('Rubik', 'Їжа חנות')).toEqual(['cyrillic', 'hebrew']);
  expect(kindsOf('Inter', 'Phở Ωμέγα')).toEqual(['vietnamese', 'greek']);
  expect(kindsOf('Barlow', 'חנות')).toEqual([]);
  // However an accent was typed.
  expect(kindsOf('Rubik', 'Žižkov'.normalize('NFD'))).toEqual(['latin-ext']);
});

test('fonts with some letters are those that have a file of each kind of them', () => {
  expect(fontsWith(['ש'])).toEqual(['Amatic SC', 'Fredoka', 'Open Sans', 'Rubik']);
  expect(fontsWith(['ש', 'Ж'])).toEqual(['Amatic SC', 'Open Sans', 'Rubik']);
  expect(fontsWith(['ש', '🎉'])).toEqual([]);
  expect(fontsWith(['\u05c1'])).toEqual([]);
  // Any may have what the first file of others has.
  expect(fontsWith(['ש', '↑'])).toEqual(fontsWith(['ש']));
  expect(fontsWith(['パ'])).toEqual([]);
});
