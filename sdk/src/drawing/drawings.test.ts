import { expect, test } from 'vitest';
import { blankPiece, type Piece } from './piece.js';
import { withRulers } from './rulers.js';
import { type DrawOptions, drawPiece } from './scene.js';
import { toSvgText } from './to-svg-text.js';

/** Everything that a card can have done to it at once. */
const finished: Piece = {
  ...blankPiece,
  shape: 'rounded',
  cornerMm: 6,
  sides: ['front', 'back'],
  surface: 'soft',
  stock: { texture: 'felt', colour: '#f7f1e3' },
  foil: { front: ['gold', 'silver', 'bronze'], back: ['blue'] },
  relief: { front: 'emboss', back: 'deboss' },
  folds: [
    { direction: 'upright', at: 30 },
    { direction: 'level', at: 20 },
  ],
};
const tag: Piece = {
  ...blankPiece,
  shape: 'tag',
  widthMm: 50,
  heightMm: 90,
  sides: ['front', 'back'],
  stock: { texture: 'fibre', colour: '#c8a877' },
  holes: [{ diameterMm: 5, x: 20, y: 8 }],
  string: '#9a7443',
};
const sticker: Piece = { ...blankPiece, widthMm: 60, heightMm: 60, bleedMm: 2, safetyMm: 2, cutKind: 'die' };
const roll: Piece = { ...sticker, cutKind: 'roll', shape: 'oval', heightMm: 40 };
const inside = { gapMm: 5, shape: 'rounded' } as const;
const window: Piece = {
  ...sticker,
  shape: 'custom',
  heightMm: 45,
  stock: { texture: 'clear', colour: '#eaf3f7' },
  sides: ['front', 'back'],
};

/** One drawing of each thing that the engine knows. */
const drawings: Record<string, [piece: Piece, options?: DrawOptions]> = {
  card: [blankPiece],
  'card-finished': [finished, { title: 'A card, foiled & folded' }],
  'card-finished-guides': [finished, { guides: true }],
  'card-finished-back': [finished, { side: 'back', guides: true }],
  'card-back-unprinted': [blankPiece, { side: 'back' }],
  'card-laid-arch': [{ ...blankPiece, shape: 'arch', stock: { texture: 'laid', colour: '#f6efdf' } }],
  'card-metal-green': [{ ...blankPiece, foil: { front: ['green', 'black', 'red'], back: [] } }],
  'card-pearl': [{ ...blankPiece, foil: { front: ['white', 'holographic', 'rose'], back: [] } }],
  tag: [tag, { guides: true }],
  'tag-back': [tag, { side: 'back' }],
  'sticker-circle-gloss': [{ ...sticker, shape: 'circle', surface: 'gloss', spotCoating: 'glitter' }],
  'sticker-custom-dome': [
    { ...sticker, shape: 'custom', surface: 'dome', spotCoating: 'gloss' },
    { guides: true },
  ],
  'sticker-kiss-clear': [
    { ...sticker, cutKind: 'kiss', stock: { texture: 'clear', colour: '#eaf3f7' }, ink: '#ffffff' },
    { guides: true },
  ],
  'sticker-gold-paper': [{ ...sticker, surface: 'matte', stock: { texture: 'gold', colour: '#d3ae5a' } }],
  'special-parts': [{ ...sticker, cutKind: 'kiss', cuts: { into: 'parts', count: 3 } }, { guides: true }],
  'special-openings': [
    { ...sticker, shape: 'custom', cuts: { into: 'openings', count: 3 } },
    { guides: true },
  ],
  'glass-out': [{ ...window, glass: 'out' }],
  'glass-in': [{ ...window, glass: 'in' }, { guides: true }],
  'glass-both-through': [{ ...window, glass: 'both' }, { side: 'back' }],
  sheet: [{ ...sticker, cutKind: 'sheet', widthMm: 148, heightMm: 210, nested: { ...inside, count: 7 } }],
  'sheet-custom': [
    {
      ...sticker,
      cutKind: 'sheet',
      widthMm: 148,
      heightMm: 105,
      nested: { ...inside, shape: 'custom', count: 6 },
    },
    { guides: true },
  ],
  'sheet-several': [
    {
      ...sticker,
      cutKind: 'sheet',
      widthMm: 148,
      heightMm: 210,
      nested: { ...inside, shape: 'several', count: 6 },
    },
    { guides: true },
  ],
  poster: [{ ...sticker, widthMm: 1200, heightMm: 900 }],
  'roll-out-top': [{ ...roll, winding: { leadingEdge: 'top', wound: 'out' } }],
  'roll-out-left': [{ ...roll, winding: { leadingEdge: 'left', wound: 'out' } }, { guides: true }],
  'roll-in-bottom': [{ ...roll, heightMm: 90, winding: { leadingEdge: 'bottom', wound: 'in' } }],
  'roll-in-right': [{ ...roll, winding: { leadingEdge: 'right', wound: 'in' } }],
  letters: [{ ...sticker, cutKind: 'letters', widthMm: 300, ink: '#c40062' }, { guides: true }],
  'letters-gold': [{ ...sticker, cutKind: 'letters', widthMm: 40, heightMm: 90, ink: 'Gold Chrome' }],
};

test.each(Object.entries(drawings))(
  '%s is drawn as it is kept in drawings/',
  async (name, [piece, options]) => {
    const { root, view, drawn: whole, trim, bleed, safety } = drawPiece(piece, options);
    const boxes = Object.entries({ view, drawn: whole, trim, bleed, safety })
      .map(([box, { x, y, width, height }]) => `<!-- ${box} ${x} ${y} ${width} ${height} -->`)
      .join('\n');
    // An element a line, so that a change can be read.
    const drawn = toSvgText(root).replaceAll('><', '>\n<');
    await expect(`${boxes}\n${drawn}\n`).toMatchFileSnapshot(`drawings/${name}.svg`);
  },
);

/** A drawing on its ground: of a piece as wide as its ground, of one that is higher, and of a roll. */
const measured: Record<string, Piece> = {
  'rulers-card': blankPiece,
  'rulers-tag': tag,
  'rulers-roll': { ...roll, winding: { leadingEdge: 'top', wound: 'out' } },
};

test.each(Object.entries(measured))(
  '%s is laid out with its rulers as it is kept in drawings/',
  async (name, piece) => {
    const drawing = withRulers(drawPiece(piece, { guides: true, isOnScreen: true }), { title: 'To scale' });
    const drawn = toSvgText(drawing).replaceAll('><', '>\n<');
    await expect(`${drawn}\n`).toMatchFileSnapshot(`drawings/${name}.svg`);
  },
);
