import { describe, expect, it } from 'vitest';
import type { PricingRequest } from '../../contract/pricing.js';
import { dollars } from '../money/money.js';
import { reorderedWords } from './reordered-words.js';

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
    const part = {
      ...line,
      kinds: 2,
      total: was,
      artwork_again: true,
      artwork_sides: { there: 3, wanted: 4 },
    };
    expect(reorderedWords('Swing Tag', { was, now: was }, part)).toMatch(
      / Your artwork goes with it\. That artwork is for 3 of 4 printed sides of 2 sets\. Send the rest with the order\.$/,
    );
  });
});
