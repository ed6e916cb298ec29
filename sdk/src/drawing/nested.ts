import type { Box } from './box.js';
import type { Piece } from './piece.js';

/** Where the stickers of a sheet (or the parts of a cut piece) lie, mm; rows from the top, the last one centred. */
export function nestedBoxes({ nested, widthMm, heightMm, safetyMm }: Piece): Box[] {
  if (!nested || nested.count < 1) return [];
  const { count, gapMm, shape } = nested;
  // A sheet too small for the space between cut lines gives a share of it, so that there is always something to see.
  const gap = (length: number, parts: number) => Math.min(gapMm, (length * 0.4) / parts);
  const edge = Math.min(Math.max(gapMm, safetyMm), widthMm * 0.1, heightMm * 0.1);
  const [inX, inY] = [widthMm - 2 * edge, heightMm - 2 * edge];
  const cells = Array.from({ length: count }, (_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(count / columns);
    const [gapX, gapY] = [gap(inX, columns), gap(inY, rows)];
    const width = (inX - gapX * (columns - 1)) / columns;
    const height = (inY - gapY * (rows - 1)) / rows;
    return { columns, rows, gapX, gapY, width, height, side: Math.min(width, height) };
  });
  const best = cells.reduce((a, b) => (b.side > a.side + 1e-9 ? b : a));
  const isEven = shape === 'circle';
  const width = isEven ? best.side : best.width;
  const height = isEven ? best.side : best.height;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / best.columns);
    const inRow = Math.min(best.columns, count - row * best.columns);
    const start = (widthMm - inRow * best.width - (inRow - 1) * best.gapX) / 2;
    const x = start + (index % best.columns) * (best.width + best.gapX);
    const y = edge + row * (best.height + best.gapY);
    return { x: x + (best.width - width) / 2, y: y + (best.height - height) / 2, width, height };
  });
}
