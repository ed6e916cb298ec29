import { expect, test } from 'vitest';
import { checkSelectedSets, checkSets, setsOf } from './sets.js';

test.each([
  ['', 'empty'],
  ['0', 'empty'],
  ['00', 'empty'],
  ['-1', 'empty'],
  ['1', 'ok'],
  ['11', 'ok'],
  ['99', 'ok'],
  ['100', 'empty'],
])('"%s" sets are %s', (text, status) => {
  expect(checkSets(text)).toEqual({ status, message: status === 'ok' ? '' : 'Please enter number of sets' });
});

test('an empty custom number counts as no set at all', () => {
  const custom = { kinds: null, custom_kinds: '' };
  expect(setsOf(custom)).toBe(0);
  expect(checkSelectedSets(custom).status).toBe('empty');
  expect(setsOf({ kinds: null, custom_kinds: '12' })).toBe(12);
  expect(checkSelectedSets({ kinds: 3, custom_kinds: '' }).status).toBe('ok');
});
