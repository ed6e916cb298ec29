import type { PricingRequest, Product } from '@kerf/sdk/contract';
import { toCents } from '@kerf/sdk/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tries } from '../../tests/tries.js';
import { loadCatalogue } from './load-catalogue.js';
import { priceConfiguration } from './price-configuration.js';
import { everyConfiguration } from './testing/every-configuration.js';
import { anyConfiguration, anySize } from './testing/random-configuration.js';
import { card, gold } from './testing/requests.js';
import { catalogueDirectory } from './testing/test-catalogue.js';

const now = new Date('2026-11-23T01:00:00Z');
const catalogue = await loadCatalogue(catalogueDirectory);
const products = [...catalogue.products.values()];
const product = (id: number) => catalogue.products.get(id) as Product;
const runs = tries(1500);

/** Cents of one set, or null where it is not made. */
function price(request: PricingRequest, quantity: number, isBeforeDiscount = false): number | null {
  const priced = priceConfiguration(catalogue, { ...request, quantity }, now);
  if (!priced.ok) return null;
  const row = priced.rows.find((one) => one.quantity === quantity);
  return row ? toCents(isBeforeDiscount ? row.orig_price : row.price) : null;
}

/** Cents of one set at every listed quantity, or null where it is not made. */
function listed(request: PricingRequest): number[] | null {
  const priced = priceConfiguration(catalogue, request, now);
  return priced.ok ? priced.rows.map((row) => toCents(row.price)) : null;
}

/** Cents of what has to have a price. */
function cents(request: PricingRequest, quantity: number): number {
  const found = price(request, quantity);
  if (found === null) throw new Error(`no price: ${JSON.stringify(request)}`);
  return found;
}

const [matte, royal, kraft] = [1, 2, 3];
/** The card of every stock, and the page about each stock alone. */
const [standard, premium, tag] = [16, 17, 18];
const ownPages = { 19: matte, 20: royal, 21: kraft };

/**
 * What costs more, from the least to the most, the trade's reason in its order: heavier or rarer stock, work after
 * printing, glue that is harder to make, more inks. What stands in no list costs the same: it is another colour, another
 * way of winding, another hole.
 */
const dearer: readonly [keyof PricingRequest & `${string}_id`, readonly number[]][] = [
  ['material_id', [matte, kraft, royal]],
  ['material_id', [11, 12]],
  ['material_id', [13, 14]],
  ['material_id', [15, 16]],
  ['material_id', [20, 19, 21]],
  ['material_id', [17, 18]],
  ['finishing_id', [1, 2, 7, 6, 5, 4]],
  ['finishing_id', [1, 3, 7, 6, 5, 4]],
  ['finishing_id', [11, 13]],
  ['finishing_id', [12, 13]],
  ['finishing_id', [14, 15, 16]],
  ['finishing_id', [18, 19]],
  ['adhesive_id', [1, 2, 3, 4]],
  ['printed_side_id', [1, 2]],
  ['printed_side_id', [3, 5]],
  ['printed_side_id', [4, 5]],
  ['color_id', [4, 3, 1, 2]],
  ['color_id', [11, 22, 24, 25, 26]],
  ['color_id', [11, 23, 24, 25, 26]],
  ['premium_processing_id', [48, 49, 50]],
];

describe('a better choice', () => {
  test('costs more at every quantity, beside every other choice', () => {
    let compared = 0;
    const seen = new Set<string>();
    for (const own of products)
      for (const request of everyConfiguration(own)) {
        const costs = listed(request) ?? [];
        for (const [field, order] of dearer) {
          const better = order[order.indexOf(Number(request[field])) + 1];
          if (!order.includes(Number(request[field])) || better === undefined) continue;
          const more = listed({ ...request, [field]: better });
          // Not everything goes with everything.
          if (!more) continue;
          for (const [index, cost] of costs.entries())
            if ((more[index] ?? 0) <= cost)
              expect.fail(`${own.name}: ${field} ${better} costs no more: ${JSON.stringify(request)}`);
          compared++;
          seen.add(`${field} ${better}`);
        }
      }
    expect(compared).toBeGreaterThan(10_000);
    expect(seen.size).toBeGreaterThan(20);
  });

  test('costs as much more as the trade asks: a heavier card a third, a second side a sixth, foil about half', () => {
    for (const [id, quantities] of [
      [premium, [50, 200, 1000, 5000]],
      [tag, [25, 50, 200, 1000, 5000]],
    ] as const)
      for (const quantity of quantities) {
        const made = { ...card, featured_item_id: null, product_id: id };
        const plain = cents(made, quantity);
        const times = (change: Partial<PricingRequest>) => cents({ ...made, ...change }, quantity) / plain;
        expect(times({ material_id: royal })).toBeGreaterThan(1.3);
        expect(times({ material_id: royal })).toBeLessThan(1.42);
        expect(times({ material_id: kraft })).toBeGreaterThan(1.1);
        expect(times({ material_id: kraft })).toBeLessThan(1.2);
        expect(times({ printed_side_id: 2 })).toBeGreaterThan(1.08);
        expect(times({ printed_side_id: 2 })).toBeLessThan(1.2);
        // The stamp itself is paid for once, so a short run pays most of it.
        if (quantity < 500) continue;
        expect(times({ print_features: [gold] })).toBeGreaterThan(1.45);
        expect(times({ print_features: [gold] })).toBeLessThan(1.65);
      }
  });

  test('grows as the trade’s prices grow: with the run by a power of 0.6 to 0.8 beside what is set up once', () => {
    for (const { exponent } of catalogue.rateCards.values()) {
      expect(exponent).toBeGreaterThanOrEqual(0.6);
      expect(exponent).toBeLessThanOrEqual(0.8);
    }
  });
});

