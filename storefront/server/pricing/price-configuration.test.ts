import type { PricingRequest, PricingRow } from '@kerf/sdk/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.js';
import { loadCatalogue } from './load-catalogue.js';
import { priceConfiguration } from './price-configuration.js';
import { isOfVersion } from './pricing-id.js';
import { everyConfiguration } from './testing/every-configuration.js';
import { card, gold } from './testing/requests.js';
import { catalogueDirectory } from './testing/test-catalogue.js';

/** A Monday morning in Sydney. */
const now = new Date('2026-11-23T01:00:00Z');
let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await loadCatalogue(catalogueDirectory);
});

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
