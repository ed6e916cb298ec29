/** An upright rectangle, mm. The trim of a piece starts at 0, 0; y grows downwards. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box with every side moved out by `by` mm; a negative value moves it in, at most to its middle. */
export function grow({ x, y, width, height }: Box, by: number): Box {
  const dx = Math.max(by, -width / 2);
  const dy = Math.max(by, -height / 2);
  return { x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy };
}
