import { describe, expect, test } from 'vitest';
import { maxArtworkWarnings } from '../../contract/artwork-routes.js';
import { artworkFigure } from './artwork-figure.js';
import { checkArtwork, type OrderedPiece, type ReadArtwork, type ReadPage } from './check-artwork.js';

const card: OrderedPiece = { width: 90, height: 54, bleed: 2, sides: 1, kinds: 1, isContourCut: false };

const page = (parts: Partial<ReadPage> = {}): ReadPage => ({
  size: { width: 90, height: 54 },
  bleed: 2,
  pixels: null,
  pictures: [],
  hasRgb: false,
  spots: [],
  missingFonts: [],
  isLinked: false,
  ...parts,
});
const file = (...pages: ReadPage[]): ReadArtwork => ({ pages, pageCount: pages.length, unread: null });
const codes = (read: ReadArtwork, ordered: OrderedPiece = card) =>
  checkArtwork(read, ordered).map(({ code }) => code);

describe('Artwork is as print wants it', () => {
  test.each<[string, Partial<ReadPage>]>([
    ['cut to size with its bleed around', {}],
    ['with more bleed than is wanted', { bleed: 3 }],
    ['a page as large as piece and bleed together', { size: { width: 94, height: 58 }, bleed: null }],
    ['half a millimetre off', { size: { width: 90.5, height: 53.6 } }],
    ['a drawing that does not say how large it is', { size: null, bleed: null }],
    ['pixels enough', { size: null, bleed: null, pixels: { width: 1_111, height: 686 } }],
    [
      'with a picture of 300 dots an inch',
      { pictures: [{ box: { x: 0, y: 0, width: 25.4, height: 25.4 }, width: 300, height: 300 }] },
    ],
  ])('%s', (_name, parts) => {
    expect(checkArtwork(file(page(parts)), card)).toEqual([]);
  });
});

