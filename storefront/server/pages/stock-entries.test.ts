import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../paths.js';
import { loadCatalogue } from '../pricing/load-catalogue.js';
import { stockEntries } from './stock-entries.js';

const catalogue = await loadCatalogue(join(repositoryRoot(), 'storefront/catalogue'));
const entries = stockEntries(catalogue);

it('lists every sticker stock once, and no card', () => {
  const stickers = [...catalogue.products.values()].filter((product) => product.featured_category_id === 1);
  expect(entries.map(({ picture }) => picture)).toEqual(
    stickers.map(({ attributes }) => attributes.thumbnails.thumbnail),
  );
  expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
});

it('has words of its own for every stock of the range', () => {
  for (const { name, line } of entries) {
    expect(line).not.toContain('printed and cut to your size');
    expect([name, line.length > 30 && line.length < 100]).toEqual([name, true]);
  }
});
