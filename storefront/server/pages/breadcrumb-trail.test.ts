import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../pricing/load-catalogue.js';
import { catalogueDirectory } from '../pricing/testing/test-catalogue.js';
import { breadcrumbTrail } from './breadcrumb-trail.js';

const { ranges } = await loadCatalogue(catalogueDirectory);

/** The crumbs of a product on the page of an item; without one named, of the item that opens with it. */
function trailOf(id: number, slug?: string) {
  const range = [...ranges.values()].find(({ item, featured_price }) =>
    slug ? item.slug === slug : featured_price.product_id === id,
  );
  const product = range?.products.find((one) => one.id === id);
  if (!range || !product) throw new Error(`There is no page of product ${id}.`);
  return breadcrumbTrail(range, product);
}
const labels = (id: number, slug?: string) => trailOf(id, slug).map((crumb) => crumb.label);

describe('the breadcrumb of a quote page', () => {
  it('starts with Business Cards, which leads to the landing page', () => {
    expect(trailOf(18)[0]).toEqual({
      label: 'Business Cards',
      path: '/business-cards',
    });
  });

  it.each([16, 17, 18])('goes on with Type for product %i', (id) => {
    expect(labels(id)).toEqual(['Business Cards', 'Type', expect.any(String)]);
  });

  it.each([19, 20, 21])('goes on with Material for product %i', (id) => {
    expect(labels(id)).toEqual(['Business Cards', 'Material', expect.any(String)]);
  });

  it('goes on with Type for tags, on the page of a stock too', () => {
    expect(labels(18, 'vintage-kraft-300gsm')).toEqual(['Business Cards', 'Type', 'Swing Tags']);
  });

  it('has neither for a product of another kind', () => {
    expect(labels(3)).toEqual(['Business Cards', 'Standard Vinyl Stickers']);
  });

  it('ends with the product, which is this page and no link', () => {
    expect(trailOf(19).at(-1)).toEqual({
      label: 'Standard Matte 250gsm',
      path: null,
    });
  });

  it('is the root alone while several products are on offer', () => {
    for (const range of ranges.values())
      expect(breadcrumbTrail(range, null).map((crumb) => crumb.label)).toEqual(['Business Cards']);
  });
});
