import { expect, test } from 'vitest';
import { arrivalIfApproved } from './arrival.js';
import { loadCatalogue } from './load-catalogue.js';
import { arrivalDay } from './quote-shipping.js';
import { catalogueDirectory } from './testing/test-catalogue.js';

const catalogue = await loadCatalogue(catalogueDirectory);
const turnaround = { printing_days: 4, shipping_days: 5 };

/** What is promised at a moment, in Sydney's time. */
const promised = (moment: string, isPaid = false, proofs: 'to-come' | 'there' | 'approved' = 'to-come') => {
  const now = new Date(moment);
  return arrivalIfApproved([arrivalDay(catalogue, turnaround, now)], catalogue, {
    isPaid,
    proofs,
    now,
  });
};

test.each([
  ['a morning', '2026-11-24T09:00+11:00', 'Mon 7 Dec 2026', 'by 6 pm today'],
  [
    'the last minute before the day is over for the shop',
    '2026-11-24T17:59+11:00',
    'Mon 7 Dec 2026',
    'by 6 pm today',
  ],
  ['an evening', '2026-11-24T18:00+11:00', 'Tue 8 Dec 2026', 'by 6 pm on Wed 25 Nov 2026'],
  ['a Saturday', '2026-11-28T09:00+11:00', 'Fri 11 Dec 2026', 'by 6 pm on Mon 30 Nov 2026'],
])('in %s says until when what has to be done', (_name, moment, day, until) => {
  expect(promised(moment)).toBe(
    `Arrives by ${day} if the proof is approved and the order is paid ${until}, Sydney time.`,
  );
  expect(promised(moment, true)).toBe(
    `Arrives by ${day} if the proof is made and approved ${until}, Sydney time.`,
  );
  expect(promised(moment, true, 'there')).toBe(
    `Arrives by ${day} if you approve the proof ${until}, Sydney time.`,
  );
  expect(promised(moment, false, 'there')).toBe(
    `Arrives by ${day} if you approve the proof and the order is paid ${until}, Sydney time.`,
  );
  expect(promised(moment, false, 'approved')).toBe(
    `Arrives by ${day} if the order is paid ${until}, Sydney time.`,
  );
});

test('a letter, which is read on another day, names the day', () => {
  const now = new Date('2026-11-24T09:00+11:00');
  expect(arrivalIfApproved(['2026-12-07'], catalogue, { isPaid: false, isLetter: true, now })).toMatch(
    / by 6 pm on Tue 24 Nov 2026, Sydney time\.$/,
  );
});

test('whoever does it by then has the promised day, at the very last moment too', () => {
  const now = new Date('2026-11-27T18:30+11:00');
  const late = new Date('2026-11-30T17:59+11:00');
  expect(promised(now.toISOString())).toContain('by 6 pm on Mon 30 Nov 2026');
  expect(arrivalDay(catalogue, turnaround, late)).toBe(arrivalDay(catalogue, turnaround, now));
});

test('the latest of several pieces counts, and nothing is promised for none', () => {
  const now = new Date('2026-11-24T09:00+11:00');
  const words = arrivalIfApproved(['2026-12-07', undefined, '2026-12-09', '2026-12-08'], catalogue, {
    isPaid: true,
    now,
  });
  expect(words).toMatch(/^Arrives by Wed 9 Dec 2026 if/);
  expect(arrivalIfApproved([undefined], catalogue, { isPaid: false, now })).toBe('');
});
