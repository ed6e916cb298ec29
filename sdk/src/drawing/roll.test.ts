import { describe, expect, test } from 'vitest';
import { elementsOf, layerOf } from '../testing/read-drawing.js';
import { blankPiece, type Piece } from './piece.js';
import { drawPiece } from './scene.js';

describe('A roll', () => {
  /** Where a point of a label comes to lie on the web, mm. */
  const landsAt = (transform: string, x: number, y: number): [number, number] => {
    const [, dx = 0, dy = 0, turn = 0, px = 0, py = 0] =
      /translate\((\S+) (\S+)\) rotate\((\S+)\) translate\((\S+) (\S+)\)/.exec(transform)?.map(Number) ?? [];
    const angle = (turn * Math.PI) / 180;
    const [fromX, fromY] = [x + px, y + py];
    return [
      dx + fromX * Math.cos(angle) - fromY * Math.sin(angle),
      dy + fromX * Math.sin(angle) + fromY * Math.cos(angle),
    ];
  };
  const middles = { top: [45, 0], bottom: [45, 55], left: [0, 27.5], right: [90, 27.5] } as const;

  test.each(['top', 'bottom', 'left', 'right'] as const)(
    'leads with the %s edge when that was asked for: it lies at the free end, also of a label in mirror image',
    (leadingEdge) => {
      for (const glass of [null, 'in'] as const) {
        const piece: Piece = {
          ...blankPiece,
          cutKind: 'roll',
          glass,
          winding: { leadingEdge, wound: 'out' },
        };
        const { root, trim } = drawPiece(piece);
        const [x, y] = middles[leadingEdge];
        // In mirror image the artwork's left lies to the right.
        const [endX, endY] = landsAt(
          String(layerOf(root, 'label').attributes.transform),
          glass ? 90 - x : x,
          y,
        );
        expect(endX, String(glass)).toBeCloseTo(trim.width, 2);
        expect(endY, String(glass)).toBeCloseTo(trim.height / 2, 2);
      }
    },
  );

  test('has bleed and safety round its first label alone, for round all of them they would cross', () => {
    const piece: Piece = { ...blankPiece, cutKind: 'roll', winding: { leadingEdge: 'right', wound: 'out' } };
    const drawn = elementsOf(drawPiece(piece, { guides: true }).root);
    for (const name of ['bleed', 'safety'])
      expect(drawn.filter(({ attributes }) => attributes['data-layer'] === name)).toHaveLength(1);
  });

  test('shows its print on the outside when wound out, and only backing when wound in', () => {
    const labels = (wound: 'in' | 'out') => {
      const piece: Piece = { ...blankPiece, cutKind: 'roll', winding: { leadingEdge: 'top', wound } };
      return elementsOf(drawPiece(piece).root).filter(({ tag }) => tag === 'use').length;
    };
    expect(labels('out')).toBe(labels('in') + 1);
  });
});
