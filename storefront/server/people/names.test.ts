import { expect, test } from 'vitest';
import { toName, typedName } from './names.js';

test('A name is kept without what turns the line round that it stands in', () => {
  const typed = ' \u202eAda\u2066 de\u200f la\u061c \u202c';
  expect(typedName(typed)).toBe('Ada de la');
  expect(toName(`${typed}\n`)).toBe('Ada de la');
});

test('A name keeps what joins its letters', () => {
  expect(typedName('نیلوفر\u200cجان')).toBe('نیلوفر\u200cجان');
});
