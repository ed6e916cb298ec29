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
