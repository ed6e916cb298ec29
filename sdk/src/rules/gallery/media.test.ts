import { expect, test } from 'vitest';
import { filmFiles } from './film-files.js';
import { smallPicture } from './small-picture.js';

test('a picture has its small copy beside it', () => {
  expect(smallPicture('/images/product-slider/art-paper-01.webp')).toBe(
    '/images/product-slider/art-paper-01-480.webp',
  );
});

test('a film is known by any of its files', () => {
  const files = {
    mp4: '/videos/roll.mp4',
    webm: '/videos/roll.webm',
    captions: '/videos/roll.vtt',
    poster: '/videos/roll-poster.webp',
  };
  expect(filmFiles('/videos/roll.mp4')).toEqual(files);
  expect(filmFiles('/videos/roll')).toEqual(files);
});
