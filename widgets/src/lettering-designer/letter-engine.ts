/** What reads fonts and sets letters: fetched with the first font. */
export {
  fontsWith,
  joinFonts,
  leastSize,
  measureCharacters,
  parseFont,
  setLetters,
  slicePaths,
} from '@kerf/sdk/lettering';
export { warmFont } from './warm-font.js';
