import { expect, test } from 'vitest';
import { toWebVtt } from './captions.js';

test('Captions are written with a blank line before each and times to the millisecond', () => {
  expect(
    toWebVtt([
      { from: 0, to: 1.25, text: 'First.' },
      { from: 1.25, to: 5, text: 'Second.' },
    ]),
  ).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.250\nFirst.\n\n00:00:01.250 --> 00:00:05.000\nSecond.\n');
});
