import { expect, test } from 'vitest';
import { blankPiece, type Piece } from './piece.js';
import { drawThumbnail } from './thumbnail.js';
import { toSvgText } from './to-svg-text.js';

const sticker: Piece = { ...blankPiece, bleedMm: 2, safetyMm: 2, cutKind: 'die' };

test.each<[string, Piece]>([
  ['a card', blankPiece],
  [
    'a tall tag on its string',
    { ...blankPiece, widthMm: 50, heightMm: 90, holes: [{ diameterMm: 5, x: 25, y: 8 }], string: '#000' },
  ],
  ['a banner', { ...sticker, widthMm: 1200, heightMm: 100 }],
  ['a roll', { ...sticker, cutKind: 'roll', winding: { leadingEdge: 'top', wound: 'out' } }],
  ['a sheet', { ...sticker, cutKind: 'sheet', nested: { count: 6, shape: 'rounded', gapMm: 5 } }],
  ['lettering', { ...sticker, cutKind: 'letters', widthMm: 300, heightMm: 100 }],
])('%s is held whole in a square, without guides or figures', (_, piece) => {
  const { root, view, trim } = drawThumbnail(piece);
  expect(view.width).toBe(view.height);
  expect(root.attributes.viewBox).toBe(`${view.x} ${view.y} ${view.width} ${view.height}`);
  expect(view.x).toBeLessThan(trim.x);
  expect(view.y).toBeLessThan(trim.y);
  expect(view.x + view.width).toBeGreaterThan(trim.x + trim.width);
  expect(view.y + view.height).toBeGreaterThan(trim.y + trim.height);
  const drawn = toSvgText(root);
  expect(drawn).not.toMatch(/CutContour|KissCut|"bleed"|"safety"|"ruler"|<text/);
});

test('Two thumbnails of one document keep their paint apart, and each can have a name', () => {
  const gold: Piece = { ...blankPiece, stock: { texture: 'gold', colour: '#d3ae5a' } };
  const ids = (id: string) =>
    [...toSvgText(drawThumbnail(gold, { id }).root).matchAll(/id="[^"]+"/g)].map(String);
  expect(ids('one-').filter((id) => ids('two-').includes(id))).toEqual([]);
  expect(drawThumbnail(gold, { title: 'Premium Business Card' }).root.attributes.role).toBe('img');
  expect(drawThumbnail(gold).root.attributes['aria-hidden']).toBe('true');
});

test('The edge of a thumbnail is a pixel wide at every size, and the string of a tag never less', () => {
  const strokes = (piece: Piece) =>
    [...toSvgText(drawThumbnail(piece).root).matchAll(/<(?:path|circle)[^>]* stroke="[^>]*>/g)].map(String);
  const [edge] = strokes({ ...sticker, widthMm: 1200, heightMm: 900 });
  expect(edge).toMatch(/stroke-width="1" vector-effect="non-scaling-stroke"/);
  const tag: Piece = { ...blankPiece, holes: [{ diameterMm: 5, x: 45, y: 8 }], string: '#000' };
  const drawn = strokes(tag);
  for (const line of drawn.filter((stroke) => !stroke.includes('non-scaling')))
    expect(drawn).toContain(
      line.replace(/stroke-width="[^"]*"/, 'stroke-width="1" vector-effect="non-scaling-stroke"'),
    );
});
