import { expect, test } from 'vitest';
import { metalOf } from './metal.js';

test.each([
  ['Rose Gold', 'rose'],
  ['Pink', 'rose'],
  ['Holographic', 'holographic'],
  ['Rainbow', 'holographic'],
  ['Copper', 'bronze'],
  ['Bronze', 'bronze'],
  ['Gold Chrome', 'gold'],
  ['Brass', 'gold'],
  ['Silver', 'silver'],
  ['Chrome', 'silver'],
  ['Platinum', 'silver'],
  ['Black', 'black'],
  ['Ruby', 'red'],
  ['Red', 'red'],
  ['Blue', 'blue'],
  ['Green', 'green'],
  ['Pearl', 'white'],
  ['White', 'white'],
  ['Oak', undefined],
])('%s shines like %s', (name, metal) => {
  expect(metalOf(name)).toBe(metal);
});
