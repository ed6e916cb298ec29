import type { LetterFont } from './letter-font.js';

/**
 * Two files of one font as one: what the first lacks is written by the second. Where a line goes from one to the other its
 * letters stand as far apart as they are wide, since neither file knows of the other.
 */
export function joinFonts(first: LetterFont, second: LetterFont): LetterFont {
  const isOfFirst = (character: string) => !first.lacks(character).length;
  return {
    ...first,
    lacks: (line) => first.lacks(line).flatMap((character) => second.lacks(character)),
    write(line) {
      const placed: ReturnType<LetterFont['write']> = [];
      let from = 0;
      let run = '';
      let isFirst = true;
      const end = () => {
        const written = run ? (isFirst ? first : second).write(run) : [];
        placed.push(...written.map((letter) => ({ ...letter, x: letter.x + from })));
        const last = placed.at(-1);
        if (last) from = last.x + last.glyph.advance;
        run = '';
      };
      for (const character of line) {
        const isNow = isOfFirst(character);
        if (isNow !== isFirst) end();
        isFirst = isNow;
        run += character;
      }
      end();
      return placed;
    },
  };
}
