import { expect, test } from 'vitest';
import { placeArtwork } from './place-artwork.js';

const piece = { width: 90, height: 55, bleed: 2 };
const page = (width: number, height: number, bleed: number | null = null) => ({
  size: { width, height },
  pixels: null,
  bleed,
});
const pixels = (width: number, height: number) => ({ size: null, pixels: { width, height }, bleed: null });

test('a page of the size of the piece stays as large as it is, with its bleed or without', () => {
  expect(placeArtwork(page(90, 55), piece)).toMatchObject({
    box: { x: 0, y: 0, width: 90, height: 55 },
    scale: 1,
    isTurned: false,
  });
  expect(placeArtwork(page(94, 59), piece).box).toEqual({ x: -2, y: -2, width: 94, height: 59 });
  expect(placeArtwork(page(90, 55, 3), piece).box).toEqual({ x: 0, y: 0, width: 90, height: 55 });
});

test('a page on its side is turned', () => {
  expect(placeArtwork(page(55, 90), piece)).toMatchObject({
    box: { x: 0, y: 0, width: 90, height: 55 },
    isTurned: true,
  });
});

test('a page of another size is fitted, and says how large it was made', () => {
  expect(placeArtwork(page(180, 110), piece)).toMatchObject({
    box: { x: 0, y: 0, width: 90, height: 55 },
    scale: 0.5,
  });
  const square = placeArtwork(page(100, 100), piece);
  expect(square.box.width).toBeCloseTo(square.box.height);
  expect(square.scale).toBeLessThan(1);
});

test('pixels are spread over piece and bleed where they have its proportions, and keep their own where not', () => {
  expect(placeArtwork(pixels(940, 590), piece).box).toEqual({ x: -2, y: -2, width: 94, height: 59 });
  expect(placeArtwork(pixels(590, 940), piece)).toMatchObject({ isTurned: true });
  expect(placeArtwork(pixels(590, 590), piece).box).toEqual({ x: 15.5, y: -2, width: 59, height: 59 });
});

test('what has no size at all keeps its proportions, whatever those are', () => {
  expect(placeArtwork({ size: null, pixels: null, bleed: null }, piece)).toMatchObject({ fit: 'contain' });
});
