import { describe, expect, it } from 'vitest';
import type { PricingRequest } from '../../contract/pricing.js';
import { artworkDoubts } from './again-words.js';

describe('a line that is printed from artwork of an earlier order', () => {
  it('says what its artwork was made for where that is another size, and what to do', () => {
    const configuration = { width: 80, height: 80 } as PricingRequest;
    expect(artworkDoubts({ configuration })).toEqual([]);
    expect(artworkDoubts({ configuration, artwork_size: { width: 90, height: 54 } })).toEqual([
      expect.stringMatching(
        /made for 90 × 54 mm, and this is 80 × 80 mm\. Change the size back, or send other artwork/,
      ),
    ]);
  });

  it('says for how much of it there is artwork where that is not all, and what to do', () => {
    const configuration = { width: 80, height: 80 } as PricingRequest;
    expect(artworkDoubts({ configuration, artwork_sides: { there: 1, wanted: 2 } })).toEqual([
      'That artwork is for 1 of 2 printed sides. Send the rest with the order.',
    ]);
  });
});
