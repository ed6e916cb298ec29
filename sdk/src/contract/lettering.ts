/** A design of vinyl lettering as it travels: what is spelled, in which of the shop's fonts. */
import { enums, type Infer, object, refine } from 'superstruct';
import { boundedText } from './bounded.js';
import { letterAlignments } from './limits.js';

/** A text of whole characters: a half of one can't be sent on. */
const wholeText = refine(boundedText(), 'a text of whole characters', (text) => !/\p{Cs}/u.test(text));

export const LetteringDesign = object({
  /** Lines are parted by '\n'. What is longer than can be cut is refused in words. */
  text: wholeText,
  /** The name of a font of the shop, as 'Pacifico'. */
  font: wholeText,
  /** How lines of different length stand under each other; 'left' where there is one alone. */
  align: enums(letterAlignments),
});
export type LetteringDesign = Infer<typeof LetteringDesign>;
export type LetterAlignment = LetteringDesign['align'];
