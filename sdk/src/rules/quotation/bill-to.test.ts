import { expect, test } from 'vitest';
import { toBillTo } from './bill-to.js';

const addressOf = (address: string) => toBillTo({ name: '', company: '', address }).address;

test('an address keeps its lines, without those that are empty', () => {
  expect(addressOf(' 3 Byron Street \n\n\r\n Newtown\n')).toBe('3 Byron Street\nNewtown');
});

test('an address has eight lines at most: what is more goes on with the last one', () => {
  const typed = Array.from({ length: 12 }, (_, at) => String(at + 1));
  expect(addressOf(typed.slice(0, 8).join('\n'))).toBe(typed.slice(0, 8).join('\n'));
  expect(addressOf(typed.join('\n'))).toBe([...typed.slice(0, 7), '8, 9, 10, 11, 12'].join('\n'));
});
