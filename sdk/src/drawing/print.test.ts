import { describe, expect, test } from 'vitest';
import { boxOf, layerOf, outlineOf } from '../testing/read-drawing.js';
import { blankPiece, type Piece } from './piece.js';
import { drawPiece } from './scene.js';
import { toSvgText } from './to-svg-text.js';

describe('A sticker for a window', () => {
  const sticker: Piece = { ...blankPiece, shape: 'custom', cutKind: 'die', sides: ['front', 'back'] };
  const artworkOf = (glass: Piece['glass'], side: 'front' | 'back') =>
    toSvgText(layerOf(drawPiece({ ...sticker, glass }, { side }).root, 'artwork'));
  const mirror = 'transform="translate(90 0) scale(-1 1)"';

  test('that faces out reads as it lies; one that faces in lies in mirror image, outline and all', () => {
    expect(artworkOf('out', 'front')).not.toContain(mirror);
    expect(artworkOf('in', 'front')).toContain(mirror);
    const outline = (glass: Piece['glass']) =>
      boxOf(
        outlineOf(layerOf(drawPiece({ ...sticker, glass }, { guides: true }).root, 'CutContour')).replace(
          /C.*/,
          '',
        ),
      );
    expect(outline('in').x).toBeCloseTo(90 - outline('out').x, 2);
  });

  test('for both sides of the glass shows the same artwork from behind, in mirror image; a card has a back of its own', () => {
    const front = artworkOf('both', 'front').replace(/<\/?g[^>]*>/g, '');
    expect(artworkOf('both', 'front')).not.toContain(mirror);
    expect(artworkOf('both', 'back')).toContain(mirror);
    expect(artworkOf('both', 'back').replace(/<\/?g[^>]*>/g, '')).toBe(front);
    expect(artworkOf(null, 'back')).not.toContain(mirror);
    expect(artworkOf(null, 'back').replace(/<\/?g[^>]*>/g, '')).not.toBe(front);
  });

  test('has no backing behind it where one looks through the glass', () => {
    const isBacked = (side: 'front' | 'back') =>
      toSvgText(drawPiece({ ...sticker, glass: 'both', cutKind: 'kiss' }, { side }).root).includes(
        '"backing"',
      );
    expect([isBacked('front'), isBacked('back')]).toEqual([true, false]);
  });
});
