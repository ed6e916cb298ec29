import { describe, expect, test } from 'vitest';
import { pagesOf, printedFiles } from './printed-files.js';

const file = (name: string, pages: number | null = 1, sides: number | null = 2) => ({
  name,
  pages,
  sides,
  state: pages === null ? ('checking' as const) : ('checked' as const),
});
const printed = (files: Parameters<typeof printedFiles<ReturnType<typeof file>>>[0], kinds = 1) =>
  printedFiles(files, kinds).map(({ name }) => name);

describe('A piece is printed from', () => {
  test('the newest files that have a page for each side, the front first', () => {
    expect(printed([file('old'), file('front'), file('back')])).toEqual(['front', 'back']);
    expect(printed([file('old', 1, 1), file('new', 1, 1)])).toEqual(['new']);
    expect(printed([file('front'), file('both', 2)])).toEqual(['both']);
    expect(printed([file('one', 2), file('two'), file('three')], 2)).toEqual(['one', 'two', 'three']);
  });

  test('all that there is, where that is too little', () => {
    expect(printed([file('front')])).toEqual(['front']);
    expect(printed([file('one'), file('two')], 3)).toEqual(['one', 'two']);
    expect(printed([])).toEqual([]);
  });

  test('one of those that can’t be read, where no look told how many sides there are', () => {
    expect(printed([file('one', 1, null), file('two', 1, null)])).toEqual(['two']);
  });

  test('a page of each file that was not looked at yet', () => {
    expect(printed([file('front'), file('back', null, null)])).toEqual(['front', 'back']);
    // Two sides or one: nobody says of either that it is not printed.
    expect(printed([file('front', null, null), file('back', null, null)])).toEqual(['front', 'back']);
    expect(printed([file('front', 1, null), file('back', null, null)])).toEqual(['front', 'back']);
    expect(pagesOf([file('front'), file('back', null)])).toBeNull();
    expect(pagesOf([file('front'), file('back', 3)])).toBe(4);
  });
});
