import { asLies, blankPiece, type Piece, pieceOf } from '@kerf/sdk/drawing';
import { checkArtwork, productLine, toSelectionQuery } from '@kerf/sdk/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPriced } from '../pricing/testing/any-priced.js';
import { configuredTemplate } from './configured-template.js';
import { drawTemplate } from './draw-template.js';
import { fixedTemplates } from './fixed-templates.js';
import { type Extent, readLayers, readTemplate } from './testing/read-template.js';

/** Configurations that are drawn and read again; the claim is of a thousand. */
const configurations = Number(process.env.TEMPLATES ?? 60);
const madeAt = new Date('2026-11-23T00:00:00Z');
const draw = (piece: Piece) => drawTemplate({ piece, title: 'A piece', sides: ['front'], madeAt });

const sizeOf = ({ left, bottom, right, top }: Extent) => [right - left, top - bottom];
/** By how much one reaches beyond another at each side. */
const beyond = (outer: Extent, inner: Extent) => [
  inner.left - outer.left,
  inner.bottom - outer.bottom,
  outer.right - inner.right,
  outer.top - inner.top,
];
/** Lengths as far as a blade can tell them apart: a tenth of a millimetre is ten times as much. */
const hundredths = (lengths: readonly number[]) =>
  lengths.map((length) => Math.round(length * 100) / 100 + 0);
const all = (length: number) => [length, length, length, length];

/** Layers are numbered as they are drawn, what lies at the bottom first. */
const layerIds = { artwork: 'OC0', special: 'OC1', guides: 'OC2', cut: 'OC3', notes: 'OC4' } as const;

test.each(fixedTemplates)('$title: trim, bleed and safety are those of the trade', async (template) => {
  const margin = template.folder === 'business-cards' ? 1 : 2;
  const pages = await readTemplate(await draw(template.piece));
  expect(pages).toHaveLength(1);
  for (const { trim, bleed, safety, drawn } of pages) {
    expect(hundredths(sizeOf(trim))).toEqual(template.size.split('x').map(Number));
    expect(hundredths(beyond(bleed, trim))).toEqual(all(margin));
    expect(hundredths(beyond(trim, safety))).toEqual(all(margin));
    // What is drawn is where the boxes say.
    for (const [id, box] of [
      [layerIds.cut, trim],
      [layerIds.artwork, bleed],
      [layerIds.guides, bleed],
    ] as const)
      expect(hundredths(beyond(drawn[id]?.extent ?? trim, box))).toEqual(all(0));
  }
});

test('any configuration: boxes and lines are true to the tenth of a millimetre', {
  timeout: 60_000 + configurations * 1_000,
}, async () => {
  const cutByHand = { seen: 0, twoSided: 0 };
  await fc.assert(
    fc.asyncProperty(anyPriced, async ({ range, selection }) => {
      const template = configuredTemplate(range, toSelectionQuery(range, selection), null);
      if (!template) throw new Error('There is none of something that has a price.');
      const piece = pieceOf(range, selection);
      const isLetters = piece.cutKind === 'letters';
      const pages = await readTemplate(await drawTemplate({ ...template, madeAt }));
      expect(pages).toHaveLength(template.sides.length);
      if (pages.length > 1) cutByHand.twoSided++;
      if (piece.nested || piece.cuts || isLetters || piece.shape === 'custom') cutByHand.seen++;
      for (const { trim, bleed, safety, drawn, asArtwork } of pages) {
        const [width = 0, height = 0] = sizeOf(trim);
        expect(Math.abs(width - piece.widthMm)).toBeLessThan(0.1);
        expect(Math.abs(height - piece.heightMm)).toBeLessThan(0.1);
        for (const side of beyond(bleed, trim))
          expect(Math.abs(side - (isLetters ? 0 : piece.bleedMm))).toBeLessThan(0.1);
        for (const side of beyond(trim, safety))
          expect(Math.abs(side - (isLetters ? 0 : piece.safetyMm))).toBeLessThan(0.1);
        for (const side of beyond(drawn[layerIds.cut]?.extent ?? bleed, trim))
          expect(Math.abs(side)).toBeLessThan(0.1);
        expect(asArtwork.spots).toEqual(['CutContour']);
      }
    }),
    { numRuns: configurations, seed: 20_261_123 },
  );
  expect(cutByHand.seen).toBeGreaterThan(configurations / 20);
  expect(cutByHand.twoSided).toBeGreaterThan(configurations / 20);
});

describe('What a program reads of a template', () => {
  const { bleedMm, safetyMm } = productLine({ featured_category_id: 2 });
  const card: Piece = { ...blankPiece, bleedMm, safetyMm, sides: ['front', 'back'] };

  test('its layers are listed with the notes on top; guides and notes are not printed', async () => {
    expect(await readLayers(await draw(card))).toEqual([
      { name: 'Notes', isPrinted: false },
      { name: 'CutContour', isPrinted: true },
      { name: 'Guides', isPrinted: false },
      { name: 'Special process M100', isPrinted: true },
      { name: 'Artwork', isPrinted: true },
    ]);
  });

  test('the cut line is a spot colour that overprints; the special process is magenta alone', async () => {
    const [page] = await readTemplate(await draw(card));
    const { cut, special } = { cut: page?.drawn[layerIds.cut], special: page?.drawn[layerIds.special] };
    expect(cut?.words).toMatch(/\/Overprint gs\n.*\/CS0 CS\n1 SCN\n.*S\n/s);
    expect(special?.words).toMatch(/0 1 0 0 (k|scn)\n/);
    // It shows which colour is meant, where nothing is printed.
    expect(special?.extent.top).toBeLessThan(page?.bleed.bottom ?? 0);
  });

  test('it is artwork that the shop has nothing to say about', async () => {
    const pages = (await readTemplate(await draw(card))).map(({ asArtwork }) => asArtwork);
    const ordered = { width: 90, height: 55, bleed: 1, sides: 1, kinds: 1, isContourCut: true };
    expect(checkArtwork({ pages, pageCount: 1, unread: null }, ordered)).toEqual([]);
  });

  test('the back of a tag has its hole where it is from behind', async () => {
    const tag: Piece = { ...card, widthMm: 50, heightMm: 90, holes: [{ diameterMm: 5, x: 10, y: 8 }] };
    const content = await drawTemplate({ piece: tag, title: 'Tag', sides: ['front', 'back'], madeAt });
    const [front, back] = await readTemplate(content);
    expect(asLies(tag, 'back').holes).toEqual([{ diameterMm: 5, x: 40, y: 8 }]);
    expect(front?.drawn[layerIds.cut]?.words).not.toBe(back?.drawn[layerIds.cut]?.words);
  });

  test('its words are outlines, the name of the piece first, so that nobody needs a typeface', async () => {
    const [page] = await readTemplate(await draw(card));
    expect(page?.asArtwork.missingFonts).toEqual([]);
    const notes = page?.drawn[layerIds.notes]?.words ?? '';
    expect(notes).not.toMatch(/T[jJf]\n/);
    const swatch = page?.drawn[layerIds.special]?.extent.top ?? 0;
    expect(page?.drawn[layerIds.notes]?.extent.top).toBeGreaterThan(swatch + 3);
  });

  test('is the same file whenever it is drawn', async () => {
    expect((await draw(card)).equals(await draw(card))).toBe(true);
  });
});
