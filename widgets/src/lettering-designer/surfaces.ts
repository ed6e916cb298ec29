/** Surfaces to see letters on. What they are called says where they are met; the colour is for show. */
export const surfaces = [
  { value: 'wall', name: 'White wall', swatch: '#f1efe9' },
  { value: 'stone', name: 'Stone', swatch: '#c9c4b8' },
  { value: 'glass', name: 'Glass', swatch: '#b7cdd2' },
  { value: 'timber', name: 'Timber', swatch: '#b98d5e' },
  { value: 'brick', name: 'Brick', swatch: '#9a5140' },
  { value: 'van', name: 'Blue van', swatch: '#24476b' },
  { value: 'board', name: 'Blackboard', swatch: '#2b2d2c' },
] as const;

/** How light a colour is, 0 to 1. */
function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** Whether letters of a colour need a dark ground to be seen well; a full-colour pattern or a metal does not. */
export const isSeenOnDark = (colour: string): boolean => lightness(colour) > 0.68;
