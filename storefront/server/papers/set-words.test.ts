import { describe, expect, test } from 'vitest';
import { type Run, setWords } from './set-words.js';

const isLatin = (codePoint: number) => codePoint < 0x250;
/** The runs of each line, where a letter is as wide as any other. */
const lines = (words: string, width?: number): string[][] =>
  setWords(words, {
    faceOf: (codePoint) => (isLatin(codePoint) ? 'own' : 'other'),
    widthOf: ({ text }: Run) => [...text].length,
    ...(width !== undefined && { width }),
  }).map((runs) => runs.map(({ text }) => text));

describe('words on a paper', () => {
  test('are set in the faces that have their letters', () => {
    expect(lines('To Νίκος, Sydney')).toEqual([['To ', 'Νίκος', ', Sydney']]);
  });

  test('run from right to left where their script does, each run in its place', () => {
    // The face turns round what it sets from right to left; what stands between is turned here, brackets too.
    expect(lines('A דוד (אב) 12, B')).toEqual([['A ', '12', ' (', 'אב', ') ', 'דוד', ', B']]);
    expect(lines('דוד (אב)')).toEqual([['(', 'אב', ') ', 'דוד']]);
  });

  test('are broken where their script allows it, and end no line with a space', () => {
    expect(lines('one two three', 8)).toEqual([['one two'], ['three']]);
    expect(lines('北京印刷有限公司', 3)).toEqual([['北京印'], ['刷有限'], ['公司']]);
    expect(lines('Unit 3\nשלום', 40)).toEqual([['Unit 3'], ['שלום']]);
  });

  test('that are longer than a line are broken where it ends, and none of them is lost', () => {
    const long = 'Παπαδόπουλοςπουλος';
    const set = lines(`A ${long} B`, 7);
    expect(set.flat().join('').replaceAll(' ', '')).toBe(`A${long}B`);
    expect(set.every((runs) => runs.join('').length <= 7)).toBe(true);
  });

  test('of which there are none are one empty line', () => {
    expect(lines('')).toEqual([[]]);
  });
});
