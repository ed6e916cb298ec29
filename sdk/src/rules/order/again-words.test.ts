import { describe, expect, it } from 'vitest';
import type { PricingRequest } from '../../contract/pricing.js';
import { dollars } from '../money/money.js';
import { artworkDoubts, reorderedWords } from './again-words.js';

describe('a piece that is ordered again', () => {
  const [was, now] = [dollars(17), dollars(19.5)];
  const configuration = { width: 90, height: 54 } as PricingRequest;
  const line = { quantity: 50, kinds: 1, total: was, configuration };

  it('says what it costs now, and what it did where that is another price', () => {
    expect(reorderedWords('Swing Tag', { was, now: was }, line)).toBe(
      'Swing Tag is in your cart at $17.00, as before.',
    );
    expect(reorderedWords('Swing Tag', { was, now }, undefined)).toBe(
      'Swing Tag is in your cart at $19.50; it was $17.00 when you ordered it.',
    );
  });

  it('says what it comes to where the cart had it already', () => {
    const grown = { ...line, quantity: 100, kinds: 1, total: dollars(21.44) };
    expect(reorderedWords('Swing Tag', { was, now: was }, grown)).toBe(
      'Swing Tag was in your cart already. It is 100 together now, at $21.44.',
    );
  });

  it('says that its artwork goes with it', () => {
    expect(reorderedWords('Swing Tag', { was, now: was }, { ...line, artwork_again: true })).toBe(
      'Swing Tag is in your cart at $17.00, as before. Your artwork goes with it.',
    );
    const part = { ...line, artwork_again: true, artwork_sides: { there: 3, wanted: 4 } };
    expect(reorderedWords('Swing Tag', { was, now: was }, part)).toMatch(
      / Your artwork goes with it\. That artwork is for 3 of 4 printed sides\. Send the rest with the order\.$/,
    );
  });

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
