import { expect, it } from 'vitest';
import { oneAddress } from './one-address.js';

it.each([
  ['/business-cards/', '/business-cards'],
  ['/business-cards/swing-tags//?featured=1', '/business-cards/swing-tags?featured=1'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/', null],
  ['//', null],
  ['/cart', null],
  ['/cart?next=/', null],
])('a page asked for at %s is sent to %s', (url, address) => {
  expect(oneAddress(url)).toBe(address);
});
