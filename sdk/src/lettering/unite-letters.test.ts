/** Many letters are united on their side: what is cut is the same. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseFont } from './letter-font.js';
import { setLetters } from './set-letters.js';
import { type Contour, outlineArea, outlineLength, uniteLetters } from './unite-letters.js';

const openFont = (name: string) => {
  const bytes = readFileSync(
    join(import.meta.dirname, `../../../storefront/assets/lettering-fonts/${name}.woff`),
  );
  return parseFont(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
};

/** More than nothing where a line goes round one way, less where it goes round the other. */
const wayOf = (contour: Contour): number => {
  let twice = 0;
  for (let at = 0; at < contour.length; at += 2) {
    const [ax = 0, ay = 0] = contour.slice(at, at + 2);
    const [bx = contour[0] ?? 0, by = contour[1] ?? 0] = contour.slice(at + 2, at + 4);
    twice += ax * by - bx * ay;
  }
  return Math.sign(twice);
};

test.each(['inter', 'pacifico'])('24 letters and 25 are cut alike: each goes round its way (%s)', (name) => {
  const font = openFont(name);
  const united = (text: string) => uniteLetters(setLetters(font, { text, align: 'left' }));
  const few = united('Boog'.repeat(6));
  const many = united(`${'Boog'.repeat(6)}\nl`);
  const last = united('l');
  expect(outlineArea(many)).toBeCloseTo(outlineArea(few) + outlineArea(last), 3);
  expect(outlineLength(many)).toBeCloseTo(outlineLength(few) + outlineLength(last), 3);
  const ways = (outline: typeof few, way: number) =>
    outline.contours.filter((contour) => wayOf(contour) === way).length;
  expect(ways(few, 1)).toBeGreaterThan(0);
  expect(ways(few, -1)).toBeGreaterThan(0);
  for (const way of [1, -1]) expect(ways(many, way)).toBe(ways(few, way) + ways(last, way));
  const xs = many.contours.flatMap((contour) => contour.filter((_, at) => at % 2 === 0));
  const ys = many.contours.flatMap((contour) => contour.filter((_, at) => at % 2 === 1));
  expect(Math.max(...xs)).toBeCloseTo(many.width, 2);
  expect(Math.max(...ys)).toBeCloseTo(many.height, 2);
});
