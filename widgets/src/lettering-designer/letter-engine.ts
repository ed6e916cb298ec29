/** What reads fonts and sets letters: fetched with the first font. */
export { leastSize, measureCharacters, parseFont, setLetters } from '@kerf/sdk/lettering';
export { warmFont } from './warm-font.js';
