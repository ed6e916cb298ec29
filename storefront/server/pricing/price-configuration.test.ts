import { messages } from '@kerf/sdk/contract/messages';
import type { PricingRequest, PricingRow } from '@kerf/sdk/contract/pricing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.js';
import { loadCatalogue } from '../catalogue/load-catalogue.js';
import { priceConfiguration } from './price-configuration.js';
import { isOfVersion } from './pricing-id.js';
import { everyConfiguration } from './testing/every-configuration.js';
import { catalogueDirectory } from './testing/test-catalogue.js';

/** A Monday morning in Sydney. */
const now = new Date('2026-11-23T01:00:00Z');
const gold = { feature_id: 21, item_id: 101, side: 'front' } as const;
const emboss = { feature_id: 22, item_id: 121, side: 'front' } as const;
const hole = { feature_id: 24, item_id: 141, side: 'na' } as const;
const hemp = { feature_id: 25, item_id: 153, side: 'na' } as const;
let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await loadCatalogue(catalogueDirectory);
});

const card: PricingRequest = {
  featured_item_id: 8,
  product_id: 17,
  material_id: 1,
  printed_side_id: 1,
  cutting_id: null,
  shape_id: null,
  orientation_id: null,
  finishing_id: null,
  premium_processing_id: null,
  adhesive_id: null,
  color_id: null,
  addon_item_id: null,
  install_ready: null,
  cut_per_shape: null,
  ea: null,
  width: 90,
  height: 55,
  quantity: null,
  kinds: 1,
  print_features: [],
};

const price = (change: Partial<PricingRequest> = {}) =>
  priceConfiguration(catalogue, { ...card, ...change }, now);

function rowsOf(change: Partial<PricingRequest> = {}): PricingRow[] {
  const priced = price(change);
  if (!priced.ok) throw new Error(`${priced.code}: ${priced.message}`);
  return priced.rows;
}

const at = (rows: readonly PricingRow[], quantity: number) => rows.find((row) => row.quantity === quantity);

describe('a priced card', () => {
  it('costs 17 dollars for fifty, printed on one side', () => {
    expect(rowsOf()[0]).toMatchObject({
      quantity: 50,
      price: 17,
      orig_price: 17,
      print_feature_price: 0,
      custom_qty: false,
    });
  });

  it('costs what the trade pays: about 50 dollars for 500, 70 for 1,000, 180 for 5,000', () => {
    const rows = rowsOf();
    for (const [quantity, least, most] of [
      [500, 45, 58],
      [1000, 65, 80],
      [5000, 150, 190],
    ] as const) {
      expect(at(rows, quantity)?.price).toBeGreaterThanOrEqual(least);
      expect(at(rows, quantity)?.price).toBeLessThanOrEqual(most);
    }
    const both = (at(rowsOf({ printed_side_id: 2 }), 1000)?.price ?? 0) / (at(rows, 1000)?.price ?? 1);
    expect(both).toBeGreaterThan(1.1);
    expect(both).toBeLessThan(1.2);
  });

  it('prices 500 cards of 80 × 50 on both sides with gold foil, naming what the foil costs', () => {
    const foiled = at(rowsOf({ width: 80, height: 50, printed_side_id: 2, print_features: [gold] }), 500);
    const plain = at(rowsOf({ width: 80, height: 50, printed_side_id: 2 }), 500);
    expect(foiled?.print_feature_price).toBeGreaterThan(15);
    expect((foiled?.price ?? 0) - (foiled?.print_feature_price ?? 0)).toBeCloseTo(plain?.price ?? 0, 6);
  });

  it('offers standard delivery first, with the day it is at the door', () => {
    expect(rowsOf()[0]?.shipping).toEqual([
      { id: 1, method: 'Standard', printing_days: 4, shipping_days: 5, cost: 8.8, date: '2026-12-04' },
      { id: 2, method: 'Express', printing_days: 2, shipping_days: 2, cost: 14.5, date: '2026-11-27' },
    ]);
  });

  it('shows what it cost before a promotion', () => {
    const bumper = catalogue.products.get(6);
    const [request] = bumper ? everyConfiguration(bumper) : [];
    const [row] = request ? rowsOf(request) : [];
    expect(row?.price).toBeCloseTo((row?.orig_price ?? 0) * 0.9, 1);
  });

  it('is named by rate cards, configuration and quantity alone', () => {
    const [row] = rowsOf();
    expect(row?.product_pricing_id.startsWith(catalogue.version)).toBe(true);
    expect(isOfVersion(row?.product_pricing_id ?? '', catalogue.version)).toBe(true);
    expect(isOfVersion(row?.product_pricing_id ?? '', 'another')).toBe(false);
    expect(rowsOf({ kinds: 5, featured_item_id: null, quantity: 60 })[0]).toEqual(row);
    const others = [
      rowsOf()[1],
      rowsOf({ width: 89 })[0],
      rowsOf({ material_id: 2 })[0],
      rowsOf({ print_features: [gold] })[0],
    ];
    expect(new Set([row, ...others].map((one) => one?.product_pricing_id)).size).toBe(5);
  });

  it('takes "none" of a print feature for nothing', () => {
    const none = { feature_id: 22, item_id: 123, side: 'front' } as const;
    expect(rowsOf({ print_features: [none] })).toEqual(rowsOf());
  });

  it('marks a custom quantity, and shows a listed one once', () => {
    expect(rowsOf({ quantity: 123 }).filter(({ custom_qty }) => custom_qty)).toMatchObject([
      { quantity: 123 },
    ]);
    expect(rowsOf({ quantity: 500 })).toEqual(rowsOf());
  });
});

describe('no price is made up', () => {
  const sticker = {
    ...card,
    featured_item_id: null,
    product_id: 1,
    material_id: 11,
    cutting_id: 1,
    shape_id: 1,
    finishing_id: 1,
    adhesive_id: 1,
    color_id: 1,
    width: 50,
    height: 50,
  };
  const roll = { ...sticker, cutting_id: 9, orientation_id: 53 };

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
    expect(rowsOf({ ...roll, height: 120 })).toHaveLength(12);
    expect(rowsOf({ ...roll, orientation_id: 55, width: 120 })).toHaveLength(12);
    expect(rowsOf({ print_features: [hole, hemp] })).toHaveLength(12);
  });
});

describe('pricing is quick', () => {
  it('makes a table of twelve prices in far less than a millisecond', () => {
    const request = { ...card, printed_side_id: 2, print_features: [gold, hole, hemp] };
    for (let warm = 0; warm < 2000; warm++) priceConfiguration(catalogue, request, now);
    const began = performance.now();
    const times = 5000;
    for (let run = 0; run < times; run++) priceConfiguration(catalogue, request, now);
    const each = ((performance.now() - began) * 1000) / times;
    console.info(`a table of prices takes ${each.toFixed(1)} µs`);
    // Many times what it takes alone: other tests share the machine.
    expect(each).toBeLessThan(500);
  });
});
