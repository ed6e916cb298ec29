import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reviewPagesShown, reviewsPerPage } from '../../contract/limits.js';
import { reviewFault } from './review-fault.js';
import { countOf, pagesAround, pagesOf, readFilter, readPage } from './review-pages.js';
import {
  clampRate,
  customerName,
  cutComment,
  formatAverage,
  rateWords,
  reviewCount,
  reviewLine,
} from './review-words.js';

describe('Reviews', () => {
  it('have from one to five stars, whatever they say', () => {
    expect([-3, 0, 1, 2.4, 2.5, 5, 6, 1e9, Number.NaN].map(clampRate)).toEqual([1, 1, 1, 2, 3, 5, 5, 5, 1]);
    expect(rateWords(4)).toBe('4 out of 5 stars');
    expect(formatAverage(4.3333)).toBe('4.3');
    expect(formatAverage(4)).toBe('4');
  });

  it('are counted in words, with stars where there are some', () => {
    const line = (count: number, average: number, is_sample = false) =>
      reviewLine({ count, average, is_sample });
    expect(line(0, 0)).toBe('0 reviews');
    expect(line(1, 5)).toBe('★★★★★ 5 of 5, 1 review');
    expect(line(12, 3.46)).toBe('★★★☆☆ 3.5 of 5, 12 reviews');
    expect(line(12, 4.7)).toBe('★★★★☆ 4.7 of 5, 12 reviews');
    expect(line(2, 1.2, true)).toBe('★☆☆☆☆ 1.2 of 5, 2 sample reviews');
    expect(reviewCount({ count: 1, is_sample: true })).toBe('1 sample review');
  });

  it('are shown whole up to 260 characters, and cut from 261 on', () => {
    expect(cutComment('x'.repeat(260))).toBeNull();
    expect(cutComment('x'.repeat(261))).toEqual({ head: 'x'.repeat(260), rest: 'x' });
    expect(cutComment('🖨'.repeat(260))).toBeNull();
  });

  it('lose nothing where they are cut', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 900, unit: 'grapheme' }), (comment) => {
        const cut = cutComment(comment);
        if (cut) expect(cut.head + cut.rest).toBe(comment);
        else expect([...comment].length).toBeLessThanOrEqual(260);
      }),
    );
  });

  it('name a customer by the first name and an initial', () => {
    expect(customerName(' Ada ', 'lovelace')).toBe('Ada L.');
    expect(customerName('Émile', '')).toBe('Émile');
  });

  it('have three numbers of pages in a row, the present one among them', () => {
    expect([pagesAround(1, 10), pagesAround(5, 10), pagesAround(10, 10), pagesAround(2, 2)]).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [8, 9, 10],
      [1, 2],
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (one, other) => {
        const [page, last] = [Math.min(one, other), Math.max(one, other)];
        const shown = pagesAround(page, last);
        expect(shown).toContain(page);
        expect(shown).toHaveLength(Math.min(reviewPagesShown, last));
        expect(shown.every((number, index) => number === (shown[0] ?? 0) + index)).toBe(true);
        expect(Math.min(...shown)).toBeGreaterThanOrEqual(1);
        expect(Math.max(...shown)).toBeLessThanOrEqual(last);
      }),
    );
  });

  it('fill as many pages as it takes, one where there are none', () => {
    expect([0, 1, reviewsPerPage, reviewsPerPage + 1].map(pagesOf)).toEqual([1, 1, 1, 2]);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 5, maxLength: 5 }),
        fc.constantFrom('1', '3', '5'),
        (rates, stars) => {
          const summary = {
            count: rates.reduce((sum, rate) => sum + rate, 0),
            rates,
            with_images: 2,
            is_sample: false,
          };
          expect(countOf(summary, stars as '1')).toBe(rates[Number(stars) - 1]);
          expect(countOf(summary, 'all')).toBe(summary.count);
          expect(countOf(summary, 'images')).toBe(2);
        },
      ),
    );
  });

  it('are asked for by what an address says, as far as there is that', () => {
    expect(['all', 'images', '5', '6', '', 'constructor'].map(readFilter)).toEqual([
      'all',
      'images',
      '5',
      null,
      null,
      null,
    ]);
    expect(['1', '12', '0', '-1', '1.5', '1e3', ''].map(readPage)).toEqual([
      1,
      12,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('lack something in words, of the field that lacks it', () => {
    const good = { rate: 5, title: 'Sharp', comment: 'Good.' };
    expect(reviewFault(good)).toBeNull();
    expect(reviewFault({ ...good, rate: null })?.field).toBe('rate');
    expect(reviewFault({ ...good, rate: 6 })?.message).toBe('Please choose from 1 to 5 stars.');
    expect(reviewFault({ ...good, title: ' ' })?.field).toBe('title');
    expect(reviewFault({ ...good, title: 'x'.repeat(101) })?.field).toBe('title');
    expect(reviewFault({ ...good, comment: '\n' })?.field).toBe('comment');
    expect(reviewFault({ ...good, comment: 'x'.repeat(2001) })?.field).toBe('comment');
  });
});
