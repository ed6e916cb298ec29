import { expect, test } from 'vitest';
import { filmFiles } from './film-files.js';
import { mediaUrl } from './media-url.js';
import { smallPicture } from './small-picture.js';

test.each([
  ['https://kerf.example/api', 'https://kerf.example/images/a.webp'],
  ['http://127.0.0.1:4300/api', 'http://127.0.0.1:4300/images/a.webp'],
  ['https://host.example/print/api', 'https://host.example/images/a.webp'],
  ['/api', '/images/a.webp'],
])('media of the shop at %s are on its own origin, wherever the page is', (api, url) => {
  expect(mediaUrl(api, '/images/a.webp')).toBe(url);
});

test('media that the catalogue keeps elsewhere stay there', () => {
  expect(mediaUrl('https://kerf.example/api', 'https://cdn.example/a.webp')).toBe(
    'https://cdn.example/a.webp',
  );
  expect(mediaUrl('/api', 'https://cdn.example/a.webp')).toBe('https://cdn.example/a.webp');
});

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
