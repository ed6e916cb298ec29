/** A design of vinyl lettering as it travels: what is spelled, in which of the shop's fonts. */
import { enums, type Infer, object } from 'superstruct';
import { boundedText } from './bounded.js';
import { letterAlignments } from './limits.js';

export const LetteringDesign = object({
  /** Lines are parted by '\n'. What is longer than can be cut is refused in words. */
  text: boundedText(),
  /** The name of a font of the shop, as 'Pacifico'. */
  font: boundedText(),
  /** How lines of different length stand under each other; 'left' where there is one alone. */
  align: enums(letterAlignments),
});
export type LetteringDesign = Infer<typeof LetteringDesign>;
export type LetterAlignment = LetteringDesign['align'];
