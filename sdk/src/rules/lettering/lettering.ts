/** Vinyl lettering: what of a design is cut, and how it is called. */
import type { LetteringDesign } from '../../contract/lettering.js';

/** Millimetres of a pixel. */
export const mmPerPx = 25.4 / 96;

/** The text as it is cut: composed, its line breaks of one kind, without blanks that nothing follows. */
export const letteringText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .replace(/ +$/gm, '')
    .replace(/^\n+|\n+$/g, '');

/** The lines of a text as it is cut; none where there is nothing to cut. */
export const letteringLines = (text: string): string[] => {
  const kept = letteringText(text);
  return kept ? kept.split('\n') : [];
};

/** A design in its one form, so that the same letters are the same piece. */
export function plainDesign({ text, font, align }: LetteringDesign): LetteringDesign {
  const plain = letteringText(text);
  return { text: plain, font, align: plain.includes('\n') ? align : 'left' };
}

/** A design in words, on one line: lines that stand below one another differ by how they are aligned. */
export function letteringWords({ text, font, align }: LetteringDesign): string {
  const lines = letteringLines(text);
  return `“${lines.join(' | ')}” in ${font}${lines.length > 1 ? `, aligned ${align}` : ''}`;
}

/** Whether a text has letters that are read from the right. */
export const isRightToLeft = (text: string): boolean => /[\u0590-\u08ff\ufb1d-\ufefc]/.test(text);
