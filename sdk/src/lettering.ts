/**
 * Vinyl lettering as outlines: fonts, letters in their places, what a cutter follows. It brings the library that reads
 * fonts and the one that unites outlines, so it is imported where letters are drawn, on demand.
 * Imported from `@kerf/sdk/lettering`.
 *
 * @packageDocumentation
 */
export { fontsWith, slicePaths } from './lettering/font-slices.js';
export { joinFonts } from './lettering/join-fonts.js';
export { leastSize } from './lettering/least-size.js';
export { type Glyph, type LetterFont, parseFont } from './lettering/letter-font.js';
export {
  measureCharacters,
  type PlacedLetter,
  type SetLetters,
  setLetters,
} from './lettering/set-letters.js';
export {
  type Contour,
  type Outline,
  outlineArea,
  outlineData,
  outlineLength,
  scaleTo,
  uniteLetters,
} from './lettering/unite-letters.js';
