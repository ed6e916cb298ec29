import type { PricingRequest, PricingRow } from '@kerf/sdk/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.js';
import { loadCatalogue } from './load-catalogue.js';
import { priceConfiguration } from './price-configuration.js';
import { everyConfiguration } from './testing/every-configuration.js';
import { catalogueDirectory } from './testing/test-catalogue.js';

const now = new Date('2026-11-23T01:00:00Z');
let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await loadCatalogue(catalogueDirectory);
});

function price(request: PricingRequest): PricingRow[] {
  const priced = priceConfiguration(catalogue, request, now);
  if (!priced.ok) throw new Error(`${priced.code} ${priced.field}: ${JSON.stringify(request)}`);
  return priced.rows;
}

const isWholeCents = (dollars: number): boolean => /^\d+(\.\d{1,2})?$/.test(String(dollars));

/** The first thing about a table of prices that no shopper should see; '' when there is none. */
function oddity(rows: readonly PricingRow[], quantities: readonly number[]): string {
  if (rows.length !== quantities.length) return `${rows.length} rows`;
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (row.quantity !== quantities[index]) return `row ${index} is for ${row.quantity}`;
    if (![row.price, row.orig_price, row.print_feature_price].every(isWholeCents))
      return `${row.price} is not whole cents`;
    if (row.price <= 0 || row.orig_price < row.price) return `${row.price} of ${row.orig_price}`;
    if (!before) continue;
    if (row.price < before.price)
      return `${row.quantity} cost ${row.price}, ${before.quantity} ${before.price}`;
    if (row.price / row.quantity >= before.price / before.quantity)
      return `a piece of ${row.quantity} costs no less than one of ${before.quantity}`;
  }
  return '';
}

describe('every combination of options of every product', () => {
  it('has a price at every listed quantity; more pieces cost more, each piece less, in whole cents', () => {
    let count = 0;
    for (const product of catalogue.products.values()) {
      let own = 0;
      for (const request of everyConfiguration(product)) {
        const found = oddity(price(request), product.attributes.quantities);
        if (found) expect.fail(`${product.name}: ${found}: ${JSON.stringify(request)}`);
        own++;
      }
      expect(own, product.name).toBeGreaterThan(0);
      count += own;
    }
    console.info(`priced ${count} combinations of options`);
  });

  it('never costs less on more sides', () => {
    for (const product of catalogue.products.values()) {
      const sides = product.attributes.printed_sides.map(({ id }) => id);
      for (const request of everyConfiguration(product)) {
        const next = sides[sides.indexOf(request.printed_side_id ?? 0) + 1];
        if (next === undefined) continue;
        const more = price({ ...request, printed_side_id: next });
        for (const [index, row] of price(request).entries())
          if ((more[index]?.price ?? 0) < row.price)
            expect.fail(`${product.name}: ${JSON.stringify(request)}`);
      }
    }
  });

  it('never costs less with a coating, a packing, more cuts or more stickers on a sheet', () => {
    for (const product of catalogue.products.values())
      for (const request of everyConfiguration(product)) {
        const less: PricingRequest = {
          ...request,
          addon_item_id: null,
          premium_processing_id: null,
          install_ready: request.install_ready && 'no',
          cut_per_shape: request.cut_per_shape && 1,
          ea: request.ea && 1,
        };
        const base = price(less);
        for (const [index, row] of price(request).entries())
          if (row.price < (base[index]?.price ?? Infinity))
            expect.fail(`${product.name}: ${JSON.stringify(request)}`);
      }
  });
});
