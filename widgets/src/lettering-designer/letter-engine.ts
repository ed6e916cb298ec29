/** What reads fonts and sets letters: fetched with the first font. */
export { fontsWith, leastSize, measureCharacters, setLetters } from '@kerf/sdk/lettering';
export { isFontWhole, lackingFiles, openedFont, openFontFile, openFontsWith } from './open-fonts.js';
