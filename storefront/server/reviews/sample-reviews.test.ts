import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../paths.js';
import { loadCatalogue } from '../pricing/load-catalogue.js';
import { catalogueDirectory } from '../pricing/testing/test-catalogue.js';
import { readSampleReviews } from './sample-reviews.js';

test('a sample review that tells of a hole shows pictures of pieces with a hole', async () => {
  const catalogue = await loadCatalogue(catalogueDirectory);
  const samples = await readSampleReviews(
    join(repositoryRoot(), 'storefront/demo/reviews.json'),
    catalogue,
    (path) => path,
  );
  const gallery = [...catalogue.products.values()].flatMap(({ attributes }) => attributes.gallery);
  const shown = [...samples.values()]
    .flat()
    .filter(({ title, comment }) => /\bhole|punched/i.test(`${title} ${comment}`))
    .flatMap(({ images }) => images);
  expect(shown).not.toEqual([]);
  for (const image of shown)
    expect(gallery.find(({ file_path }) => file_path === image)?.alt).toMatch(/punched hole/);
});
