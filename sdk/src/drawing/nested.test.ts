import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankPiece } from './piece.js';
import { sheetGrid } from './sheet-stickers.js';

test('Every sticker of a sheet has a place of its own inside it, 5 mm from the next', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 148, max: 400 }),
      fc.integer({ min: 210, max: 600 }),
      fc.constantFrom('circle' as const, 'rounded' as const),
      (count, widthMm, heightMm, shape) => {
        const { boxes } = sheetGrid({ ...blankPiece, widthMm, heightMm, nested: { count, shape, gapMm: 5 } });
        expect(boxes).toHaveLength(count);
        for (const [index, a] of boxes.entries()) {
          expect(a.x).toBeGreaterThanOrEqual(5 - 1e-9);
          expect(a.y).toBeGreaterThanOrEqual(5 - 1e-9);
          expect(a.x + a.width).toBeLessThanOrEqual(widthMm - 5 + 1e-9);
          expect(a.y + a.height).toBeLessThanOrEqual(heightMm - 5 + 1e-9);
          for (const b of boxes.slice(index + 1)) {
            const apart = Math.max(
              b.x - a.x - a.width,
              a.x - b.x - b.width,
              b.y - a.y - a.height,
              a.y - b.y - b.height,
            );
            const least = Math.min(5, ((widthMm - 10) * 0.4) / count, ((heightMm - 10) * 0.4) / count);
            expect(apart).toBeGreaterThanOrEqual(least - 1e-9);
          }
        }
      },
    ),
  );
});

test('A common sheet keeps the full 5 mm between cut lines', () => {
  const { boxes } = sheetGrid({
    ...blankPiece,
    widthMm: 210,
    heightMm: 297,
    nested: { count: 12, shape: 'rounded', gapMm: 5 },
  });
  const [first, second] = boxes;
  expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(5);
});
