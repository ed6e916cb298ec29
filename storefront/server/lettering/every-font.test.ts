/** Every font of lettering, on texts that try it, as another geometry library sees what is cut. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PricingRequest } from '@kerf/sdk/contract';
import { parseFont, slicePaths } from '@kerf/sdk/lettering';
import { letteringFonts, letteringLines } from '@kerf/sdk/rules';
import { describe, expect, test } from 'vitest';
import { measureLines } from '../../tests/measure-lines.js';
import { repositoryRoot } from '../paths.js';
import { openLetterBook } from './letter-book.js';

const folder = join(repositoryRoot(), 'storefront/assets/lettering-fonts');
const book = openLetterBook(folder);
const texts = [
  'Ünïcödé Ålesund façade ñ ß',
  'Fjord’s & O\'Brien "24/7"',
  '0123456789 $% (1+1)',
  'Happily effluent fjordly',
  'Two lines\nof lettering',
  // Its outline meets itself in a point in one of the fonts.
  'A',
];
/** Words of those whose letters lie in further files, as far as all fonts that have such a file have them. */
const further = [
  'Łódź Žižkov Čapek Ñandú',
  'Phở ngon, bánh mì Sài Gòn',
  'Пекарня Ёлка, їжа',
  'Φούρνος Ζωή',
  'מאפיית הגליל (2026) Haifa',
];
const openFile = (path: string) => {
  const bytes = readFileSync(join(folder, path.replace(/^.*\/|-[\da-f]{10}(?=\.woff$)/g, '')));
  return parseFont(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
};
const designed = (text: string, font: string): PricingRequest =>
  book.settle({
    width: 900,
    height: 0,
    auto_height: true,
    lettering: { text, font, align: 'center' },
  } as PricingRequest);

describe.each(letteringFonts.map(({ name, path }) => [name, path] as const))('%s', (name, path) => {
  test('cuts lines that cross nothing, in the size, the area and the length that are charged', () => {
    const written = further.filter((text) => !book.font(name, text)?.lacks(text).length);
    for (const text of [...texts, ...written]) {
      const configuration = designed(text, name);
      const outline = book.outline(configuration);
      const { width, height, area, length, faults } = measureLines(outline?.contours ?? []);
      expect([text, faults]).toEqual([text, []]);
      expect(Math.abs(width / configuration.width - 1)).toBeLessThan(0.001);
      expect(Math.abs(height / configuration.height - 1)).toBeLessThan(0.001);
      const figures = book.figures({ text, font: name, align: 'center' }, width, height);
      expect(Math.abs(figures.area / area - 1)).toBeLessThan(0.002);
      expect(Math.abs(figures.length / length - 1)).toBeLessThan(0.002);
      expect(letteringLines(text).length).toBe(text.split('\n').length);
    }
  });

  test('refuses what it can’t write, by name', () => {
    for (const [text, named] of [
      ['سلام', '“س”'],
      ['Hi 🎉', '“🎉”'],
      ['a\u202eb', 'U+202E'],
      ['q\u0323', 'U+0323'],
    ] as const) {
      const refusal = book.check(designed(text, name));
      expect(refusal).toMatchObject({ code: 'LETTERING_CHARACTERS_MISSING', field: 'lettering_text' });
      expect(refusal?.message).toContain(named);
      expect(refusal?.message).toContain(name);
    }
  });

  test('has its further letters in files that go on the same line', () => {
    const first = openFile(path);
    const paths = slicePaths(name, further.join(' '));
    for (const one of paths) {
      const { unit, ascent } = openFile(one);
      expect([one, unit, Math.round(ascent)]).toEqual([one, first.unit, Math.round(first.ascent)]);
    }
  });

  test('is served by the shop, with its licence beside it', () => {
    const file = path.replace(/^.*\/|-[\da-f]{10}(?=\.woff$)/g, '');
    expect(existsSync(join(folder, file))).toBe(true);
    expect(readFileSync(join(folder, file.replace('.woff', '.OFL.txt')), 'utf8')).toMatch(
      /SIL Open Font License/i,
    );
  });
});
