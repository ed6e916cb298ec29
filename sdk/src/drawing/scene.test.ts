import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blankPiece, type Piece, type PieceShape } from './piece.js';
import { drawPiece } from './scene.js';
import type { SceneNode } from './scene-node.js';
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

/** Every element of a drawing. */
const all = (root: SceneNode): SceneNode[] => [
  root,
  ...root.children.flatMap((child) => (typeof child === 'string' ? [] : all(child))),
];

const layer = (root: SceneNode, name: string): SceneNode => {
  const found = all(root).find(({ attributes }) => attributes['data-layer'] === name);
  if (!found) throw new Error(`no layer ${name}`);
  return found;
};

/** The box around path data, from sampling its curves: written apart from the code that draws them. */
function boxOf(data: string): { x: number; y: number; width: number; height: number } {
  const xs: number[] = [];
  const ys: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const to = (nextX: number, nextY: number) => {
    [x, y] = [nextX, nextY];
    xs.push(x);
    ys.push(y);
  };
  for (const [, command = '', rest = ''] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const n = (rest.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const at = (index: number) => n[index] ?? Number.NaN;
    if (command === 'M') {
      to(at(0), at(1));
      [startX, startY] = [x, y];
    } else if (command === 'L') to(at(0), at(1));
    else if (command === 'l') to(x + at(0), y + at(1));
    else if (command === 'H') to(at(0), y);
    else if (command === 'h') to(x + at(0), y);
    else if (command === 'V') to(x, at(0));
    else if (command === 'v') to(x, y + at(0));
    else if (command === 'Z') [x, y] = [startX, startY];
    else if (command === 'C') {
      const [fromX, fromY] = [x, y];
      for (let t = 0; t <= 1.0001; t += 0.02) {
        const mix = (a: number, b: number, c: number, d: number) =>
          (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;
        to(mix(fromX, at(0), at(2), at(4)), mix(fromY, at(1), at(3), at(5)));
      }
    } else if (command === 'A') {
      // The arch alone is written so: half an ellipse that rises by its second radius.
      ys.push(y - at(1));
      to(at(5), at(6));
    } else if (command === 'a') {
      const isHalf = Math.abs(at(5)) > 0 && at(6) === 0;
      // Half an ellipse reaches its second radius above, then below.
      if (isHalf) ys.push(at(5) > 0 ? y - at(1) : y + at(1));
      to(x + at(5), y + at(6));
    } else throw new Error(`unread command ${command}`);
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

const outlineOf = (node: SceneNode): string => String(node.attributes.d).replace(/Z.*$/, 'Z');

describe('A drawing', () => {
  test('is one unit to the millimetre: the cut line is exactly as wide and as high as the piece', () => {
    fc.assert(
      fc.property(anyPiece, (piece) => {
        const { root, trim } = drawPiece(piece, { guides: true });
        const cut = boxOf(outlineOf(layer(root, 'CutContour')));
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
          const drawn = boxOf(outlineOf(layer(root, name)));
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
          expect(String(layer(root, name).attributes.d)).toMatch(/Z$/);
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
    expect(layer(root, 'stock').attributes).toMatchObject({ 'fill-rule': 'evenodd' });
    expect(String(layer(root, 'stock').attributes.d)).toContain(hole);
    expect(String(layer(root, 'CutContour').attributes.d)).toContain(hole);
    expect(toSvgText(root)).toContain(`${hole}" clip-rule="evenodd"`);
  });

  test('shows the back as one turns the piece over: a hole on the left is then on the right', () => {
    const piece: Piece = { ...blankPiece, sides: ['front', 'back'], holes: [{ diameterMm: 5, x: 10, y: 8 }] };
    expect(String(layer(drawPiece(piece, { side: 'back' }).root, 'stock').attributes.d)).toContain(
      'M77.5 8a',
    );
  });

  test('escapes what people typed', () => {
    expect(toSvgText(drawPiece(blankPiece, { title: '<script>"&' }).root)).toContain(
      '<title>&lt;script&gt;&quot;&amp;</title>',
    );
  });
});

test('A sheet is cut round once, and every sticker on it down to the backing', () => {
  const piece: Piece = {
    ...blankPiece,
    cutKind: 'sheet',
    widthMm: 148,
    heightMm: 210,
    nested: { count: 6, shape: 'rounded', gapMm: 5 },
  };
  const drawn = all(drawPiece(piece, { guides: true }).root);
  const layers = (name: string) => drawn.filter(({ attributes }) => attributes['data-layer'] === name);
  expect(layers('CutContour').map(({ attributes }) => attributes.d)).toEqual(['M0 0h148v210h-148Z']);
  expect(layers('KissCut')).toHaveLength(1);
  expect(layers('nested')).toHaveLength(6);
});

describe('A roll', () => {
  test('leads with the edge that was asked for', () => {
    const turn = (leadingEdge: 'top' | 'bottom' | 'left' | 'right') => {
      const piece: Piece = { ...blankPiece, cutKind: 'roll', winding: { leadingEdge, wound: 'out' } };
      return String(layer(drawPiece(piece).root, 'label').attributes.transform).match(
        /rotate\((-?\d+)\)/,
      )?.[1];
    };
    expect([turn('top'), turn('bottom'), turn('left'), turn('right')]).toEqual(['90', '-90', '180', '0']);
  });

  test('shows its print on the outside when wound out, and only backing when wound in', () => {
    const labels = (wound: 'in' | 'out') => {
      const piece: Piece = { ...blankPiece, cutKind: 'roll', winding: { leadingEdge: 'top', wound } };
      return all(drawPiece(piece).root).filter(({ tag }) => tag === 'use').length;
    };
    expect(labels('out')).toBe(labels('in') + 1);
  });
});
