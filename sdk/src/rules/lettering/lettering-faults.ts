/** Vinyl lettering: how large a design comes out, and what is said of what can't be cut. Lengths mm. */
import { maxLetteringLength, maxLetteringLines, minCharacterSize } from '../../contract/limits.js';
import {
  charactersMissing,
  charactersSmall,
  letteringEmpty,
  letteringLong,
  letteringTall,
} from '../../contract/messages.js';
import { isRightToLeft, letteringLines, letteringText } from './lettering.js';

/** The height of a design at a width, to a tenth of a millimetre; `box` is its natural one, in any unit. */
export const autoHeight = (box: { width: number; height: number }, width: number): number =>
  box.width > 0 ? Math.max(Math.round(((width * box.height) / box.width) * 10) / 10, 0.1) : 0;

/** A character, or several that the font draws as one, and the larger side of its outline, mm. */
export interface MeasuredCharacter {
  characters: string;
  size: number;
}

/** Whether a character is too small to be cut and laid. What is off by less than the paper is printed at is not small. */
export const isSmallCharacter = ({ size }: MeasuredCharacter): boolean => size < minCharacterSize - 1e-6;

/** Why a design can't be cut, with what to say. */
export interface LetteringFault {
  code:
    | 'LETTERING_TEXT_EMPTY'
    | 'LETTERING_TEXT_LONG'
    | 'LETTERING_CHARACTERS_MISSING'
    | 'LETTERING_CHARACTERS_SMALL';
  message: string;
  /** Those at fault, each once. */
  characters: readonly string[];
}

/** What is wrong with a text, whatever font it is cut in; null where nothing is. */
export function textFault(text: string): LetteringFault | null {
  const lines = letteringLines(text);
  const plain = (code: LetteringFault['code'], message: string) => ({ code, message, characters: [] });
  if (!lines.length) return plain('LETTERING_TEXT_EMPTY', letteringEmpty);
  if (letteringText(text).length > maxLetteringLength) return plain('LETTERING_TEXT_LONG', letteringLong);
  return lines.length > maxLetteringLines ? plain('LETTERING_TEXT_LONG', letteringTall) : null;
}

/** How a character is named: those that nobody sees by their number. One that is read from the right keeps its quotes. */
const nameCharacter = (character: string): string =>
  /^[\p{C}\p{M}\p{Z}]/u.test(character)
    ? [...character]
        .map((each) => `U+${(each.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
        .join(' ')
    : isRightToLeft(character)
      ? `\u2066“${character}”\u2069`
      : `“${character}”`;

/** Characters in words, each once, the first of them where there are many. */
export function nameCharacters(characters: readonly string[]): string {
  const named = [...new Set(characters)].map(nameCharacter);
  const shown = named.slice(0, 8);
  const more = named.length - shown.length;
  const last = more ? `${more} more` : shown.length > 1 ? shown.pop() : undefined;
  return last ? `${shown.join(', ')} and ${last}` : shown.join('');
}

/** What is said of characters that a font lacks; null where it lacks none. */
export function missingFault(characters: readonly string[], fontName: string): LetteringFault | null {
  const each = [...new Set(characters)];
  return each.length
    ? {
        code: 'LETTERING_CHARACTERS_MISSING',
        message: charactersMissing(fontName, nameCharacters(each)),
        characters: each,
      }
    : null;
}

/** What is said of characters that come out too small; null where none does. */
export function smallFault(measured: readonly MeasuredCharacter[]): LetteringFault | null {
  const each = [...new Set(measured.filter(isSmallCharacter).map(({ characters }) => characters))];
  return each.length
    ? {
        code: 'LETTERING_CHARACTERS_SMALL',
        message: charactersSmall(nameCharacters(each)),
        characters: each,
      }
    : null;
}
