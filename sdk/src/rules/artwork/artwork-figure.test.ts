import { describe, expect, test } from 'vitest';
import { artworkFigure } from './artwork-figure.js';
import { checkArtwork, type OrderedPiece, type ReadArtwork, type ReadPage } from './check-artwork.js';

const card: OrderedPiece = { width: 90, height: 50, bleed: 2, sides: 1, kinds: 1, isContourCut: false };
const page = (known: Partial<ReadPage>): ReadArtwork => ({
  pages: [
    {
      size: null,
      bleed: null,
      pixels: null,
      pictures: [],
      hasRgb: true,
      spots: [],
      missingFonts: ['Lobster'],
      isLinked: false,
      ...known,
    },
  ],
  pageCount: 1,
  unread: null,
});
const figure = (file: ReadArtwork, piece = card) => artworkFigure(file, piece, checkArtwork(file, piece));

describe('A page of artwork lies on its piece', () => {
  test('in the middle, as large as it is, with its size marked at its corner', () => {
    const file = page({ size: { width: 80, height: 40 } });
    expect(checkArtwork(file, card).map(({ code }) => code)).toEqual(['size', 'fonts', 'rgb']);
    expect(figure(file)).toMatchObject({
      sheet: { x: 5, y: 5, width: 80, height: 40 },
      marks: [{ warning: 0, x: 5, y: 5, box: null }],
      words:
        'Page 1 on the piece, to scale: 80 × 40 mm, laid in the middle of 90 × 50 mm with 2 mm of bleed. Mark 1 is where the sentences below say what is worth knowing.',
    });
  });

  test('with what it has beyond its cut, and its edge marked where that is too little', () => {
    expect(figure(page({ size: { width: 90, height: 50 }, bleed: 1 }))).toMatchObject({
      sheet: { x: -1, y: -1, width: 92, height: 52 },
      marks: [{ warning: 0, x: 45, y: 51 }],
    });
  });

  test('turned where it lies on its side, and its pictures with it', () => {
    const picture = { box: { x: 10, y: 20, width: 30, height: 40 }, width: 10, height: 10 };
    const turned = figure(page({ size: { width: 50, height: 90 }, bleed: 2, pictures: [picture] }));
    expect(turned?.sheet).toEqual({ x: -2, y: -2, width: 94, height: 54 });
    // From its top left 10 across and 20 down, turned clockwise: 30 from the left, 10 down.
    expect(turned?.marks).toEqual([
      { warning: 1, x: 50, y: 25, box: { x: 30, y: 10, width: 40, height: 30 } },
    ]);
  });

  test('as it is on a piece that is as wide as high, and as the words have it', () => {
    const square = { ...card, width: 50, height: 50 };
    const wide = page({ size: { width: 300, height: 180 } });
    expect(figure(wide, square)).toMatchObject({
      sheet: { x: -125, y: -65, width: 300, height: 180 },
      words: expect.stringMatching(/^Page 1 on the piece, to scale: 300 × 180 mm, /),
    });
    expect(checkArtwork(wide, square)[0]?.message).toMatch(/^This page is 300 × 180 mm;/);
    const high = page({ pixels: { width: 100, height: 200 } });
    expect(figure(high, square)?.sheet).toEqual({ x: 11.5, y: -2, width: 27, height: 54 });
  });

  test('as far as a picture of other proportions goes', () => {
    const small = figure(page({ pixels: { width: 100, height: 100 } }));
    expect(small?.sheet).toEqual({ x: 18, y: -2, width: 54, height: 54 });
    expect(small?.marks.map(({ warning }) => warning)).toEqual([0, 1]);
  });

  test('and is not drawn where nothing of it is at a place', () => {
    expect(figure(page({ size: { width: 90, height: 50 }, bleed: 2 }))).toBeNull();
    expect(figure({ pages: [], pageCount: 1, unread: 'postscript' })).toBeNull();
  });
});
