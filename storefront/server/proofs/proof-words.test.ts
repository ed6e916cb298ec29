import { describe, expect, test } from 'vitest';
import { approveWords, fittedWords } from './proof-words.js';

const view = { isTurned: false, scale: 1, bare: { across: 0, down: 0 } };

describe('A proof says of artwork that was fitted', () => {
  test.each([
    ['nothing where it is as it was sent', view, ''],
    ['nothing of a hair that nobody cuts at', { ...view, bare: { across: 0.04, down: 0 } }, ''],
    ['how large it was made', { ...view, scale: 1.2 }, ' Your page was made 120 % as large to fit.'],
    ['that it was turned', { ...view, isTurned: true }, ' Your page was turned to the right to fit.'],
    [
      'that it was turned, and how large it was made',
      { ...view, isTurned: true, scale: 1.2 },
      ' Your page was turned to the right and made 120 % as large to fit.',
    ],
    [
      'what of the piece it leaves unprinted',
      { ...view, scale: 2.85, bare: { across: 2.25, down: 0 } },
      ' Your page was made 285 % as large to fit. It leaves 2.3 mm on the left and right unprinted.',
    ],
    [
      'the same on all sides',
      { ...view, bare: { across: 1, down: 4.5 } },
      ' It leaves 1 mm on the left and right and 4.5 mm above and below unprinted.',
    ],
  ])('%s', (_what, of, words) => expect(fittedWords(of)).toBe(words));
});

test('A proof of what is cut from vinyl speaks of no ink and no paper', () => {
  expect(approveWords(true)).not.toMatch(/ink|paper|print/i);
  expect(approveWords(false)).toBe(
    'We print what you approve. Printed inks are a little duller than a screen.',
  );
});
