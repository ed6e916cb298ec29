import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Product, Range } from '../../contract/catalogue.js';
import { pieceOf } from '../../drawing/piece-of-selection.js';
import { sampleRange } from '../../testing/sample-range.js';
import { sampleStickers } from '../../testing/sample-stickers.js';
import { gallerySlice } from '../gallery/gallery-slice.js';
import { chooseOption } from '../options/choose-option.js';
import { offeredOptions, optionLabel } from '../options/offered-options.js';
import { openingSelection } from '../options/opening-selection.js';
import { checkQuantity } from '../quantity/quantity.js';
import { checkSize } from '../size/size.js';
import { productLine } from './product-line.js';

const lineOf = (featured_category_id: number) => productLine({ featured_category_id });
const [stickers, cards] = [lineOf(1), lineOf(2)];

/** One product, once as a sticker and once as a card. */
const product = { ...sampleStickers.products[0] } as Product;
const asSticker: Product = { ...product, featured_category_id: 1 };
const asCard: Product = { ...product, featured_category_id: 2 };

/** A range as if it were of the other line. */
const moved = (range: Range, featured_category_id: number): Range => ({
  ...range,
  item: { ...range.item, featured_category_id },
  products: range.products.map((one) => ({ ...one, featured_category_id })),
});

test('stickers are a line, business cards and swing tags another', () => {
  expect(lineOf(2)).toBe(lineOf(3));
  expect(stickers.name).toBe('stickers');
  expect(cards.name).toBe('cards');
  expect(productLine(sampleStickers.item)).toBe(stickers);
  expect(productLine(sampleRange.item)).toBe(cards);
});

test('this is what differs between them', () => {
  const { quantityBelow: belowSticker, ...ofStickers } = stickers;
  const { quantityBelow: belowCard, ...ofCards } = cards;
  expect(ofStickers).toEqual({
    name: 'stickers',
    pricingDebounce: 150,
    sizeInputDebounce: 500,
    keptFields: ['cut_per_shape', 'ea'],
    sizeAbove: 'It is a special size.',
    sizeAboveLink: 'ask for a quotation',
    quantityAbove: 'Request a quote from the button below.',
    listsUnpriced: false,
    bleedMm: 2,
    safetyMm: 2,
  });
  expect(belowSticker(50)).toBe('Request a quote from the button below.');
  expect(ofCards).toEqual({
    name: 'cards',
    pricingDebounce: 10,
    sizeInputDebounce: 450,
    keptFields: ['material_id', 'printed_side_id'],
    sizeAbove: 'For special sizes, request a quote from the button below.',
    sizeAboveLink: null,
    quantityAbove: 'You can request a quote from the button below.',
    listsUnpriced: true,
    bleedMm: 1,
    safetyMm: 1,
  });
  expect(belowCard(50)).toBe('Please enter quantity greater than 50.');
});

describe('a product speaks and behaves as its line does:', () => {
  test.each([
    ['a sticker', asSticker, stickers],
    ['a card', asCard, cards],
  ])('%s, of sizes and quantities', (_name, one, line) => {
    expect(checkSize({ width: 900, height: 900, cutting_id: 1 }, one).message).toBe(line.sizeAbove);
    expect(checkQuantity('1', one).message).toBe(line.quantityBelow(50));
    expect(checkQuantity('999999', one).message).toBe(line.quantityAbove);
  });

  test.each([
    ['a sticker', 1, stickers],
    ['a card', 2, cards],
  ])('%s, of its bleed and safety', (_name, category, line) => {
    const range = moved(sampleStickers, category);
    const { bleedMm, safetyMm } = pieceOf(range, openingSelection(range, null));
    expect([bleedMm, safetyMm]).toEqual([line.bleedMm, line.safetyMm]);
  });

  test('cards are asked for their sides, stickers for the printed side', () => {
    expect(optionLabel('printed_side_id', asCard, { cutting_id: null })).toBe('Sides');
    expect(optionLabel('printed_side_id', asSticker, { cutting_id: null })).toBe('Printed side');
  });

  test('a gallery follows the stock of a card, and the finishing of a sticker', () => {
    const gallery = Array.from({ length: 9 }, () => ({ file_path: '/a.webp', alt: '' }));
    const withGallery = (one: Product) => ({ ...one, attributes: { ...one.attributes, gallery } });
    const choice = { material_id: 3, finishing_id: 7, premium_processing_id: null, cutting_id: null };
    expect(gallerySlice(withGallery(asCard), choice)).toMatchObject({ from: 6, to: 9 });
    expect(gallerySlice(withGallery(asSticker), choice)).toMatchObject({ from: 3, to: 6 });
  });

  test('another card keeps material and sides where it has them', () => {
    const second = { ...openingSelection(sampleRange, null), material_id: 1, printed_side_id: 1 };
    const kept = chooseOption(sampleRange, second, 'product_id', 16);
    expect(kept).toMatchObject({ material_id: 1, printed_side_id: 1 });
    const both = chooseOption(sampleRange, { ...second, printed_side_id: 2 }, 'product_id', 16);
    expect(both.printed_side_id).toBe(2);
  });

  test('another sticker takes its first material and side, and keeps the counts that it asks for too', () => {
    // Every product of this range opens with the supply that has cuts, and asks for them.
    const special = moved(
      {
        ...sampleStickers,
        products: sampleStickers.products.map((one) => ({
          ...one,
          attributes: {
            ...one.attributes,
            cuttings: one.attributes.cuttings.filter(({ id }) => id === 4),
          },
        })),
      },
      1,
    );
    const second = {
      ...openingSelection(special, null),
      material_id: 12,
      printed_side_id: 2,
      cut_per_shape: '7',
    };
    expect(chooseOption(special, second, 'product_id', 13)).toMatchObject({
      product_id: 13,
      material_id: 11,
      printed_side_id: 1,
      cut_per_shape: '7',
    });
    expect(chooseOption(moved(special, 2), second, 'product_id', 13)).toMatchObject({
      material_id: 12,
      printed_side_id: 2,
      cut_per_shape: '4',
    });
  });
});

describe('in everything else the lines are one:', () => {
  test.each([
    ['the cards', sampleRange],
    ['the stickers', sampleStickers],
  ])('%s offer the same whichever line they are of', (_name, range) => {
    const [as1, as2] = [moved(range, 1), moved(range, 2)];
    const selection = openingSelection(as1, null);
    expect(openingSelection(as2, null)).toEqual(selection);
    const choices = (one: Range) =>
      offeredOptions(one, selection).map((option) =>
        option.kind === 'choices'
          ? [option.key, option.isShown, option.choices]
          : [option.key, option.isShown],
      );
    expect(choices(as2)).toEqual(choices(as1));
  });

  test('the same sizes and quantities can be ordered', () => {
    const text = fc.integer({ min: 0, max: 500_000 }).map((tenths) => String(tenths / 10));
    const cuttingId = fc.constantFrom(null, 1, 3, 9);
    fc.assert(
      fc.property(text, text, cuttingId, fc.nat(2000), (width, height, cutting_id, quantity) => {
        const measured = { width, height, cutting_id };
        expect(checkSize(measured, asCard).status).toBe(checkSize(measured, asSticker).status);
        expect(checkQuantity(String(quantity), asCard).status).toBe(
          checkQuantity(String(quantity), asSticker).status,
        );
      }),
    );
  });
});
