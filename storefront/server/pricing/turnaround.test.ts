import { expect, test } from 'vitest';
import { loadCatalogue } from './load-catalogue.js';
import { quoteShipping } from './quote-shipping.js';
import { catalogueDirectory } from './testing/test-catalogue.js';
import { arrivalWords } from './turnaround.js';

test('The days that are promised are those that the day of arrival is counted by, of every product', async () => {
  const catalogue = await loadCatalogue(catalogueDirectory);
  for (const { id, name } of catalogue.products.values()) {
    const [standard] = quoteShipping(catalogue, id, new Date('2026-03-02T01:00:00Z'));
    const { printing_days = 0, shipping_days = 0 } = standard ?? {};
    expect(arrivalWords(catalogue.shipping, id), name).toBe(
      `${printing_days + 1}-${printing_days + shipping_days} business days`,
    );
  }
  expect(arrivalWords(catalogue.shipping, null)).toBe('5-9 business days');
  expect(arrivalWords({ ...catalogue.shipping, methods: [] }, null)).toBe('');
});
