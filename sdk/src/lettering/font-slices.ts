/**
 * What a font has beyond the letters of Western Europe: each kind lies in a file of its own, which is fetched once a text has
 * such letters. Kept with the outlines, since nobody needs it before.
 */
import { letteringFonts } from '../rules/lettering/fonts.js';
import { letteringText } from '../rules/lettering/lettering.js';
import { slices, sliceTable } from './slice-table.js';

/** Which letters are looked for in which file. */
const lettersOf: Readonly<Record<(typeof slices)[number], RegExp>> = {
  'latin-ext':
    /[\u0100-\u02ff\u1d00-\u1dbf\u1e00-\u1e9f\u1ef2-\u1eff\u2020\u20a0-\u20ab\u20ad-\u20c0\u2113\u2c60-\u2c7f\ua720-\ua7ff]/,
  vietnamese: /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/,
  cyrillic: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/,
  greek: /[\u0370-\u03ff]/,
  hebrew: /[\u0590-\u05ff\u20aa]/,
};

/** Paths below the shop's address of the further files of a font that a text may need; none for most. */
export function slicePaths(font: string, text: string): string[] {
  const marks = sliceTable[font] ?? [];
  const letters = letteringText(text);
  return slices.flatMap((slice, at) =>
    marks[at] && lettersOf[slice].test(letters)
      ? `/assets/lettering-fonts/${font.toLowerCase().replaceAll(' ', '-')}-${slice}-${marks[at]}.woff`
      : [],
  );
}

/**
 * Names of the fonts that may have some letters, by the kinds of their further files; a file may lack single ones. None where a
 * letter is of no such kind, or a mark, which no font has by itself.
 */
export const fontsWith = (characters: readonly string[]): string[] =>
  letteringFonts
    .map(({ name }) => name)
    .filter((name) =>
      characters.every(
        (character) =>
          !/\p{M}/u.test(character) &&
          slices.some((slice, at) => sliceTable[name]?.[at] && lettersOf[slice].test(character)),
      ),
    );
