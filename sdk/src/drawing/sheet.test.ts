import { describe, expect, test } from 'vitest';
import { boxOf, elementsOf } from '../testing/read-drawing.js';
import { blankPiece, type Piece } from './piece.js';
import { drawPiece } from './scene.js';

describe('A sheet', () => {
  const sheet: Piece = {
    ...blankPiece,
    cutKind: 'sheet',
    bleedMm: 2,
    safetyMm: 2,
    widthMm: 148,
    heightMm: 210,
    nested: { count: 6, shape: 'rounded', gapMm: 5 },
  };
  const layers = (piece: Piece, name: string) =>
    elementsOf(drawPiece(piece, { guides: true }).root).filter(
      ({ attributes }) => attributes['data-layer'] === name,
    );
  const outlines = (piece: Piece, name: string): string[] =>
    layers(piece, name).flatMap(({ attributes }) => String(attributes.d).match(/M[^Z]*Z/g) ?? []);

  test('is cut round once, and every sticker on it down to the backing', () => {
    expect(layers(sheet, 'CutContour').map(({ attributes }) => attributes.d)).toEqual(['M0 0h148v210h-148Z']);
    expect(outlines(sheet, 'KissCut')).toHaveLength(6);
    expect(layers(sheet, 'nested')).toHaveLength(6);
  });

  test('has the bleed and the safety of each sticker 2 mm from its own cut line, and none of its own', () => {
    const cuts = outlines(sheet, 'KissCut').map(boxOf);
    for (const [layer, by] of [
      ['bleed', 2],
      ['safety', -2],
    ] as const) {
      const drawn = outlines(sheet, layer).map(boxOf);
      expect(drawn).toHaveLength(6);
      for (const [index, box] of drawn.entries()) {
        expect(box.width - (cuts[index]?.width ?? 0)).toBeCloseTo(2 * by, 2);
        expect((cuts[index]?.x ?? 0) - box.x).toBeCloseTo(by, 2);
      }
    }
  });

  test('of one shape repeats it; of several shapes it has different ones', () => {
    const shapes = (piece: Piece) =>
      new Set(layers(piece, 'nested').map(({ attributes }) => attributes.href));
    expect(shapes(sheet).size).toBe(1);
    expect(shapes({ ...sheet, nested: { count: 6, shape: 'several', gapMm: 5 } }).size).toBe(4);
  });
});
