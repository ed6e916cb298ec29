import { describe, expect, test } from 'vitest';
import { elementsOf } from '../testing/read-drawing.js';
import { drawPiece } from './draw-piece.js';
import { blankPiece, type Piece } from './piece.js';

describe('Lettering', () => {
  const lettering: Piece = { ...blankPiece, cutKind: 'letters', widthMm: 300, heightMm: 100 };
  const box = { width: 40, height: 20, d: 'M0 0H10V20H0ZM20 0H40V20H20Z' };
  const drawn = elementsOf(drawPiece(lettering, { guides: true, letters: box }).root);

  test('is cut along the outline of every letter, and nowhere else', () => {
    const cuts = drawn.filter(({ attributes }) => attributes['data-layer'] === 'CutContour');
    expect(cuts.map(({ attributes }) => attributes.d)).toEqual([box.d]);
    expect(
      drawn.some(({ attributes }) => ['bleed', 'safety'].includes(String(attributes['data-layer']))),
    ).toBe(false);
  });

  test.each([
    ['white', '#ffffff', true],
    ['yellow', '#f8d21c', true],
    ['black', '#111111', false],
    ['red', '#d0202e', false],
    ['metal', 'Silver', false],
  ])('of %s lies on a ground that it is seen on', (_name, ink, isDark) => {
    const [tape] = elementsOf(drawPiece({ ...lettering, ink }, { letters: box }).root).filter(
      ({ attributes }) => attributes['data-layer'] === 'tape',
    );
    expect(tape?.attributes.fill === '#2b3a35').toBe(isDark);
  });
});
