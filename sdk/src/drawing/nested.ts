import type { Box } from './box.js';

/** Boxes of one size in rows, and what is left between two of them, mm. */
export interface Grid {
  boxes: Box[];
  gapMm: number;
}

/**
 * `count` boxes in an area, as large as they can be, rows from the top, the last one centred. An area too small for
 * the gap between them gives a share of it, so that there is always something to see. `isEven` makes them squares.
 */
export function gridOf(area: Box, count: number, gapMm: number, isEven: boolean): Grid {
  const gap = (length: number, parts: number) => Math.min(gapMm, (length * 0.4) / parts);
  const cells = [...Array(count)].map((_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(count / columns);
    const [gapX, gapY] = [gap(area.width, columns), gap(area.height, rows)];
    const width = (area.width - gapX * (columns - 1)) / columns;
    const height = (area.height - gapY * (rows - 1)) / rows;
    return { columns, gapX, gapY, width, height, side: Math.min(width, height) };
  });
  const best = cells.reduce((a, b) => (b.side > a.side + 1e-9 ? b : a));
  const width = isEven ? best.side : best.width;
  const height = isEven ? best.side : best.height;
  const boxes = [...Array(count)].map((_, index) => {
    const row = Math.floor(index / best.columns);
    const inRow = Math.min(best.columns, count - row * best.columns);
    const start = area.x + (area.width - inRow * best.width - (inRow - 1) * best.gapX) / 2;
    const x = start + (index % best.columns) * (best.width + best.gapX);
    const y = area.y + row * (best.height + best.gapY);
    return { x: x + (best.width - width) / 2, y: y + (best.height - height) / 2, width, height };
  });
  return { boxes, gapMm: Math.min(best.gapX, best.gapY) };
}
