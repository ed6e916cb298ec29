import { describe, expect, test } from 'vitest';
import type { PrintFeature } from '../contract/catalogue.js';
import { blankPiece } from './piece.js';
import { pieceFeatures } from './piece-features.js';

/** A card on which one print feature is chosen by its name. */
function featured(code: string, name: string, width = 90, height = 55, side: 'front' | 'back' | 'na' = 'na') {
  const feature: PrintFeature = {
    id: 1,
    code,
    name: '',
    applied_side: null,
    option_type: 'radio',
    max_selected: 1,
    items: [
      { id: 1, name: 'None', file_path: '' },
      { id: 2, name, file_path: '' },
    ],
  };
  const choice = { feature_id: 1, item_id: 2, side };
  return { ...blankPiece, ...pieceFeatures([feature], [choice], width, height) };
}

describe('A print feature', () => {
  test.each([
    ['Black Cotton', '#26231f'],
    ['White Waxed', '#f6f3ea'],
    ['Hemp', '#cdb68a'],
    ['Natural Cord', '#cdb68a'],
    ['Gold Thread', '#c9a24a'],
    ['Silver Thread', '#b5b9be'],
    ['Red Ribbon', '#b3202c'],
    ['Brown Jute', '#9a7443'],
    ['Something Else', '#9a7443'],
  ])('ties the tag with %s', (name, colour) => {
    expect(featured('tag-strings', name).string).toBe(colour);
  });

  test.each([
    ['Punch Hole 5mm', 90, 55, { diameterMm: 5, x: 45, y: 8 }],
    ['Punch Hole 3.5mm', 90, 55, { diameterMm: 3.5, x: 45, y: 5.9 }],
    ['Punch Hole', 90, 55, { diameterMm: 5, x: 45, y: 8 }],
    ['Punch Hole 8mm', 12, 90, { diameterMm: 4, x: 6, y: 6.6 }],
    ['Punch Hole 8mm', 90, 6, { diameterMm: 2, x: 45, y: 3 }],
  ])('%s is punched into %i × %i mm near the top, never outside', (name, width, height, hole) => {
    const [punched] = featured('punch-holes2', name, width, height).holes;
    expect(punched?.diameterMm).toBeCloseTo(hole.diameterMm);
    expect(punched?.x).toBeCloseTo(hole.x);
    expect(punched?.y).toBeCloseTo(hole.y);
  });

  test.each([
    ['Rounded Corners 6mm', 90, 55, { shape: 'rounded', cornerMm: 6 }],
    ['Rounded Corners', 90, 55, { shape: 'rounded', cornerMm: 3 }],
    ['Rounded Corners 6mm', 90, 8, { shape: 'rounded', cornerMm: 4 }],
    ['Arch Top', 90, 55, { shape: 'arch' }],
    ['Cut Corners', 90, 55, { shape: 'tag' }],
    ['Circle', 55, 55, { shape: 'circle' }],
    ['Circle', 90, 55, { shape: 'oval' }],
    ['Custom Shape', 90, 55, { shape: 'custom' }],
    ['Straight', 90, 55, { shape: 'rectangle' }],
  ])('%s cuts %i × %i mm', (name, width, height, cut) => {
    expect(featured('die-cut', name, width, height)).toMatchObject(cut);
  });

  test.each([
    ['Half Fold', [{ direction: 'upright', at: 45 }]],
    [
      'Letter Fold in Thirds',
      [
        { direction: 'upright', at: 30 },
        { direction: 'upright', at: 60 },
      ],
    ],
    [
      'Gate Fold',
      [
        { direction: 'upright', at: 22.5 },
        { direction: 'upright', at: 67.5 },
      ],
    ],
    ['Tent', [{ direction: 'level', at: 27.5 }]],
    ['Flat', []],
  ])('%s creases the card', (name, folds) => {
    expect(featured('fold', name).folds).toEqual(folds);
  });

  test('is foiled and pressed on the side that was chosen, and on the front without one', () => {
    expect(featured('foil-stamp', 'Rose Gold Foil', 90, 55, 'back').foil).toEqual({
      front: [],
      back: ['rose'],
    });
    expect(featured('foil-stamp', 'Unheard-of Foil').foil).toEqual({ front: ['gold'], back: [] });
    expect(featured('emboss-deboss', 'Deboss', 90, 55, 'back').relief).toEqual({
      front: null,
      back: 'deboss',
    });
    expect(featured('emboss-deboss', 'Emboss').relief).toEqual({ front: 'emboss', back: null });
  });

  test.each(['None', 'No Foil'])('"%s" does nothing', (name) => {
    expect(featured('foil-stamp', name).foil).toEqual({ front: [], back: [] });
  });
});