describe('Artwork is warned of', () => {
  test('whose page has another size, with the size to send', () => {
    const [warning] = checkArtwork(file(page({ size: { width: 85, height: 55 }, bleed: null })), card);
    expect(warning).toEqual({
      code: 'size',
      message:
        'This page is 85 × 55 mm; the piece is 90 × 54 mm and 2 mm more on each side. Send a page of 94 × 58 mm, or leave it as it is and we will fit it and show you on the proof.',
      page: 1,
      box: null,
      mark: null,
    });
  });

  test.each<[string, Partial<ReadPage>]>([
    ['a page', { size: { width: 54, height: 90 } }],
    ['a page as large as piece and bleed together', { size: { width: 58, height: 94 }, bleed: null }],
    ['a picture', { size: null, bleed: null, pixels: { width: 686, height: 1_111 } }],
  ])('that lies on its side and is turned to fit: %s', (name, parts) => {
    const what = name.split(' ')[1];
    expect(checkArtwork(file(page(parts)), card)).toEqual([
      {
        code: 'turned',
        message: `This ${what} is higher than wide and the piece is not, so that it lies on its side: we turn it to the right to fit. If that is wrong, send one that is wider than high, or leave it as it is and say so when you see the proof.`,
        page: 1,
        box: null,
        mark: null,
      },
    ]);
  });

  test('in the numbers that the file has, also where it was turned', () => {
    const tag = { ...card, width: 50, height: 90, bleed: 1 };
    const picture = (width: number, height: number) =>
      checkArtwork(file(page({ size: null, bleed: null, pixels: { width, height } })), tag).map(
        ({ message }) => message,
      );
    expect(picture(1_110, 697)).toEqual([
      expect.stringMatching(/^This picture is wider than high and the piece is not/),
      expect.stringMatching(/^This picture has 1110 × 697 dots, which is not the shape of 52 × 92 mm/),
    ]);
    // Its own width runs down the tag, and no further than its height fills the 52 mm across.
    expect(picture(333, 209)[1]).toMatch(/^This picture has 102 dots an inch at 82.9 mm;/);
  });

  test('as turned only where that makes it fit better: nothing lies on its side on a square', () => {
    const square = { ...card, width: 50, height: 50 };
    const picture = (width: number, height: number) => page({ size: null, pixels: { width, height } });
    expect(codes(file(picture(740, 375)), square)).toEqual(['size']);
    expect(codes(file(picture(705, 700)), { ...card, width: 50, height: 51 })).toEqual([]);
  });

  test('that ends at the cut, or soon behind it', () => {
    const ends = (bleed: number | null) => checkArtwork(file(page({ bleed })), card)[0];
    expect(ends(null)).toMatchObject({
      code: 'bleed',
      message: expect.stringContaining('ends at the cut; print wants 2 mm'),
    });
    expect(ends(1)?.message).toContain('ends 1 mm behind the cut');
    expect(ends(2)).toBeUndefined();
    expect(codes(file(page({ bleed: 1 })), { ...card, bleed: 1 })).toEqual([]);
  });

  test('whose picture is too small for its place, and where that is', () => {
    const box = { x: 1, y: 2, width: 90, height: 45 };
    const [warning] = checkArtwork(file(page(), page({ pictures: [{ box, width: 256, height: 128 }] })), {
      ...card,
      sides: 2,
    });
    expect(warning).toEqual({
      code: 'resolution',
      message:
        'This picture has 72 dots an inch at 90 mm; print wants 300. Send a larger one, or leave it as it is and we will show you on the proof.',
      page: 2,
      box,
      mark: null,
    });
  });

  test('whose picture is stretched: the worse direction counts', () => {
    const box = { x: 0, y: 0, width: 25.4, height: 25.4 };
    expect(
      checkArtwork(file(page({ pictures: [{ box, width: 900, height: 100 }] })), card)[0]?.message,
    ).toContain('has 100 dots');
  });

  test('that is a picture of too few dots, or of another shape', () => {
    const picture = (width: number, height: number) =>
      page({ size: null, bleed: null, pixels: { width, height } });
    expect(codes(file(picture(370, 228)))).toEqual(['resolution']);
    expect(codes(file(picture(2_000, 2_000)))).toEqual(['size']);
    expect(checkArtwork(file(picture(370, 228)), card)[0]?.message).toMatch(
      /^This picture has 99 dots an inch at 94 mm/,
    );
  });

  test('that is a picture of another shape, with the dots that it has as large as it fits', () => {
    const sticker = { ...card, width: 50, height: 50 };
    const high = (width: number, height: number) =>
      file(page({ size: null, bleed: null, pixels: { width, height } }));
    // 27.4 mm wide where it is 54 mm high: 348 dots an inch.
    expect(codes(high(375, 740), sticker)).toEqual(['size']);
    const coarse = high(188, 370);
    const [resolution] = checkArtwork(coarse, sticker);
    expect(resolution?.message).toMatch(/^This picture has 174 dots an inch at 27.4 mm;/);
    expect(artworkFigure(coarse, sticker, checkArtwork(coarse, sticker))?.words).toContain(': 27.4 × 54 mm,');
  });

  test('whose fonts are not in it, by name', () => {
    const fonts = (...missingFonts: string[]) => checkArtwork(file(page({ missingFonts })), card)[0]?.message;
    expect(fonts('Lobster')).toMatch(/^The font Lobster is not in the file/);
    expect(fonts('A', 'B', 'C', 'D', 'E')).toMatch(/^The fonts A, B, C and 2 more are not in the file/);
    expect(fonts('')).toContain(
      'The typeface of words in this artwork is not in the file, so that words may look different.',
    );
  });

  test('once for the whole file where its colours are RGB', () => {
    const two = file(page({ hasRgb: true }), page({ hasRgb: true }));
    expect(codes(two, { ...card, sides: 2 })).toEqual(['rgb']);
  });

  test('that has no cut line, where the cut follows it', () => {
    const around = { ...card, isContourCut: true };
    expect(codes(file(page()), around)).toEqual(['contour']);
    expect(codes(file(page({ spots: ['PANTONE 185 C'] })), around)).toEqual(['contour']);
    for (const name of ['CutContour', 'cutcontour', 'Cut Contour'])
      expect(codes(file(page({ spots: [name] })), around)).toEqual([]);
  });

  test('that has more pages than all sets of the piece have sides', () => {
    expect(codes(file(page(), page()))).toEqual(['pages']);
    expect(codes({ ...file(page()), pageCount: 40 })).toEqual(['pages']);
    const three = file(page(), page(), page());
    expect(codes(three, { ...card, kinds: 3 })).toEqual([]);
    expect(checkArtwork(three, { ...card, kinds: 2 })[0]?.message).toMatch(
      /^This file has 3 pages; you ordered 2 sets\. Tell us which to print,/,
    );
  });

  test('that shows what is not in it', () => {
    expect(codes(file(page({ isLinked: true })))).toEqual(['linked']);
  });

  test('that was not looked at: nothing else is claimed of it', () => {
    const unread = { pages: [], pageCount: 1, unread: 'postscript' } as const;
    expect(codes(unread, { ...card, isContourCut: true })).toEqual(['not-checked']);
    expect(checkArtwork({ ...unread, unread: 'too-large' }, card)[0]?.message).toMatch(
      /^This file is too large/,
    );
    expect(checkArtwork({ ...unread, unread: 'no-end' }, card)[0]?.message).toMatch(
      /^The end of this file is missing, and parts of it may be too\. Send it again,/,
    );
  });

  test('never more often than the wire takes, and in sentences', () => {
    const bad = page({
      size: { width: 1, height: 1 },
      isLinked: true,
      missingFonts: ['x'.repeat(60)],
      pictures: Array.from({ length: 200 }, () => ({
        box: { x: 0, y: 0, width: 90, height: 54 },
        width: 1,
        height: 1,
      })),
    });
    const warnings = checkArtwork(file(...Array.from({ length: 20 }, () => bad)), card);
    expect(warnings).toHaveLength(maxArtworkWarnings);
    for (const { message } of warnings) expect(message).toMatch(/^[A-Z].*\.$/);
  });
});
