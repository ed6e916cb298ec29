/**
 * What a font has beyond the letters of Western Europe: each kind of letters lies in a file of its own, a slice, as the packages
 * of fonts cut them. It is fetched once a text has such letters; which those are is known with the outlines, not before.
 */
import { letteringFonts } from '../rules/lettering/fonts.js';
import { letteringText } from '../rules/lettering/lettering.js';
import { slices, sliceTable } from './slice-table.js';

/** Which letters are looked for in which slice, beyond those of the first file. */
const lettersOf: Readonly<Record<(typeof slices)[number], RegExp>> = {
  vietnamese: /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/,
  'latin-ext':
    /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u02bd-\u02c5\u02c7-\u02d9\u02db\u02dd-\u02ff\u1d00-\u1dbf\u1e00-\u1e9f\u1ef2-\u1eff\u2020\u20a0-\u20ab\u20ad-\u20c0\u2113\u2c60-\u2c7f\ua720-\ua7ff]/,
  cyrillic: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/,
  greek: /[\u0370-\u03ff]/,
  hebrew: /[\u0590-\u05ff\u20aa]/,
};

/** What the first file of a font may have. */
const ofFirst =
  /[\u0020-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]/;

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
 * Names of the fonts that may have some letters, by their kinds; a file may lack single ones. None where a letter is of no kind
 * that there is, or a mark, which no font has by itself.
 */
export const fontsWith = (characters: readonly string[]): string[] =>
  letteringFonts
    .map(({ name }) => name)
    .filter((name) =>
      characters.every(
        (character) =>
          !/\p{M}/u.test(character) &&
          (ofFirst.test(character) ||
            slices.some((slice, at) => sliceTable[name]?.[at] && lettersOf[slice].test(character))),
      ),
    );
