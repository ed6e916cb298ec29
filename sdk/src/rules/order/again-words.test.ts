import { describe, expect, it } from 'vitest';
import type { PricingRequest } from '../../contract/pricing.js';
import { artworkDoubts } from './again-words.js';

describe('a line that is printed from artwork of an earlier order', () => {
  it('says what its artwork was made for where that is another size, and what to do', () => {
    const configuration = { width: 80, height: 80 } as PricingRequest;
    expect(artworkDoubts({ configuration, kinds: 1 })).toEqual([]);
    expect(artworkDoubts({ configuration, kinds: 1, artwork_size: { width: 90, height: 54 } })).toEqual([
      expect.stringMatching(
        /made for 90 × 54 mm, and this is 80 × 80 mm\. Change the size back, or send other artwork/,
      ),
    ]);
  });

  it('says for how much of it there is artwork where that is not all, and what to do', () => {
    const configuration = { width: 80, height: 80 } as PricingRequest;
    for (const [kinds, wanted, of] of [
      [1, 2, '1 of 2 printed sides'],
      [2, 2, '1 of 2 sets'],
      [3, 6, '1 of 6 printed sides of 3 sets'],
    ] as const)
      expect(artworkDoubts({ configuration, kinds, artwork_sides: { there: 1, wanted } })).toEqual([
        `That artwork is for ${of}. Send the rest with the order.`,
      ]);
  });
});
