import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxOf, layerOf, outlineOf } from '../testing/read-drawing.js';
import { blankPiece, type Piece, type PieceShape } from './piece.js';
import { drawPiece } from './scene.js';
import { toSvgText } from './to-svg-text.js';

const shapes: readonly PieceShape[] = ['rectangle', 'rounded', 'circle', 'oval', 'arch', 'tag', 'custom'];
const length = fc.double({ min: 20, max: 1200, noNaN: true }).map((value) => Math.round(value * 10) / 10);

const anyPiece: fc.Arbitrary<Piece> = fc
  .record({
    shape: fc.constantFrom(...shapes),
    width: length,
    height: length,
    margin: fc.constantFrom(1, 2, 3),
  })
  .map(({ shape, width, height, margin }) => ({
    ...blankPiece,
    shape,
    widthMm: width,
    heightMm: shape === 'circle' ? width : height,
    cornerMm: shape === 'rounded' ? 3 : 0,
    bleedMm: margin,
    safetyMm: margin,
    foil: { front: ['gold', 'silver'], back: ['rose'] },
    relief: { front: 'emboss', back: 'deboss' },
    holes: [{ diameterMm: 5, x: width / 2, y: 8 }],
    string: '#9a7443',
  }));

describe('A drawing', () => {
  test('is one unit to the millimetre: the cut line is exactly as wide and as high as the piece', () => {
    fc.assert(
      fc.property(anyPiece, (piece) => {
        const { root, trim } = drawPiece(piece, { guides: true });
        const cut = boxOf(outlineOf(layerOf(root, 'CutContour')));
        expect(cut.x).toBeCloseTo(0, 2);
        expect(cut.y).toBeCloseTo(0, 2);
        expect(cut.width).toBeCloseTo(piece.widthMm, 2);
        expect(cut.height).toBeCloseTo(piece.heightMm, 2);
        expect(trim).toEqual({ x: 0, y: 0, width: piece.widthMm, height: piece.heightMm });
      }),
    );
  });

  test('draws the bleed outside the trim and the safety inside it by what the piece asks for', () => {
    fc.assert(
      fc.property(anyPiece, (piece) => {
        const { root, bleed, safety } = drawPiece(piece, { guides: true });
        for (const [name, by, box] of [
          ['bleed', piece.bleedMm, bleed],
          ['safety', -piece.safetyMm, safety],
        ] as const) {
          const drawn = boxOf(outlineOf(layerOf(root, name)));
          expect(box.width).toBeCloseTo(piece.widthMm + 2 * by, 6);
          expect(drawn.width).toBeCloseTo(box.width, 2);
          expect(drawn.height).toBeCloseTo(box.height, 2);
          expect(drawn.x).toBeCloseTo(-by, 2);
          expect(drawn.y).toBeCloseTo(-by, 2);
        }
      }),
    );
  });

  test('writes no number that is none, closes every outline, and takes no style attribute', () => {
    fc.assert(
      fc.property(anyPiece, fc.constantFrom('front' as const, 'back' as const), (piece, side) => {
        const { root } = drawPiece(piece, { side, guides: true });
        const text = toSvgText(root);
        expect(text).not.toMatch(/NaN|Infinity|undefined|null| style=/);
        for (const name of ['stock', 'CutContour', 'bleed', 'safety'])
          expect(String(layerOf(root, name).attributes.d)).toMatch(/Z$/);
      }),
    );
  });

  test('keeps everything inside its view', () => {
    fc.assert(
      fc.property(anyPiece, (piece) => {
        const { view, bleed } = drawPiece(piece, { guides: true });
        expect(view.x).toBeLessThan(bleed.x);
        expect(view.y).toBeLessThan(bleed.y);
        expect(view.x + view.width).toBeGreaterThan(bleed.x + bleed.width);
        expect(view.y + view.height).toBeGreaterThan(bleed.y + bleed.height);
      }),
    );
  });

  test('cuts holes right through: the stock, the clip and the cut line all have them', () => {
    const piece: Piece = { ...blankPiece, holes: [{ diameterMm: 5, x: 20, y: 8 }] };
    const { root } = drawPiece(piece, { guides: true });
    const hole = 'M17.5 8a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1 -5 0Z';
    expect(layerOf(root, 'stock').attributes).toMatchObject({ 'fill-rule': 'evenodd' });
    expect(String(layerOf(root, 'stock').attributes.d)).toContain(hole);
    expect(String(layerOf(root, 'CutContour').attributes.d)).toContain(hole);
    expect(toSvgText(root)).toContain(`${hole}" clip-rule="evenodd"`);
  });

  test('shows the back as one turns the piece over: a hole on the left is then on the right', () => {
    const piece: Piece = { ...blankPiece, sides: ['front', 'back'], holes: [{ diameterMm: 5, x: 10, y: 8 }] };
    expect(String(layerOf(drawPiece(piece, { side: 'back' }).root, 'stock').attributes.d)).toContain(
      'M77.5 8a',
    );
  });

  test('escapes what people typed', () => {
    expect(toSvgText(drawPiece(blankPiece, { title: '<script>"&' }).root)).toContain(
      '<title>&lt;script&gt;&quot;&amp;</title>',
    );
  });
});
