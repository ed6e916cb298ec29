import { expect, test } from 'vitest';
import { setsOf } from './selected.js';
import { checkSelectedSets, checkSets } from './sets.js';

test.each([
  ['', 'empty', 'Please enter number of sets'],
  ['0', 'empty', 'Please enter number of sets'],
  ['00', 'empty', 'Please enter number of sets'],
  ['-1', 'empty', 'Please enter a whole number of at most 6 digits.'],
  ['1.5', 'empty', 'Please enter a whole number of at most 6 digits.'],
  ['1', 'ok', ''],
  ['11', 'ok', ''],
  ['99', 'ok', ''],
  ['100', 'empty', 'Number of sets should not be more than 99.'],
  ['1,000', 'empty', 'Number of sets should not be more than 99.'],
])('"%s" sets are %s', (text, status, message) => {
  expect(checkSets(text)).toEqual({ status, message });
});

test('an empty custom number counts as no set at all', () => {
  const custom = { kinds: null, custom_kinds: '' };
  expect(setsOf(custom)).toBe(0);
  expect(checkSelectedSets(custom).status).toBe('empty');
  expect(setsOf({ kinds: null, custom_kinds: '12' })).toBe(12);
  expect(setsOf({ kinds: null, custom_kinds: '100' })).toBe(0);
  expect(checkSelectedSets({ kinds: 3, custom_kinds: '' }).status).toBe('ok');
});
