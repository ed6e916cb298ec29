import { join } from 'node:path';
import { dollars } from '@kerf/sdk/rules';
import { type LetterBook, openLetterBook } from '../lettering/letter-book.js';
import { repositoryRoot } from '../paths.js';
import { buildRange, toFeaturedItem } from './build-range.js';
import type { Catalogue } from './catalogue.js';
import { loadHolidays } from './load-holidays.js';
import { loadHousePages } from './load-house-pages.js';
import { loadInformation } from './load-information.js';
import { type LoadedItem, loadItems, slugsOf } from './load-items.js';
import { loadNews } from './load-news.js';
import { loadOptions } from './load-options.js';
import { loadProducts } from './load-products.js';
import { loadRateCards } from './load-rate-cards.js';
import { loadSeller } from './load-seller.js';
import { loadShipping } from './load-shipping.js';
import { loadSpecialProcessing } from './load-special-processing.js';
import { loadSuburbs } from './load-suburbs.js';

let letters: LetterBook | undefined;

/** The shop's fonts, which are no part of a catalogue's folder: what was made of them outlives a change of it. */
function shopLetters(): LetterBook {
  letters ??= openLetterBook(join(repositoryRoot(), 'storefront/assets/lettering-fonts'));
  return letters;
}

/**
 * Reads a catalogue and checks all of it but its prices; the items come along as their files have them. Rejects with a
 * CatalogueError that names the file and the place in it.
 */
export async function readCatalogue(
  directory: string,
): Promise<{ catalogue: Catalogue; items: readonly LoadedItem[] }> {
  const options = await loadOptions(directory);
  const { products, stockLines } = await loadProducts(directory, options);
  const items = await loadItems(directory, products);
  const { version, rateCards } = await loadRateCards(directory, products);
  const [shipping, holidays, seller, suburbs, special, information, news, house] = await Promise.all([
    loadShipping(directory, products),
    loadHolidays(directory),
    loadSeller(directory),
    loadSuburbs(directory),
    loadSpecialProcessing(directory, products),
    loadInformation(directory, products),
    loadNews(directory, items),
    loadHousePages(directory),
  ]);
  const catalogue: Catalogue = {
    version,
    items: items.map(({ data }) => toFeaturedItem(data)),
    products,
    ranges: new Map(
      items.flatMap(({ data }) => {
        const range = buildRange(data, products);
        return slugsOf(data).map((slug) => [slug, range] as const);
      }),
    ),
    itemWords: new Map(items.map(({ data: { slug, line, description } }) => [slug, { line, description }])),
    stockLines,
    fromPrices: new Map(
      items.flatMap(({ data: { slug, from } }) => (from === undefined ? [] : [[slug, dollars(from)]])),
    ),
    rateCards,
    shipping,
    holidays,
    seller,
    suburbs,
    special,
    information,
    news,
    letters: shopLetters(),
    house,
  };
  return { catalogue, items };
}
