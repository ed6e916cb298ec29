import type { PricingRequest, PricingRow, Product } from '@kerf/sdk/contract';
import { legalFeatures } from '@kerf/sdk/rules';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { tries } from '../../tests/tries.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { loadCatalogue } from './load-catalogue.js';
import { priceConfiguration } from './price-configuration.js';
import { everyConfiguration } from './testing/every-configuration.js';
import { anyConfiguration, anySize, featureChoices } from './testing/random-configuration.js';
import { catalogueDirectory } from './testing/test-catalogue.js';

const now = new Date('2026-11-23T01:00:00Z');
const runs = tries(1500);
let catalogue: Catalogue;
let products: Product[];
let configurations: ReturnType<typeof anyConfiguration>;

beforeAll(async () => {
  catalogue = await loadCatalogue(catalogueDirectory);
  products = [...catalogue.products.values()];
  configurations = anyConfiguration(products);
});

function price(request: PricingRequest): PricingRow[] {
  const priced = priceConfiguration(catalogue, request, now);
  if (!priced.ok)
    throw new Error(`${priced.code} ${priced.field}: ${priced.message} ${JSON.stringify(request)}`);
  return priced.rows;
}

const productOf = ({ product_id }: PricingRequest): Product => catalogue.products.get(product_id) as Product;

const cents = (dollars: number): number => Math.round(dollars * 100);

describe('prices, whatever is ordered', () => {
  it('rise with quantity and fall by the piece, for any quantity between the listed ones too', () => {
    const withQuantities = configurations.chain((request) => {
      const { quantities } = productOf(request).attributes;
      const quantity = fc.integer({ min: quantities[0] ?? 1, max: quantities.at(-1) ?? 1 });
      return fc.record({ request: fc.constant(request), a: quantity, b: quantity });
    });
    fc.assert(
      fc.property(withQuantities, ({ request, a, b }) => {
        const [fewer, more] = [Math.min(a, b), Math.max(a, b)].map((quantity) =>
          price({ ...request, quantity }).find((row) => row.quantity === quantity),
        ) as [PricingRow, PricingRow];
        expect(more.price).toBeGreaterThanOrEqual(fewer.price);
        // Rounding moves each total by up to half a cent.
        expect(cents(more.price) / more.quantity).toBeLessThanOrEqual(
          (cents(fewer.price) + 1) / fewer.quantity,
        );
      }),
      runs,
    );
  });

  it('fit a custom quantity in between its listed neighbours, on a row of its own at the end', () => {
    fc.assert(
      fc.property(configurations, fc.double({ min: 0, max: 1, noNaN: true }), (request, share) => {
        const { quantities } = productOf(request).attributes;
        const [smallest = 1, largest = 1] = [quantities[0], quantities.at(-1)];
        const quantity = Math.round(smallest + share * (largest - smallest));
        const rows = price({ ...request, quantity });
        const listed = rows.filter(({ custom_qty }) => !custom_qty);
        expect(listed.map((row) => row.quantity)).toEqual(quantities);
        const isListed = quantities.includes(quantity);
        expect(rows).toHaveLength(quantities.length + (isListed ? 0 : 1));
        if (isListed) return;
        const own = rows.at(-1);
        expect(own).toMatchObject({ quantity, custom_qty: true });
        for (const row of listed)
          if (row.quantity < quantity) expect(row.price).toBeLessThanOrEqual(own?.price ?? 0);
          else expect(row.price).toBeGreaterThanOrEqual(own?.price ?? Infinity);
      }),
      runs,
    );
  });

  it('never fall with area, whatever the proportions', () => {
    const withSizes = configurations.chain((request) =>
      fc.record({
        request: fc.constant(request),
        a: anySize(productOf(request), request),
        b: anySize(productOf(request), request),
      }),
    );
    fc.assert(
      fc.property(withSizes, ({ request, a, b }) => {
        const [small, large] = a.width * a.height <= b.width * b.height ? [a, b] : [b, a];
        const more = price({ ...request, ...large });
        for (const [index, row] of price({ ...request, ...small }).entries())
          expect(more[index]?.price).toBeGreaterThanOrEqual(row.price);
      }),
      runs,
    );
  });

  it('never fall with one more print feature, and name what the features add', () => {
    fc.assert(
      fc.property(configurations, fc.nat(), (request, place) => {
        const product = productOf(request);
        const choices = featureChoices(product, request);
        const further = choices[place % Math.max(choices.length, 1)];
        const print_features = legalFeatures(product, {
          ...request,
          print_features: further ? [...request.print_features, further] : request.print_features,
        });
        const more = price({ ...request, print_features });
        const none = price({ ...request, print_features: [] });
        for (const [index, row] of price(request).entries()) {
          expect(more[index]?.price).toBeGreaterThanOrEqual(row.price);
          expect(cents(row.price) - cents(row.print_feature_price)).toBe(cents(none[index]?.price ?? 0));
        }
      }),
      runs,
    );
  });

  it('are the same however the print features are listed, and for any number of sets', () => {
    fc.assert(
      fc.property(configurations, fc.integer({ min: 1, max: 99 }), (request, kinds) => {
        const turned = { ...request, kinds, print_features: [...request.print_features].reverse() };
        expect(price(turned)).toEqual(price(request));
      }),
      { numRuns: 300 },
    );
  });
});

describe('every single print feature on every card and tag', () => {
  it('adds to the price unless it means none', () => {
    let count = 0;
    for (const product of products)
      for (const request of everyConfiguration(product)) {
        if (request.addon_item_id !== null) continue;
        const base = price(request);
        for (const choice of featureChoices(product, request)) {
          const print_features = legalFeatures(product, { ...request, print_features: [choice] });
          for (const [index, row] of price({ ...request, print_features }).entries()) {
            const plain = base[index]?.price ?? Infinity;
            if (print_features.length ? row.price <= plain : row.price !== plain)
              expect.fail(
                `${product.name} with ${JSON.stringify(choice)} costs ${row.price}, without ${plain}`,
              );
          }
          count++;
        }
      }
    expect(count).toBeGreaterThan(1000);
  });
});
