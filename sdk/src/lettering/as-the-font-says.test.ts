/** Kerning and ligatures of every font, against the engine that shapes text in papers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { letteringFonts } from '../rules/lettering/fonts.js';
import { slicePaths } from './font-slices.js';
import { parseFont } from './letter-font.js';
import { readFontFile } from './read-font-file.js';

const lines = ['AVATAR Today Wave', 'Typography flows', 'Hello fjord ffi', 'Ty. To, LT P.'];
/** What a font wants everywhere; alternates of first and last letters are for whoever asks for them. */
const features = {
  ...{ kern: true, liga: true, clig: true, rlig: true },
  ...{ calt: false, ccmp: false, locl: false, init: false, fina: false, rclt: false },
};

/** The one font whose ligatures look at their neighbours, which is not read. */
const contextual = 'Lobster';

/** Words without blanks, which further files leave to the first. */
const further: Readonly<Record<string, readonly string[]>> = {
  vietnamese: ['ƯƠ', 'ĐƯỢC', 'ỜẮỆ'],
  'latin-ext': ['ŁŤŽďľ', 'ŠĀŪģķ'],
  cyrillic: ['ТОДАГОДУ', 'Газета', 'Ужгород'],
  greek: ['ΑΥΤΟ', 'Τίτλος', 'ΓΑΛΑ'],
  hebrew: ['דברג', 'רגדב', 'לוחות'],
};

/** Those whose further Latin is a few letters. */
const lackingSome = new Set(['Fredoka', 'Lato', 'Lilita One', 'Passion One', 'Shadows Into Light']);

/** A file as it is read here, and by the engine of the papers. */
function open(path: string) {
  const file = path.replace(/-[\da-f]{10}(?=\.woff$)/, '');
  const bytes = readFileSync(join(import.meta.dirname, '../../../storefront', file));
  const packed = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  const other = create(Buffer.from(readFontFile(packed)));
  if (!('layout' in other)) throw new Error('a collection');
  return { font: parseFont(packed), other };
}

/** The length of a line here, and as the font says, px at 100 px. */
function lengths({ font, other }: ReturnType<typeof open>, line: string) {
  const isTurned = /[\u0590-\u05ff]/.test(line);
  const written = font.write(isTurned ? [...line].reverse().join('') : line);
  const last = written.at(-1);
  const run = other.layout(line, features);
  const length = run.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return {
    here: (last?.x ?? 0) + (last?.glyph.advance ?? 0),
    there: (100 * length) / other.unitsPerEm,
    glyphs: [written.length, run.glyphs.length],
  };
}

test.each(letteringFonts.filter(({ name }) => name !== contextual).map(({ name, path }) => [name, path]))(
  '%s stands as it says',
  (_name, path) => {
    const opened = open(path);
    for (const line of lines) {
      const { here, there, glyphs } = lengths(opened, line);
      expect(here).toBeCloseTo(there, 0);
      expect(glyphs[0]).toBe(glyphs[1]);
    }
  },
);

const furtherFiles = letteringFonts
  .filter(({ name }) => name !== contextual)
  .flatMap(({ name }) =>
    Object.entries(further).flatMap(([slice, words]) =>
      slicePaths(name, words.join(''))
        .filter((path) => path.includes(`-${slice}-`))
        .map((path) => [name, slice, path] as const),
    ),
  );

test.each(furtherFiles)('%s stands as it says in %s', (name, slice, path) => {
  const opened = open(path);
  // Some files lack single letters of their kind.
  const words = (further[slice] ?? []).filter((word) => !opened.font.lacks(word).length);
  if (!lackingSome.has(name)) expect(words).not.toEqual([]);
  for (const word of words) {
    const { here, there } = lengths(opened, word);
    expect([word, Math.abs(here - there) < 0.5 || { here, there }]).toEqual([word, true]);
  }
});

test('Hebrew that stands closer together than it is wide is in some of these files', () => {
  const [, , path = ''] = furtherFiles.find(([name, slice]) => name === 'Rubik' && slice === 'hebrew') ?? [];
  const { font } = open(path);
  // Read from the right: the first letter of the pair stands on the right.
  const [gimel, resh] = font.write('גר');
  expect((resh?.x ?? 0) - (gimel?.glyph.advance ?? 0)).toBeLessThan(-1);
});
