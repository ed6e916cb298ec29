/**
 * What a font has beyond the letters of Western Europe: each kind lies in a file of its own, which is fetched once a text has
 * such letters. Kept with the outlines, since nobody needs it before.
 */
import { letteringFonts } from '../rules/lettering/fonts.js';
import { slices, sliceTable } from './slice-table.js';

/** Which letters are looked for in which file. */
const lettersOf: Readonly<Record<(typeof slices)[number], RegExp>> = {
  'latin-ext':
    /[\u0100-\u02ff\u1d00-\u1dbf\u1e00-\u1e9f\u1ef2-\u1eff\u2020\u20a0-\u20ab\u20ad-\u20c0\u2113\u2c60-\u2c7f\ua720-\ua7ff]/,
  vietnamese: /[\u1ea0-\u1ef1\u20ab]/,
  cyrillic: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/,
  greek: /[\u0370-\u03ff]/,
  hebrew: /[\u0590-\u05ff\u20aa]/,
};

/** Paths below the shop's address of the further files of a font that a text may need; none for most. */
export function slicePaths(font: string, text: string): string[] {
  const marks = sliceTable[font] ?? [];
  return slices.flatMap((slice, at) =>
    marks[at] && lettersOf[slice].test(text)
      ? `/assets/lettering-fonts/${font.toLowerCase().replaceAll(' ', '-')}-${slice}-${marks[at]}.woff`
      : [],
  );
}

/** Names of the fonts that have further letters of the kinds of these; none where one of them is of no such kind. */
export function fontsWith(characters: readonly string[]): string[] {
  const kinds = characters.map((character) => slices.findIndex((slice) => lettersOf[slice].test(character)));
  return letteringFonts
    .map(({ name }) => name)
    .filter((name) => kinds.every((kind) => sliceTable[name]?.[kind]));
}
