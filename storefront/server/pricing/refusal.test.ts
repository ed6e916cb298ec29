import { messages, type PricingRequest } from '@kerf/sdk/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.js';
import { loadCatalogue } from './load-catalogue.js';
import { priceConfiguration } from './price-configuration.js';
import { card, emboss, gold, hemp, hole, roll, sticker } from './testing/requests.js';
import { catalogueDirectory } from './testing/test-catalogue.js';

const now = new Date('2026-11-23T01:00:00Z');
let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await loadCatalogue(catalogueDirectory);
});

const price = (change: Partial<PricingRequest>) => priceConfiguration(catalogue, { ...card, ...change }, now);

describe('no price is made up', () => {
  it.each<[string, Partial<PricingRequest>, string, string]>([
    ['an unknown product', { product_id: 22 }, 'PRICING_UNKNOWN_PRODUCT', 'product_id'],
    ['an unknown item', { featured_item_id: 99 }, 'PRICING_UNKNOWN_ITEM', 'featured_item_id'],
    [
      'a product that the item does not sell',
      { featured_item_id: 7 },
      'PRICING_UNKNOWN_ITEM',
      'featured_item_id',
    ],
    [
      'a material that the product does not come in',
      { material_id: 11 },
      'PRICING_UNKNOWN_OPTION',
      'material_id',
    ],
    [
      'another stock than the page is about',
      { featured_item_id: 11, product_id: 18, material_id: 1, width: 50, height: 90 },
      'PRICING_UNKNOWN_OPTION',
      'material_id',
    ],
    ['a missing side', { printed_side_id: null }, 'PRICING_INCOMPLETE', 'printed_side_id'],
    [
      'an option that the product does not have',
      { finishing_id: 6 },
      'PRICING_UNKNOWN_OPTION',
      'finishing_id',
    ],
    [
      'an add-on that the product does not have',
      { addon_item_id: 61 },
      'PRICING_UNKNOWN_OPTION',
      'addon_item_id',
    ],
    ['ready to install, for a card', { install_ready: 'yes' }, 'PRICING_UNKNOWN_OPTION', 'install_ready'],
    ['cuts, for a card', { cut_per_shape: 3 }, 'PRICING_UNKNOWN_OPTION', 'cut_per_shape'],
    [
      'a retired print feature',
      { print_features: [{ feature_id: 45, item_id: 172, side: 'front' }] },
      'PRICING_UNKNOWN_OPTION',
      'print_features[]',
    ],
    [
      'an item of another print feature',
      { print_features: [{ ...gold, item_id: 121 }] },
      'PRICING_UNKNOWN_OPTION',
      'print_features[]',
    ],
    [
      'foil on a back that is not printed',
      { print_features: [{ ...gold, side: 'back' }] },
      'PRICING_FEATURE_CONFLICT',
      'print_features[]',
    ],
    ['the same foil twice', { print_features: [gold, gold] }, 'PRICING_FEATURE_CONFLICT', 'print_features[]'],
    [
      'a fourth foil on one side',
      { print_features: [101, 102, 103, 104].map((item_id) => ({ ...gold, item_id })) },
      'PRICING_FEATURE_CONFLICT',
      'print_features[]',
    ],
    [
      'embossing from both sides',
      { printed_side_id: 2, print_features: [emboss, { ...emboss, side: 'back' }] },
      'PRICING_FEATURE_CONFLICT',
      'print_features[]',
    ],
    ['a string without a hole', { print_features: [hemp] }, 'PRICING_FEATURE_CONFLICT', 'print_features[]'],
    [
      'foil on the standard card',
      { featured_item_id: 7, product_id: 16, print_features: [gold] },
      'PRICING_UNKNOWN_OPTION',
      'print_features[]',
    ],
    ['no width', { width: 0 }, 'PRICING_VALUE_INVALID', 'width'],
    ['an endless height', { height: Infinity }, 'PRICING_VALUE_INVALID', 'height'],
    ['half a card', { quantity: 50.5 }, 'PRICING_VALUE_INVALID', 'quantity'],
    ['fewer than no cards', { quantity: -50 }, 'PRICING_VALUE_INVALID', 'quantity'],
    ['no sets', { kinds: 0 }, 'PRICING_VALUE_INVALID', 'kinds'],
    ['a hundred sets', { kinds: 100 }, 'PRICING_VALUE_INVALID', 'kinds'],
    [
      'a winding off the roll',
      { ...sticker, orientation_id: 53 },
      'PRICING_UNKNOWN_OPTION',
      'orientation_id',
    ],
    [
      'a laminate that the roll press can’t run',
      { ...roll, finishing_id: 6 },
      'PRICING_UNKNOWN_OPTION',
      'finishing_id',
    ],
    [
      'a coating on bare paper',
      { ...sticker, premium_processing_id: 48 },
      'PRICING_UNKNOWN_OPTION',
      'premium_processing_id',
    ],
    [
      'a supply that is switched off',
      { ...sticker, product_id: 12, material_id: null, color_id: 2, cutting_id: 9 },
      'PRICING_UNKNOWN_OPTION',
      'cutting_id',
    ],
  ])('for %s, which no page of the shop asks for', (_, change, code, field) => {
    expect(price(change)).toMatchObject({ ok: false, kind: 'invalid', code, field });
  });

  it.each<[string, Partial<PricingRequest>, string, string]>([
    ['a card too narrow', { width: 20 }, 'PRICING_SIZE_BELOW', messages.sizeBelow(35)],
    ['a card too large', { width: 500, height: 500 }, 'PRICING_SIZE_ABOVE', messages.sizeAbove],
    ['too few cards', { quantity: 49 }, 'PRICING_QUANTITY_OUTSIDE', messages.quantityBelow(50)],
    ['too many cards', { quantity: 5001 }, 'PRICING_QUANTITY_OUTSIDE', messages.quantityAbove],
    ['a sticker too large', { ...sticker, width: 500 }, 'PRICING_SIZE_ABOVE', messages.stickerSizeAbove],
    ['a roll too wide', { ...roll, width: 120 }, 'PRICING_SIZE_ABOVE', messages.stickerSizeAbove],
    [
      'a roll too wide by its height',
      { ...roll, orientation_id: 55, height: 120 },
      'PRICING_SIZE_ABOVE',
      messages.stickerSizeAbove,
    ],
    [
      'too many stickers',
      { ...sticker, quantity: 10_001 },
      'PRICING_QUANTITY_OUTSIDE',
      messages.stickerQuantityOutside,
    ],
    [
      'a sheet without its stickers',
      { ...sticker, cutting_id: 3, shape_id: 5, width: 148, height: 210 },
      'PRICING_INCOMPLETE',
      messages.stickersPerSheetRequired,
    ],
    [
      'a sheet of too many stickers',
      { ...sticker, cutting_id: 3, shape_id: 5, ea: 31, width: 148, height: 210 },
      'PRICING_COUNT_ABOVE',
      messages.stickersPerSheetAbove,
    ],
    [
      'a shape without its cuts',
      { ...sticker, cutting_id: 4, shape_id: 7 },
      'PRICING_INCOMPLETE',
      messages.cutsRequired,
    ],
    [
      'a shape of too many cuts',
      { ...sticker, cutting_id: 4, shape_id: 7, cut_per_shape: 31 },
      'PRICING_COUNT_ABOVE',
      messages.cutsAbove,
    ],
    [
      'special processing',
      { ...sticker, cutting_id: 5, shape_id: null },
      'PRICING_SPECIAL_PROCESSING',
      messages.stickerQuantityOutside,
    ],
  ])('for %s, which the shopper is told in words', (_, change, code, message) => {
    expect(price(change)).toMatchObject({ ok: false, kind: 'refused', code, message });
  });

  it('but a roll may be long where it is not wide, and a hole takes a string', () => {
    expect(price({ ...roll, height: 120 })).toMatchObject({ ok: true });
    expect(price({ ...roll, orientation_id: 55, width: 120 })).toMatchObject({ ok: true });
    expect(price({ print_features: [hole, hemp] })).toMatchObject({ ok: true });
  });
});
