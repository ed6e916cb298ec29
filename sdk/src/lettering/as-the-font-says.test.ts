/** Kerning and ligatures of every font, against the engine that shapes text in papers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { letteringFonts } from '../rules/lettering/fonts.js';
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

test.each(letteringFonts.filter(({ name }) => name !== contextual).map(({ name, path }) => [name, path]))(
  '%s stands as it says',
  (_name, path) => {
    const file = path.replace(/-[\da-f]{10}(?=\.woff$)/, '');
    const bytes = readFileSync(join(import.meta.dirname, '../../../storefront', file));
    const packed = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
    const font = parseFont(packed);
    const other = create(Buffer.from(readFontFile(packed)));
    if (!('layout' in other)) throw new Error('a collection');
    for (const line of lines) {
      const last = font.write(line).at(-1);
      const run = other.layout(line, features);
      const length = run.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      expect((last?.x ?? 0) + (last?.glyph.advance ?? 0)).toBeCloseTo((100 * length) / other.unitsPerEm, 0);
      expect(font.write(line)).toHaveLength(run.glyphs.length);
    }
  },
);
