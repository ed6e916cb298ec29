import { buildRange, toFeaturedItem } from './build-range.js';
import type { Catalogue } from './catalogue.js';
import { checkFromPrices } from './check-from-prices.js';
import { checkOpenings } from './check-openings.js';
import { loadHolidays } from './load-holidays.js';
import { loadItems } from './load-items.js';
import { loadOptions } from './load-options.js';
import { loadProducts } from './load-products.js';
import { loadRateCards } from './load-rate-cards.js';
import { loadShipping } from './load-shipping.js';

/**
 * Reads and checks a catalogue. It depends on the files of the directory and on nothing else, so reading again is how
 * an edited catalogue comes into use. Rejects with a CatalogueError that names the file and the place in it.
 */
export async function loadCatalogue(directory: string): Promise<Catalogue> {
  const options = await loadOptions(directory);
  const products = await loadProducts(directory, options);
  const items = await loadItems(directory, products);
  const { version, rateCards } = await loadRateCards(directory, products);
  const [shipping, holidays] = await Promise.all([
    loadShipping(directory, products),
    loadHolidays(directory),
  ]);
  const catalogue: Catalogue = {
    version,
    items: items.map(({ data }) => toFeaturedItem(data)),
    products,
    ranges: new Map(items.map(({ data }) => [data.slug, buildRange(data, products)])),
    rateCards,
    shipping,
    holidays,
  };
  checkFromPrices(catalogue, items);
  checkOpenings(catalogue, items);
  return catalogue;
}
