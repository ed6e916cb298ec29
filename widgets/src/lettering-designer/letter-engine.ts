/** What reads fonts and sets letters: fetched with the first font. */
export { measureCharacters, parseFont, setLetters } from '@kerf/sdk/lettering';
