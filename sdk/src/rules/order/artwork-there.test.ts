import { describe, expect, test } from 'vitest';
import { artworkThere } from './artwork-there.js';

const missing = { isThere: false, isDesigned: false };
const again = { isThere: true, isDesigned: false };
const inPart = { ...missing, isInPart: true };
const designed = { isThere: false, isDesigned: true };

describe('What an order is printed from', () => {
  test.each([
    ['none', [missing, missing]],
    ['some', [missing, again]],
    ['some', [missing, designed]],
    ['some', [inPart]],
    ['some', [inPart, again]],
    ['again', [again, again]],
    ['designed', [designed]],
    ['both', [designed, again]],
  ])('is there for %s of its pieces', (there, pieces) => expect(artworkThere(pieces)).toBe(there));
});
