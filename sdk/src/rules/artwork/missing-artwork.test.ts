import { describe, expect, test } from 'vitest';
import { missingArtwork, partThere } from './missing-artwork.js';

describe('Who ordered reads how much of it there is no artwork for', () => {
  test.each([
    ['sets', { kinds: 3, sides: 1, pages: 1 }, 'You ordered 3 sets; this is artwork for 1.'],
    ['sides', { kinds: 1, sides: 2, pages: 1 }, 'You ordered 2 printed sides; this is artwork for 1.'],
    [
      'sides of sets',
      { kinds: 3, sides: 2, pages: 2 },
      'You ordered 3 sets with two sides each, 6 sides in all; this is artwork for 2.',
    ],
  ])('in %s', (_what, there, sentence) => {
    expect(missingArtwork(there)?.message.startsWith(`${sentence} Send the rest,`)).toBe(true);
  });

  test('and nothing where there is enough, or more', () => {
    expect(missingArtwork({ kinds: 3, sides: 2, pages: 6 })).toBeNull();
    expect(missingArtwork({ kinds: 1, sides: 1, pages: 4 })).toBeNull();
    expect(partThere({ kinds: 3, sides: 2, pages: 6 })).toBe('');
  });

  test('beside a proof too', () => {
    expect([
      partThere({ kinds: 3, sides: 1, pages: 1 }),
      partThere({ kinds: 1, sides: 2, pages: 1 }),
      partThere({ kinds: 3, sides: 2, pages: 4 }),
    ]).toEqual([
      '1 of 3 sets, for there is no artwork of the others',
      '1 of 2 printed sides, for there is no artwork of the others',
      '4 of 6 printed sides of 3 sets, for there is no artwork of the others',
    ]);
  });
});
