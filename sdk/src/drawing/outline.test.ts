import { describe, expect, test } from 'vitest';
import { boxOf, elementsOf, layerOf } from '../testing/read-drawing.js';
import { blankPiece, type Piece } from './piece.js';
import { drawPiece } from './scene.js';

describe('One design that is cut several times', () => {
  const sticker: Piece = { ...blankPiece, bleedMm: 2, safetyMm: 2, widthMm: 60, heightMm: 60 };
  const parts: Piece = { ...sticker, cutKind: 'kiss', cuts: { into: 'parts', count: 4 } };
  const opened: Piece = { ...sticker, cutKind: 'die', shape: 'custom', cuts: { into: 'openings', count: 3 } };
  const path = (piece: Piece, name: string): string =>
    String(layerOf(drawPiece(piece, { guides: true }).root, name).attributes.d);

  test('in pieces has each cut out of the same artwork, together as large as it was ordered, on one backing', () => {
    expect(path(parts, 'CutContour').match(/Z/g)).toHaveLength(4);
    const cut = boxOf(path(parts, 'CutContour'));
    expect(cut.x).toBeCloseTo(0, 2);
    expect(cut.width).toBeCloseTo(60, 2);
    expect(cut.height).toBeCloseTo(60, 2);
    expect(boxOf(path(parts, 'bleed')).width).toBeCloseTo(64, 2);
    const drawn = elementsOf(drawPiece(parts).root).map(({ attributes }) => attributes['data-layer']);
    expect(drawn.filter((name) => name === 'artwork')).toHaveLength(1);
    expect(drawn.filter((name) => name === 'backing')).toHaveLength(1);
  });

  test('with inner cuts is a contour with openings: cut through the stock, their bleed inside, their safety round them', () => {
    const rings = (name: string) => (path(opened, name).match(/M[^Z]*Z/g) ?? []).map(boxOf);
    const [outline, ...openings] = rings('CutContour');
    expect(outline?.width).toBeCloseTo(60, 2);
    expect(openings).toHaveLength(3);
    expect(path(opened, 'stock')).toBe(path(opened, 'CutContour'));
    for (const [index, opening] of openings.entries()) {
      expect(opening.width - (rings('bleed')[index + 1]?.width ?? 0)).toBeCloseTo(4, 2);
      expect((rings('safety')[index + 1]?.width ?? 0) - opening.width).toBeCloseTo(4, 2);
    }
  });
});
