import { expect, it } from 'vitest';
import { loadCatalogue } from '../pricing/load-catalogue.js';
import { catalogueDirectory } from '../pricing/testing/test-catalogue.js';
import { displayPrice } from './display-price.js';

const catalogue = await loadCatalogue(catalogueDirectory);

it.each([
  ['standard-business-card', 17],
  ['premium-business-card', 17],
  ['standard-matte-250gsm', 17],
  ['swing-tags', 13],
  ['royal-extra-white-400gsm', 42],
  ['vintage-kraft-300gsm', 35],
  ['anything-else', 13],
  ['constructor', 13],
])('without a live price %s is shown at $%i', (slug, price) => {
  expect(displayPrice(catalogue, slug)).toBe(price);
});
