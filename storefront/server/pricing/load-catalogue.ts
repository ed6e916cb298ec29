import type { Catalogue } from '../catalogue/catalogue.js';
import { readCatalogue } from '../catalogue/read-catalogue.js';
import { checkFromPrices } from './check-from-prices.js';
import { checkOpenings } from './check-openings.js';

/**
 * Reads a catalogue, checks it, and makes sure that its pages open with the prices they promise. It depends on the
 * files of the directory and on nothing else, so loading again is how an edited catalogue comes into use. Rejects with
 * a CatalogueError that names the file and the place in it.
 */
export async function loadCatalogue(directory: string): Promise<Catalogue> {
  const { catalogue, items } = await readCatalogue(directory);
  checkFromPrices(catalogue, items);
  checkOpenings(catalogue, items);
  return catalogue;
}
