import { expect, test } from 'vitest';
import { filmFiles } from './film-files.js';
import { pictureCopy, pictureSet } from './picture-copies.js';

test('a picture has its copies beside it', () => {
  const path = '/images/product-slider/art-paper-01.webp';
  expect(pictureCopy(path, 'small')).toBe('/images/product-slider/art-paper-01-480.webp');
  expect(pictureCopy(path, 'large')).toBe(path);
  expect(pictureSet('/a.webp')).toBe('/a-216.webp 216w, /a-480.webp 480w, /a.webp 720w, /a-1200.webp 1200w');
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
