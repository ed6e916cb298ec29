import { expect, test } from 'vitest';
import { toOwnAddress } from './check-request.js';

test.each([
  ['http://kerf.example/stickers?size=5', '/stickers?size=5'],
  ['HTTPS://kerf.example:8443/stickers', '/stickers'],
  ['http://kerf.example', '/'],
  ['http://kerf.example?size=5', '/?size=5'],
  ['http://kerf.example#top', '/#top'],
  ['/stickers?next=http://other.example/cart', '/stickers?next=http://other.example/cart'],
  ['ftp://kerf.example/stickers', 'ftp://kerf.example/stickers'],
  ['*', '*'],
  [undefined, '/'],
])('A request for %s, as a proxy may send it, is one for %s', (sent, own) => {
  expect(toOwnAddress(sent)).toBe(own);
});