describe('the same card', () => {
  const withSizes = anyConfiguration([product(premium)]).chain((request) =>
    fc.record({
      request: fc.constant(request),
      size: anySize(product(premium), request),
      quantity: fc.integer({ min: 50, max: 5000 }),
    }),
  );

  test('costs the same to the cent on the page about its stock, and as a tag, in any size and with any work', () => {
    fc.assert(
      fc.property(withSizes, ({ request, size, quantity }) => {
        const made = { ...request, ...size };
        const asked = cents(made, quantity);
        for (const [id, material] of Object.entries(ownPages))
          if (made.material_id === material)
            expect(price({ ...made, product_id: Number(id) }, quantity)).toBe(asked);
        // Tags have limits of their own.
        const asTag = price({ ...made, product_id: tag }, quantity);
        if (asTag !== null) expect(asTag).toBe(asked);
      }),
      runs,
    );
  });

  test('costs the same whichever item it is ordered from', () => {
    let count = 0;
    for (const item of catalogue.items) {
      const range = catalogue.ranges.get(item.slug);
      for (const { id } of range?.products ?? [])
        for (const request of everyConfiguration(product(id))) {
          if (item.material !== undefined && request.material_id !== item.material) continue;
          if (++count % 100) continue;
          const [quantity = 1] = product(id).attributes.quantities;
          expect(cents({ ...request, featured_item_id: item.id }, quantity)).toBe(cents(request, quantity));
        }
    }
    expect(count).toBeGreaterThan(20_000);
  });
});

describe('a better product', () => {
  test('costs more: the card that is printed by itself a third more than the one that shares its run', () => {
    fc.assert(
      fc.property(
        anySize(product(standard), card),
        fc.integer({ min: 50, max: 5000 }),
        fc.constantFrom(1, 2),
        (size, quantity, printed_side_id) => {
          const made = { ...card, featured_item_id: null, ...size, printed_side_id };
          const times = cents(made, quantity) / cents({ ...made, product_id: standard }, quantity);
          expect(times).toBeGreaterThan(1.25);
          expect(times).toBeLessThan(1.4);
        },
      ),
      runs,
    );
  });

  test('costs more among stickers of one size, before discounts: paper, vinyl, clear, metal, dome', () => {
    const order = [
      [1, 2],
      [2, 11],
      [1, 3],
      [3, 4],
      [3, 10],
      [4, 5],
      [11, 8],
      [8, 7],
      [5, 14],
      [14, 12],
      [12, 13],
      [13, 15],
    ];
    for (const [less = 0, more = 0] of order) {
      const plainest = (id: number) => {
        const [first] = everyConfiguration(product(id));
        if (!first) throw new Error(`nothing is made of product ${id}`);
        return { ...first, width: 50, height: 50 };
      };
      for (const quantity of [50, 500, 5000])
        expect([
          less,
          more,
          (price(plainest(more), quantity, true) ?? 0) > (price(plainest(less), quantity, true) ?? 0),
        ]).toEqual([less, more, true]);
    }
  });
});

test('the display prices of the shop are those that its pages open with', () => {
  const opened = (productId: number, change: Partial<PricingRequest>, quantity: number) =>
    cents({ ...card, featured_item_id: null, product_id: productId, ...change }, quantity);
  expect([
    opened(standard, {}, 100),
    opened(premium, {}, 50),
    opened(tag, { width: 50, height: 90 }, 25),
    opened(19, {}, 50),
    opened(20, { material_id: royal }, 200),
    opened(21, { material_id: kraft }, 200),
  ]).toEqual([1700, 1700, 1300, 1700, 4200, 3500]);
});
