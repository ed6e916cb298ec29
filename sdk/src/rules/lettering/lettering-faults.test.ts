import { describe, expect, test } from 'vitest';
import { letteringText, plainDesign } from './lettering.js';
import { autoHeight, isSmallCharacter, nameCharacters, textFault } from './lettering-faults.js';

describe('A text for lettering', () => {
  test.each([
    ['120 characters', 'x'.repeat(120), undefined],
    ['121 characters', 'x'.repeat(121), 'LETTERING_TEXT_LONG'],
    ['6 lines', '1\n2\n3\n4\n5\n6', undefined],
    ['7 lines', '1\n2\n3\n4\n5\n6\n7', 'LETTERING_TEXT_LONG'],
    ['6 lines and empty ones after them', '1\n2\n3\n4\n5\n6\n\n', undefined],
  ])('of %s', (_what, text, code) => {
    expect(textFault(text)?.code).toBe(code);
  });

  test('is one text however it was composed, and one piece however one line is aligned', () => {
    expect(letteringText('Cafe\u0301\r\nbar  ')).toBe('Café\nbar');
    const design = { text: 'Open', font: 'Inter', align: 'right' } as const;
    expect(plainDesign(design)).toEqual(plainDesign({ ...design, align: 'left' }));
    const lines = { ...design, text: 'Open\nlate' };
    expect(plainDesign(lines)).not.toEqual(plainDesign({ ...lines, align: 'left' }));
  });
});

test('a character is cut from 10 mm on', () => {
  expect(isSmallCharacter({ characters: 'I', size: 10 })).toBe(false);
  expect(isSmallCharacter({ characters: 'I', size: 9.99 })).toBe(true);
});

test('of many characters eight are named', () => {
  expect(nameCharacters([...'abcdefgh'])).toBe('“a”, “b”, “c”, “d”, “e”, “f”, “g” and “h”');
  expect(nameCharacters([...'abcdefghij'])).toBe('“a”, “b”, “c”, “d”, “e”, “f”, “g”, “h” and 2 more');
  // Each in a place of its own, so that they do not run into each other from the right.
  expect(nameCharacters(['ש', 'ל'])).toBe('\u2066“ש”\u2069 and \u2066“ל”\u2069');
  expect(nameCharacters(['a', 'a', '\u200b'])).toBe('“a” and U+200B');
});

test('an automatic height is told to the tenth of a millimetre', () => {
  expect(autoHeight({ width: 300, height: 100 }, 100)).toBe(33.3);
  expect(autoHeight({ width: 0, height: 0 }, 100)).toBe(0);
});
